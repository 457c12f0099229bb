import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { message, numberOf, type Contents } from "../../cards/fixture";
import type { Line, TableProps, View } from "../contract";
import { facts, GREEKS, OASIS, props, SPARTA, TEMPLE, view } from "./fixture";
import type { SheetFacts } from "./facts";
import { Table } from "./index";
import { Model, type AutomatonShown } from "./model";
import { lastTurn } from "./steps";

const SHOWN: AutomatonShown = {
  seat: 1,
  level: "chieftain",
  side_number: 0,
  row: null,
  resolving: [],
  die: 0,
  slot: 0,
  covered: 0,
  slots: [
    { is: "face down", zone: "automaton slots", place: 2 },
    { is: "face down", zone: "automaton slots", place: 1 },
    { is: "face down", zone: "automaton slots", place: 0 },
    { is: "empty" },
  ],
  tokens: [0, 0, 2, 0, 1],
  merchant_empire: false,
  played: [],
  discarded: [],
};
const SHEET: SheetFacts = {
  edition: message("Horizons"),
  ours: false,
  levels: { chieftain: message("Chieftain") },
  merchant: [message("Merchant"), message("Merchant Empire")],
  sides: [
    {
      name: message("Barbarian"),
      rows: [
        { number: 0, trigger: message("Region cards"), text: [message("play this card")] },
        { number: 1, trigger: message("Routes only"), text: [message("play and trigger it")], routes: true },
        { number: 2, trigger: message("Any other"), text: [message("gain 1"), message("discard this")] },
      ],
    },
  ],
  journey: [],
};
const CONTENTS: Contents = {
  "power/1": [GREEKS],
  "play area/1": [TEMPLE, OASIS],
  "discard pile/1": [OASIS, SPARTA],
  "automaton slots/1": 3,
  "draw deck/1": 4,
  "dynasty deck/1": 9,
};

/** A table of the automaton, which lies at seat 2. */
function solo(shown: Partial<AutomatonShown> = {}, contents: Contents = {}, more: Partial<View> = {}): View {
  const seen = view({ ...CONTENTS, ...contents }, more);
  seen.board["automaton"] = { ...SHOWN, ...shown };
  return seen;
}

function solely(seen: View, more: Partial<TableProps> = {}, sheet = SHEET): TableProps {
  return { ...props(seen, more), facts: { ...facts, sheet } as unknown as Record<string, unknown> };
}

function line(position: number, text: string, targets: string[] = []): Line {
  return { position, turn: 0, seat: 1, text: message(text), targets };
}

/** One turn after another, each brought about by the choice of a position. */
const turn = (position: number): Line[] => [
  line(position, "you draw"),
  line(position, `rolls ${position}`, ["die:3"]),
  line(position, "resolves Oasis", ["zone:40:199", "row:0:0"]),
  line(position, "plays Oasis", ["zone:39:199"]),
  line(position, "resolves Temple", ["zone:40:72", "row:0:2"]),
  line(position, "a round begins", [`round:${position}`]),
];

const area = () => within(screen.getByRole("region", { name: "Bruno" }));
const panel = () => within(screen.getByRole("region", { name: "steps" }));

beforeEach(() => localStorage.clear());

test("a turn is told from its die to the next round, each card with what came of it", () => {
  const found = lastTurn([...turn(5), line(8, "you play"), ...turn(9), line(11, "you play")])!;
  expect(found.position).toBe(9);
  expect(found.steps.map(({ head, told, at }) => [head.id, told.map(({ id }) => id), at])).toEqual([
    ["rolls 9", [], undefined],
    ["resolves Oasis", ["plays Oasis"], { side: 0, row: 0 }],
    ["resolves Temple", [], { side: 0, row: 2 }],
  ]);
});

test("a turn in which somebody is asked goes on after the answer", () => {
  const steps = lastTurn([
    ...turn(5).slice(0, 3),
    line(6, "you give way"),
    line(6, "resolves Temple", ["row:0:2"]),
  ])!.steps;
  expect(steps.map(({ head }) => head.id)).toEqual(["rolls 5", "resolves Oasis", "resolves Temple"]);
  expect(steps[1]!.told.map(({ id }) => id)).toEqual(["you give way"]);
});

test("a log without a turn of the automaton has none to tell", () => {
  expect(lastTurn([line(1, "you play")])).toBeUndefined();
});

test("slots show what is known, what the die covers and what is being resolved", () => {
  const seen = solo(
    {
      die: 2,
      covered: 2,
      slot: 1,
      resolving: [SPARTA],
      slots: [{ is: "empty" }, ...SHOWN.slots.slice(1, 3), { is: "closed" }],
    },
    { "being played/1": [SPARTA] },
  );
  const slots = seen.zones.find((zone) => zone.name === "automaton slots" && zone.owner === 1)!;
  slots.placed = [[1, TEMPLE]];
  const found = new Model(seen).cardSlots(new Model(seen).automaton!);
  expect(found.map(({ is, card, covered }) => [is, card, covered])).toEqual([
    ["resolving", SPARTA, false],
    ["face down", TEMPLE, true],
    ["face down", undefined, false],
    ["closed", undefined, false],
  ]);
});

test("known cards on top of a deck are told down to the first unknown one", () => {
  const seen = solo();
  const deck = seen.zones[numberOf(seen, "draw deck", 1)]!;
  deck.placed = [
    [0, SPARTA],
    [2, OASIS],
    [3, TEMPLE],
  ];
  expect(new Model(seen).topCards(deck).map(({ card }) => card)).toEqual([TEMPLE, OASIS]);
});

test("its area has its level, its slots, its piles and its cards in the order in which they came", () => {
  render(Table, solely(solo({ played: [OASIS, TEMPLE], discarded: [SPARTA, OASIS] })));
  expect(area().getByText("level Chieftain")).toBeTruthy();
  expect(area().getAllByText("slot-face-down")).toHaveLength(3);
  expect(area().getByText("slot-empty")).toBeTruthy();
  const played = within(area().getByRole("list", { name: "Play area" }));
  expect(played.getAllByRole("button").map((card) => card.querySelector(".unseen")!.textContent)).toEqual([
    "Greeks",
    "Oasis",
    "Temple",
  ]);
  expect(area().queryByText("exhaust-tokens")).toBeNull();
});

test("the discard pile shows what was discarded last first", async () => {
  render(Table, solely(solo({ played: [TEMPLE, OASIS], discarded: [SPARTA, OASIS] })));
  await fireEvent.click(area().getByRole("button", { name: /Discard pile/ }));
  const drawer = within(area().getByRole("region", { name: "Discard pile" }));
  expect(drawer.getAllByRole("button").map((card) => card.querySelector(".unseen")!.textContent)).toEqual([
    "Oasis",
    "City of Sparta",
  ]);
});

test("its state card has the rows there are at this table, and marks the one that is resolved", () => {
  render(Table, solely(solo({ row: 2 })));
  const rows = [...document.querySelectorAll("[data-row]")];
  expect(rows.map((row) => row.getAttribute("data-row"))).toEqual(["0", "2"]);
  expect(rows.map((row) => row.textContent?.includes("row-here"))).toEqual([false, true]);
  expect(rows[1]!.textContent).toContain("Gain 1. Discard this.");
});

test("a line of the log lights the row it speaks of", () => {
  render(Table, solely(solo(), { highlight: new Set(["row:0:2"]) }));
  expect(document.querySelector('[data-row="2"]')!.classList).toContain("lit");
});

test("a sheet of ours says so", () => {
  render(Table, solely(solo(), {}, { ...SHEET, ours: true }));
  expect(area().getByText("ours")).toBeTruthy();
});

test("a new turn is walked through step by step, and its row is marked", async () => {
  const seen = solo();
  const { rerender } = render(Table, solely(seen, { lines: turn(5) }));
  expect(panel().queryByTestId("step-next"), "what was before is not walked through").toBeNull();
  await rerender(solely(seen, { lines: [...turn(5), ...turn(9)] }));
  expect(panel().getByText("step-of 1 3")).toBeTruthy();
  await fireEvent.click(panel().getByTestId("step-next"));
  expect(panel().getByText(/Resolves Oasis/)).toBeTruthy();
  expect(document.querySelector('[data-row="0"]')!.textContent).toContain("row-here");
  await fireEvent.click(panel().getByTestId("step-next"));
  expect(document.querySelector('[data-row="2"]')!.textContent).toContain("row-here");
  await fireEvent.click(panel().getByTestId("step-back"));
  expect(panel().getByText("step-of 2 3")).toBeTruthy();
  await fireEvent.click(panel().getByTestId("step-skip"));
  expect(panel().queryByTestId("step-next")).toBeNull();
  expect(document.body.textContent).not.toContain("row-here");
});

test("a turn taken back is not walked through again", async () => {
  const seen = solo();
  const { rerender } = render(Table, solely(seen, { lines: [...turn(5), ...turn(9)] }));
  await rerender(solely(seen, { lines: turn(5) }));
  expect(panel().queryByTestId("step-next")).toBeNull();
});

test("who wants its turns at once gets them so, and can still have them shown", async () => {
  const seen = solo();
  const { rerender } = render(Table, solely(seen, { lines: turn(5) }));
  await fireEvent.change(panel().getByRole("combobox"), { target: { value: "once" } });
  await rerender(solely(seen, { lines: [...turn(5), ...turn(9)] }));
  expect(panel().queryByTestId("step-next")).toBeNull();
  await fireEvent.click(panel().getByRole("button", { name: "steps-show" }));
  expect(panel().getByText(/Resolves Temple/)).toBeTruthy();
  await fireEvent.click(panel().getByRole("button", { name: "step-again" }));
  expect(panel().getByText("step-of 1 3")).toBeTruthy();
});

test("a table without an automaton has neither its area nor its steps", () => {
  render(Table, props(view(CONTENTS), { lines: turn(5) }));
  expect(screen.queryByRole("region", { name: "steps" })).toBeNull();
  expect(document.querySelector(".automaton")).toBeNull();
});
