import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe as group, expect, test, vi } from "vitest";
import { asked, numberOf, option } from "../../cards/fixture";
import type { Refusal, TableProps, View } from "../contract";
import * as fixture from "./fixture";
import { Table } from "./index";

const {
  BONUS,
  DESPOTISM,
  FARM,
  IRRIGATION,
  LEGION,
  PYRAMIDS,
  RAID,
  RATS,
  RICH_LAND,
  SUPREMACY,
  TERRITORY,
  TREATY,
  WARRIORS,
} = fixture;
const { civilization, props, view } = fixture;

const choose = vi.fn();
const why = vi.fn();
afterEach(() => vi.clearAllMocks());

function show(shown: View, more: Partial<TableProps> = {}) {
  return render(Table, props(shown, { choose, why, ...more }));
}

const region = (name: string) => within(screen.getByRole("region", { name }));
const refusal = (target: string) =>
  new Map([[target, [{ action: { id: "a" }, reason: { id: "b" }, rule: "", target } as Refusal]]]);

group("clicking a card", () => {
  test("one option is taken by its code", async () => {
    const shown = view({ "civil hand/0": [RICH_LAND] });
    const target = `zone:${numberOf(shown, "civil hand", 0)}:${RICH_LAND}`;
    show(shown, { glow: new Map([[target, [option(RICH_LAND, target)]]]) });
    await fireEvent.click(region("civil-hand").getByRole("button", { name: "Rich Land (A), usable" }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(RICH_LAND);
  });

  test("several options at one thing are left to the shell", async () => {
    const shown = view();
    const target = `zone:${numberOf(shown, "technologies", 0)}:${FARM}`;
    show(shown, { glow: new Map([[target, [option(265, target), option(300, target)]]]) });
    await fireEvent.click(
      screen.getByRole("button", { name: /^Agriculture, workers 2, stored 3, build-cost 2, usable$/ }),
    );
    expect(choose).toHaveBeenCalledExactlyOnceWith(target);
  });

  test("what cannot be used tells why", async () => {
    const shown = view();
    const target = `zone:${numberOf(shown, "technologies", 0)}:${WARRIORS}`;
    show(shown, { refusals: refusal(target) });
    await fireEvent.click(screen.getByRole("button", { name: /^Warriors.*why-not$/ }));
    expect(why).toHaveBeenCalledExactlyOnceWith(target);
    expect(choose).not.toHaveBeenCalled();
  });

  test("anything else is looked at closely", async () => {
    show(view());
    await fireEvent.click(screen.getByRole("button", { name: "Despotism" }));
    expect(document.querySelector(".zoom")?.textContent).toContain("What Despotism does");
    expect(choose).not.toHaveBeenCalled();
    expect(why).not.toHaveBeenCalled();
  });
});

test("of alike cards as many are marked as are picked", () => {
  const shown = view({ "military hand I/0": [BONUS, BONUS] });
  const target = `zone:${numberOf(shown, "military hand I", 0)}:${BONUS}`;
  const candidates = [option(BONUS, target), option(BONUS, target)];
  const question = { ...shown.question!, pick: { kind: "many" as const, least: 1, most: 2, none: false } };
  show({ ...shown, candidates, question }, { glow: new Map([[target, candidates]]), picked: [BONUS] });
  const pressed = region("military-hand")
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-pressed"));
  expect(pressed).toEqual(["true", "false"]);
});

group("the card row", () => {
  const row = {
    2: { card: RICH_LAND, costs: [1, 1], surcharges: [0, 0], discounts: [0, 0] },
    6: { card: PYRAMIDS, costs: [3, 2], surcharges: [2, 0], discounts: [1, 0] },
  };
  const shown = view({ "card row/-1": [PYRAMIDS, RICH_LAND] }, {}, { row });

  test("tells what a card costs the viewer, and why it is not what the space costs", () => {
    show(shown);
    const spaces = region("row");
    expect(spaces.getByRole("button", { name: "Rich Land (A), take-cost 1" })).toBeTruthy();
    expect(
      spaces.getByRole("button", { name: "Pyramids, take-cost 3, space-cost 2, surcharge 2, discount 1" }),
    ).toBeTruthy();
    expect(spaces.getAllByText("empty-space")).toHaveLength(7);
  });

  test("spaces are chosen, or tell why not", async () => {
    show(shown, { glow: new Map([["slot:6", [option(256, "slot:6")]]]), refusals: refusal("slot:2") });
    await fireEvent.click(screen.getByRole("button", { name: /^Pyramids/ }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(256);
    await fireEvent.click(screen.getByRole("button", { name: /^Rich Land/ }));
    expect(why).toHaveBeenCalledExactlyOnceWith("slot:2");
  });

  test("a log line about the card lights its space", () => {
    show(shown, { highlight: new Set([`zone:${numberOf(shown, "card row")}:${PYRAMIDS}`]) });
    expect(document.querySelector('[data-target="slot:6"]')?.classList).toContain("lit");
  });
});

group("a civilization", () => {
  test("shows its stocks with what comes and goes", () => {
    show(view());
    const figures = region("own-board");
    expect(figures.getByText("consumed 1")).toBeTruthy();
    expect(figures.getByText("yellow-bank 16")).toBeTruthy();
    expect(figures.getByText("civil-actions 4 4")).toBeTruthy();
    expect(figures.getByText("after 6")).toBeTruthy();
  });

  test("grows by the button at its bank", async () => {
    show(view(), { glow: new Map([["yellow:0", [option(263, "yellow:0", "increase population")]]]) });
    await fireEvent.click(region("own-board").getByRole("button", { name: "increase population" }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(263);
  });

  test("tells how far its wonder is", () => {
    show(view({ "unfinished wonder/0": [PYRAMIDS] }));
    expect(
      screen.getByRole("button", { name: "Pyramids, unfinished, stages-built 1 3, stages-left 2, 1" }),
    ).toBeTruthy();
  });

  test("an uprising is told in words", () => {
    const civilizations = [civilization({ uprising: true, discontent: 2 }), civilization()];
    show(view({}, {}, { civilizations }));
    expect(region("own-board").getByText("uprising")).toBeTruthy();
  });
});

group("others", () => {
  test("their boards are one tap away, and one's own as near", async () => {
    show(view({ "leader/1": [], "civil hand/1": [RICH_LAND], "military hand I/1": 2 }));
    await fireEvent.click(screen.getByRole("button", { name: /Bruno/ }));
    const board = region("board-of Bruno");
    expect(board.getByRole("button", { name: "Rich Land (A)" })).toBeTruthy();
    expect(board.getByText("military-cards 2 I")).toBeTruthy();
    await fireEvent.click(board.getByRole("button", { name: "back" }));
    expect(screen.getByRole("region", { name: "own-board" })).toBeTruthy();
  });

  test("a choice on another's board brings that board", () => {
    const shown = view({}, { question: asked("raid", [1]) });
    const target = `zone:${numberOf(shown, "technologies", 1)}:${FARM}`;
    show(shown, { glow: new Map([[target, [option(FARM, target)]]]) });
    expect(region("board-of Bruno").getByRole("button", { name: /^Agriculture.*usable$/ })).toBeTruthy();
  });

  test("tell why they cannot be attacked", async () => {
    show(view(), { refusals: refusal("seat:1") });
    await fireEvent.click(screen.getByRole("button", { name: "why-not" }));
    expect(why).toHaveBeenCalledExactlyOnceWith("seat:1");
  });

  test("who has resigned has no board", async () => {
    show(view({}, {}, { civilizations: [civilization({ against: {} }), { resigned: true }] }));
    await fireEvent.click(screen.getByRole("button", { name: /Bruno/ }));
    expect(region("board-of Bruno").getByText("resigned")).toBeTruthy();
  });
});

group("what interrupts the turn", () => {
  test("an auction is answered with bids", async () => {
    const options = [option(-1, "", "pass"), option(3, "", "bid 3")];
    const standing = { bid: 2, bidder: 1, bidding: [0, 1], forces: [5, 3] };
    const question = asked("bid", [TERRITORY, 2]);
    show(view({ "revealed card/-1": [TERRITORY] }, { question, options }, { auction: standing }));
    const auction = region("auction");
    expect(auction.getByText("highest-bid 2")).toBeTruthy();
    expect(auction.getByText("bids 2").closest("li")?.textContent).toContain("Bruno");
    expect(auction.getByText("could-send 5 0").closest("li")?.textContent).toContain("Ana");
    await fireEvent.click(auction.getByRole("button", { name: "bid 3" }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(3);
  });

  test("who is out of an auction is told so", () => {
    const standing = { bid: 0, bidder: -1, bidding: [0], forces: [5, 3] };
    show(view({ "revealed card/-1": [TERRITORY] }, { question: asked("bid", [TERRITORY, 0]) }, { auction: standing }));
    expect(region("auction").getByText("no-bid")).toBeTruthy();
    expect(region("auction").getByText("out").closest("li")?.textContent).toContain("Bruno");
  });

  test("an action card lies open while it is carried out, and the row stays", () => {
    const row = { 6: { card: PYRAMIDS, costs: [2, 2], surcharges: [0, 0], discounts: [0, 0] } };
    show(view({ "revealed card/-1": [RICH_LAND] }, { question: asked("by-card", [1]) }, { row }));
    expect(region("order").getByText("What Rich Land (A) does")).toBeTruthy();
    expect(screen.getByRole("region", { name: "row" }).closest("details")).toBeNull();
  });

  test("a defence shows both strengths and what is missing", () => {
    const civilizations = [civilization(), civilization({ against: { "0": [5, 1] } })];
    show(view({ "revealed card/-1": [RAID] }, { question: asked("defend", [RAID, 1, 4]) }, { civilizations }));
    expect(region("attack").getByText("missing Ana 4")).toBeTruthy();
    expect(region("attack").getByText("5")).toBeTruthy();
  });

  test("a pact is offered with the side one would take", () => {
    show(view({}, { question: asked("accept", [SUPREMACY, 1, 0]) }));
    expect(region("offer").getByText("offers-sided Bruno Ana B")).toBeTruthy();
  });

  test("an event lies open while it is resolved; others are waited for", () => {
    show(view({ "revealed card/-1": [RATS] }, { question: asked("lose-mix", [2], 1) }));
    expect(region("event").getByText("What Rats does")).toBeTruthy();
    expect(region("event").getByText("deciding Bruno")).toBeTruthy();
  });
});

test("events, wars, pacts and tactics lie on the table, with what one knows of them", () => {
  const contents = { "future events I/-1": [RATS], "current events A/-1": 5, "common tactics/-1": [LEGION] };
  const shown = view({ ...contents, "pact/0": [TREATY] });
  Object.assign(shown.counters, {
    "pact partner": [2, 0],
    "declared wars": [0, RAID, 0, 0],
    "war rivals": [0, 1, 0, 0],
  });
  show(shown);
  const affairs = within(screen.getByRole("complementary", { name: "affairs" }));
  expect(affairs.getByText("of-age 5 A")).toBeTruthy();
  for (const name of ["Rats", "Legion", "Peace Treaty", "Raid"]) {
    expect(affairs.getByRole("button", { name })).toBeTruthy();
  }
  expect(affairs.getByText("war-on Bruno Ana")).toBeTruthy();
  expect(affairs.getByText("pact-even Ana Bruno")).toBeTruthy();
});

test("a log line lights the card of the seat it speaks of", () => {
  show(view(), { highlight: new Set([`card:${DESPOTISM}`, "seat:0"]) });
  expect(screen.getByRole("button", { name: "Despotism" }).classList).toContain("lit");
});

test("a card that moves is drawn where it lies now", async () => {
  const { rerender } = show(view({ "civil hand/0": [IRRIGATION] }));
  await rerender(props(view({ "technologies/0": [FARM, IRRIGATION] })));
  expect(region("block-land").getByRole("button", { name: /^Irrigation, workers 0/ })).toBeTruthy();
});

test("a spectator sees every seat and no hand", () => {
  show(view({}, { seat: null }));
  expect(screen.getByRole("region", { name: "board-of Ana" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "military-hand" })).toBeNull();
});

test("the row of the starting player says so, whichever seat it is", () => {
  const shown = view();
  shown.counters["starting player"] = [1];
  show(shown);
  expect(screen.getByText("starts").closest("tr")?.textContent).toContain("Bruno");
});

test("the end is told: the last round and who won", () => {
  const shown = view({}, { over: true, question: null, scores: [40, 52], winners: [1] });
  shown.board.last_round = 20;
  show(shown);
  expect(screen.getByText("last-round 20")).toBeTruthy();
  expect(screen.getAllByText("winner")).toHaveLength(1);
});
