import { describe as group, expect, test } from "vitest";
import { asked, numberOf } from "../../cards/fixture";
import type { View } from "../contract";
import { blueSections, happyRequired, yellowSections } from "./bank";
import { hyphenated, longestPart, yields } from "./describe";
import { familyOf, signed } from "./facts";
import { BRONZE, DESPOTISM, FARM, facts, IRRIGATION, LEGION, RAID, RATS, view } from "./fixture";
import { glyphOf, GLYPHS } from "./glyphs";
import { grid, ofKinds } from "./layout";
import { Model } from "./model";
import { momentOf } from "./moment";

group("a view is read by names", () => {
  test("alike cards share a target and have keys of their own", () => {
    const shown = view({ "military hand I/0": [LEGION, LEGION, RAID] });
    const [stack] = new Model(shown).byAge("military hand", 0);
    const zone = numberOf(shown, "military hand I", 0);
    expect(stack!.cards.map(({ key }) => key)).toEqual([`${LEGION}`, `${LEGION}.1`, `${RAID}`]);
    expect(stack!.cards[1]!.target).toBe(`zone:${zone}:${LEGION}`);
  });

  test("of a pile nobody looks into there are its size and the cards one knows", () => {
    const shown = view({ "future events I/-1": 3 });
    shown.zones[numberOf(shown, "future events I")]!.here = [RATS];
    const [stack] = new Model(shown).byAge("future events");
    expect([stack!.age, stack!.size, stack!.cards.map(({ card }) => card)]).toEqual(["I", 3, [RATS]]);
  });

  test("workers and blue tokens are found by card and seat", () => {
    const model = new Model(view());
    expect([model.workers(0, FARM), model.workers(1, FARM), model.stored(0, FARM)]).toEqual([2, 0, 3]);
  });

  test("cards of the row keep their keys when they slide", () => {
    const raid = { card: RAID, costs: [1, 1], surcharges: [0, 0], discounts: [0, 0] };
    const cards = (places: number[]) => Object.fromEntries(places.map((place) => [place, raid]));
    const keys = (places: number[]) => new Model(view({}, {}, { row: cards(places) })).row.map(({ key }) => key);
    expect(keys([3, 5]).filter((key) => !key.startsWith("empty"))).toEqual([`${RAID}`, `${RAID}.1`]);
    expect(new Set(keys([0, 1])).size).toBe(13);
  });

  test("a zone that is not there is an error", () => {
    expect(() => new Model(view()).zone("attic")).toThrow("attic");
  });
});

group("banks", () => {
  test("the yellow one has five sections, emptied from the left", () => {
    const laid = yellowSections(facts.board, 15);
    expect(laid.map(({ squares }) => squares.length)).toEqual([2, 4, 4, 4, 4]);
    expect(laid.map(({ figures }) => figures)).toEqual([
      [2, 0],
      [3, 1],
      [4, 2],
      [5, 3],
      [7, 4],
    ]);
    expect(laid[1]!.squares).toEqual([false, true, true, true]);
    expect(laid.map(({ current }) => current)).toEqual([false, true, false, false, false]);
  });

  test("more tokens than squares lie in the first section", () => {
    expect(yellowSections(facts.board, 20)[0]!.squares).toEqual([true, true, true, true]);
    expect(blueSections(facts.board, 18)[0]!.squares).toHaveLength(8);
  });

  test("an empty bank has no current section, but needs its faces", () => {
    expect(blueSections(facts.board, 0).some(({ current }) => current)).toBe(false);
    expect(happyRequired(facts.board, 0)).toBe(8);
    expect(happyRequired(facts.board, 25)).toBe(0);
  });
});

group("a board", () => {
  const technologies = new Model(view({ "technologies/0": [FARM, IRRIGATION, BRONZE, DESPOTISM] })).cards(
    "technologies",
    0,
  );

  test("has columns by kind and rows by age, the newest first", () => {
    const { levels, columns } = grid(facts, technologies, "land");
    expect(levels).toEqual([1, 0]);
    expect(columns.map(({ cells }) => cells.map(({ lying }) => lying?.card))).toEqual([
      [IRRIGATION, FARM],
      [undefined, BRONZE],
    ]);
  });

  test("has cards of other kinds apart", () => {
    expect(ofKinds(facts, technologies, ["government"]).map(({ card }) => card)).toEqual([DESPOTISM]);
  });
});

group("what interrupts the turn", () => {
  const moment = (shown: View) => momentOf(new Model(shown), facts);

  test("the question tells it before the revealed card", () => {
    const contents = { "revealed card/-1": [RAID] };
    expect(moment(view(contents, { question: asked("defend", [RAID, 1, 3]) }))).toEqual({
      kind: "attack",
      card: RAID,
      attacker: 1,
      defender: 0,
      missing: 3,
    });
    expect(moment(view(contents))).toEqual({ kind: "event", card: RAID, asked: 0 });
    expect(moment(view())).toBeNull();
  });
});

group("what is printed", () => {
  test("numbers bear their sign", () => {
    expect([signed(2), signed(-1)]).toEqual(["+2", "−1"]);
    expect(yields(facts.cards[FARM]!)).toEqual([{ glyph: "food", figure: "+1" }]);
  });

  test("kinds belong to families", () => {
    expect(
      ["farm", "arena", "air", "civil_technology", "war", "leader"].map((kind) => familyOf(kind as "farm")),
    ).toEqual([...["land", "city", "arms", "special", "attack", "leader"]]);
  });

  test("every kind and every symbol has a drawing, which is a path that ends", () => {
    for (const path of Object.values(GLYPHS)) expect(path).toMatch(/^M.*z$/i);
    const shared = Object.keys(facts.kinds).filter((kind) => glyphOf(kind) === "civil");
    expect(shared).toEqual([]);
  });

  test("names are measured by their longest word", () => {
    expect(longestPart("Military Build-Up")).toBe(8);
    expect(longestPart("Transcontinental Railroad")).toBe(11);
    expect(hyphenated("Military Build-Up")).toBe("Military Build-Up");
    expect(hyphenated("Transcontinental Railroad").split("\u00ad")).toEqual([
      "Tran",
      "scon",
      "ti",
      "nen",
      "tal Railroad",
    ]);
  });
});
