import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { facts, GREEKS, OASIS, SPARTA, TEMPLE, UNREST, view as tableOf } from "../src/games/imperium/fixture";
import Board from "../src/table/Board.svelte";
import { table, view } from "./samples";

const { cards, ...names } = facts;
const only = (...wanted: number[]) => ({
  facts: { cards: Object.fromEntries(wanted.map((card) => [card, cards[card]])) },
});
const common = { facts: { ...names, cards: { [UNREST]: cards[UNREST] } } };
const DOCUMENTS: Record<string, object> = {
  "/api/v1/games/imperium/facts": common,
  "/api/v1/games/imperium/facts/classics": only(OASIS, TEMPLE),
  "/api/v1/games/imperium/facts/greeks": only(GREEKS, SPARTA),
  "/api/v1/games/sample/facts": { facts: {} },
};
const CONTENTS = { "hand/0": [UNREST, OASIS, SPARTA], "power/0": [GREEKS], "power/1": [GREEKS] };

/** The addresses that were asked for, words left out. */
let asked: string[];
/** What is asked for waits for this. */
let held: Record<string, Promise<void>>;

beforeEach(() => {
  asked = [];
  held = {};
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.startsWith("/api/v1/words")) return new Response("", { headers: { "Content-Type": "text/plain" } });
    asked.push(address);
    await held[address];
    const found = DOCUMENTS[address];
    return found ? Response.json(found) : Response.json({ detail: "no" }, { status: 404 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const room = { names: ["Ana", "Rui"], fresh: [], lines: [] };

test("a table is drawn once all parts of its facts are here, with the cards of each", async () => {
  let come = (): void => {};
  held["/api/v1/games/imperium/facts/greeks"] = new Promise((resolve) => (come = resolve));
  const at = table({ game: "imperium", parts: ["classics", "greeks"] });
  const shown = tableOf(CONTENTS);
  const { rerender } = render(Board, { room, table: at, view: shown });
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText("Oasis")).toBeNull();
  come();
  await vi.waitFor(() => expect(screen.getAllByText("Oasis")).not.toHaveLength(0));
  expect(screen.getAllByText("City of Sparta")).not.toHaveLength(0);
  expect(screen.queryByText("web-table-failed")).toBeNull();

  const later = { ...at, version: 2 };
  await rerender({ room, table: later, view: { ...shown } });
  expect(screen.getAllByText("Oasis")).not.toHaveLength(0);
  expect(asked.toSorted()).toEqual(Object.keys(DOCUMENTS).slice(0, 3));
});

test("a game that has no parts loads its one document", async () => {
  render(Board, { room, table: table(), view: view({ kind: "one", least: 1, most: 1, none: false }, []) });
  await vi.waitFor(() => expect(screen.queryByText("web-opening")).toBeNull());
  expect(asked).toEqual(["/api/v1/games/sample/facts"]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a table whose part cannot be read says so and can be opened again", async () => {
  const at = table({ game: "imperium", parts: ["romans"] });
  const { unmount } = render(Board, { room, table: at, view: tableOf() });
  await screen.findByRole("alert");
  unmount();
  DOCUMENTS["/api/v1/games/imperium/facts/romans"] = only();
  render(Board, { room, table: at, view: tableOf({ "power/0": [UNREST], "power/1": [UNREST] }) });
  await vi.waitFor(() => expect(screen.queryByText("web-opening")).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText("web-table-failed")).toBeNull();
});
