import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Line, Option, Refusal, TableProps, View } from "../contract";
import { sampleProps, sampleView } from "./sample";
import Table from "./Table.svelte";

beforeAll(() => {
  // jsdom lays nothing out: the map gets a size.
  for (const [side, size] of [
    ["clientWidth", 800],
    ["clientHeight", 600],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });
  }
});
afterEach(cleanup);

const option = (code: number, target: string): Option => ({
  code,
  target,
  text: { id: `do ${code}` },
  loss: false,
  resigns: false,
  group: "",
  parts: [],
});
const refusal = (target: string): Refusal => ({
  action: { id: "act" },
  reason: { id: "dear" },
  rule: "mare:3",
  target,
});

interface Moment {
  view?: View;
  options?: Option[];
  refusals?: Refusal[];
  change?: Partial<TableProps>;
}

function sit({ view = sampleView(), options = [], refusals = [], change = {} }: Moment) {
  const [choose, why] = [vi.fn(), vi.fn()];
  const { container } = render(Table, sampleProps(view, options, refusals, { choose, why, ...change }));
  const at = (target: string) => container.querySelector<HTMLElement>(`[data-target="${target}"]`)!;
  return { container, at, choose, why };
}

it("takes the only option of a thing, and lets the shell choose among several", async () => {
  const view = { ...sampleView(), question: { ...sampleView().question!, kind: "march" } };
  const { at, choose } = sit({ view, options: [option(4, "province:0"), option(5, "sea:0"), option(6, "sea:0")] });
  await fireEvent.click(at("province:0"));
  await fireEvent.click(at("sea:0"));
  expect(choose.mock.calls).toEqual([[4], ["sea:0"]]);
});

it("shows what can be built in a place before anything is built", async () => {
  const { at, choose } = sit({ options: [option(4, "province:0"), option(9, "icon:2")] });
  await fireEvent.click(at("province:0"));
  await fireEvent.click(at("icon:2"));
  expect(choose.mock.calls).toEqual([["province:0"], [9]]);
});

it("asks why of what is refused, and nothing of the rest", async () => {
  const { at, why, choose } = sit({ refusals: [refusal("icon:0")] });
  await fireEvent.click(at("icon:0"));
  await fireEvent.click(at("province:1"));
  expect(why.mock.calls).toEqual([["icon:0"]]);
  expect(choose).not.toHaveBeenCalled();
});

it("names places for those who cannot see them", () => {
  const { at } = sit({});
  expect(at("province:0").getAttribute("aria-label")).toContain("mare-web-controlled Ana");
  expect(at("sea:0").getAttribute("aria-label")).toContain("mare-web-triremes 3 Bruno");
});

it("is played with the keyboard", async () => {
  const view = { ...sampleView(), question: { ...sampleView().question!, kind: "march" } };
  const { at, choose } = sit({ view, options: [option(4, "province:0"), option(9, "icon:2")] });
  expect(at("province:0").tabIndex).toBe(0);
  expect(at("province:1").tabIndex).toBe(-1);
  await fireEvent.keyDown(at("province:0"), { key: "Enter" });
  await fireEvent.keyDown(at("icon:2"), { key: " " });
  expect(choose.mock.calls).toEqual([[4], [9]]);
  at("province:0").focus();
  await fireEvent.keyDown(at("province:0"), { key: "ArrowUp" });
  expect(document.activeElement).toBe(at("province:1"));
});

it("shows the own stock only to its owner, and how much of it is picked", () => {
  const mine = sit({ options: [option(1, "zone:2:1")], change: { picked: [1, 1] } });
  expect(mine.at("zone:2:1").textContent).toContain("✓2");
  cleanup();
  sit({ view: sampleView({ seat: null }) });
  expect(screen.queryByText("mare-table-stock")).toBeNull();
});

it("throws the dice of a battle until the scene is closed", async () => {
  const line = (id: string, args: Line["text"]["args"]): Line => ({
    position: 0,
    turn: 0,
    seat: 0,
    targets: [],
    text: { id, args },
  });
  const place = { id: "Italia" };
  const player = (seat: number) => ({ id: "player", args: { seat } });
  sit({
    change: {
      fresh: [
        line("mare-log-battle", { player: player(1), other: player(2), place }),
        line("log-roll", { result: 5, sides: 6 }),
        line("mare-log-battle-roll", { player: player(1), total: 6, hits: 1, place }),
      ],
    },
  });
  expect(screen.getByText("mare-web-battle Italia")).toBeTruthy();
  expect(screen.getByRole("img", { name: "5" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "mare-web-close" }));
  expect(screen.queryByText("mare-web-battle Italia")).toBeNull();
});

it("says what a tile costs each seat when they differ", () => {
  const { at } = sit({});
  expect(at("tile:0").textContent).toContain("mare-web-cost-for Bruno 8");
});

it("tells who won and how", () => {
  const view = sampleView({ over: true, question: null, winners: [1] });
  view.counters.victory = [0, 2, 0];
  const { container } = sit({ view });
  expect(container.querySelector(".won")?.textContent).toMatch(/Bruno.*fame/s);
});
