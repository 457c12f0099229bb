import { describe, expect, it } from "vitest";
import { modelOf, NOBODY, sets, stockOf } from "./model";
import { Names } from "./names";
import { FACTS, sampleView, SPEECH } from "./sample";

describe("the view in the table's terms", () => {
  const view = sampleView();
  const model = modelOf(view, FACTS);

  it("puts pieces where they stand", () => {
    const [italia, thule] = model.provinces;
    expect(italia).toMatchObject({ control: 0, claim: NOBODY, home: 0 });
    expect(italia?.armies).toEqual([{ seat: 0, legions: 2, fortresses: 0 }]);
    expect(italia?.icons.map(({ built }) => built)).toEqual([false, true]);
    expect(thule).toMatchObject({ control: NOBODY, claim: 1 });
    expect(thule?.armies).toEqual([
      { seat: 0, legions: 1, fortresses: 0 },
      { seat: 1, legions: 0, fortresses: 1 },
    ]);
    expect(thule?.icons[0]?.rider).toBe(0);
    expect(model.seas[0]?.fleets).toEqual([{ seat: 1, triremes: 3 }]);
  });

  it("knows what seats have and lead", () => {
    expect(model.seats.map(({ titles }) => titles)).toEqual([[0], [1, 2], []]);
    expect(model.seats.map(({ stock }) => stock)).toEqual([5, 4, 3]);
    expect(model.seats[0]?.asked).toBe(true);
    expect(model.display).toEqual([{ tile: 0, costs: [7, 8, 7] }]);
  });

  it("counts the own stock, coins first, and the sets it makes", () => {
    const stock = stockOf(view, FACTS, 0);
    expect(stock.map(({ token, count }) => [token, count])).toEqual([
      [2, 2],
      [0, 1],
      [1, 2],
    ]);
    expect(sets(stock, FACTS)).toEqual({ coins: 2, goods: 2 });
    expect(
      sets(
        [
          { zone: 0, token: 3, count: 1 },
          { zone: 0, token: 0, count: 1 },
        ],
        FACTS,
      ).goods,
    ).toBe(1);
    expect(stockOf(view, FACTS, 1)).toEqual([]);
  });

  it("tells offers that are awaited, hidden and open apart", () => {
    const offers = (change: Parameters<typeof sampleView>[0]) =>
      modelOf(sampleView(change), FACTS).seats.map(({ offered }) => offered);
    const question = { ...view.question!, kind: "offer" };
    expect(offers({ question, commits: [] })).toEqual(["awaited", "none", "awaited"]);
    expect(offers({ question, commits: [[0, 1], [], null] })).toEqual(["hidden", "none", "hidden"]);
    expect(offers({ commits: [[0, 1], [], [2]] })).toEqual(["open", "none", "open"]);
    expect(offers({})).toEqual(["none", "none", "none"]);
  });
});

describe("names", () => {
  const model = modelOf(sampleView(), FACTS);
  const names = new Names(FACTS, SPEECH, ["Ana", "Bruno", "Clara"]);

  it("calls places of another map by their id", () => {
    expect(names.province("italia")).toBe("Italia");
    expect(names.province("thule")).toBe("mare-place thule");
  });

  it("tells everything of a province", () => {
    const said = names.provinceDetails(model.provinces[1]!).join("|");
    expect(said).toContain("mare-web-uncontrolled");
    expect(said).toContain("mare-web-claimed Bruno");
    expect(said).toContain("mare-web-legions 1 Ana");
    expect(said).toContain("mare-web-fortress Bruno");
    expect(said).toContain("mare-web-held mare-caravan oil Ana");
  });

  it("names tokens, legendary ones too", () => {
    expect([0, 2, 3].map(names.token)).toEqual(["wine", "coin", "mare-legendary-good wine"]);
  });
});
