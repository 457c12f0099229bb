import { render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import * as client from "../src/api/client";
import type { TableView } from "../src/api/client";
import { givenName, seatName, seatNote } from "../src/shell/seats";
import ReplayPage from "../src/replay/ReplayPage.svelte";
import TablePage from "../src/table/TablePage.svelte";
import { words } from "../src/words/index.svelte";
import { line, table } from "./samples";

vi.mock("../src/api/live", () => ({ follow: () => () => {} }));

const CATALOGUES = import.meta.glob<string>("../../src/civitas/locale/en/{web,kernel}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** A page takes its time on a busy machine. */
const PATIENT = { timeout: 4000 };
const [human] = table().seats;
const player = (seat: number) => ({ id: "player", args: { seat } });
const chosen = { ...line(1, 1), text: { id: "log-commit", args: { player: player(2) } } };

/** A server with one table, and the words of the shell. */
function serve(view: TableView): void {
  vi.spyOn(client, "get").mockImplementation((path: string) => {
    if (path.includes("/words/")) return Promise.resolve(Object.values(CATALOGUES).join("\n")) as never;
    if (path.endsWith("/{position}"))
      return Promise.resolve({ view: null, choice: null, earlier: [], lines: [chosen] }) as never;
    if (path.endsWith("/replay")) return Promise.resolve({ positions: 0, everything: false, turns: [] }) as never;
    return Promise.resolve(view) as never;
  });
}

beforeAll(async () => {
  serve(table());
  await words.speak("en");
});

test("a seat is called as its player, a bot has a name of its own, and who has none goes by the seat", () => {
  const seats = [human!, { ...human!, number: 1, kind: "bot" as const, name: "" }, { ...human!, number: 2, name: "" }];
  expect(seats.map(givenName)).toEqual(["Ana", "Brutus", ""]);
  expect(seats.map(seatName)).toEqual(["Ana", "Brutus", "Player 3"]);
});

test("whoever has no name is not called like somebody at the table on the screen", () => {
  words.names = ["Ana", "Rui", "Eva"];
  expect(seatName({ ...human!, number: 2, name: "" })).toBe("Player 3");
  words.names = [];
});

test.each([
  ["table", TablePage, { name: "table", table: "t" } as const],
  ["replay", ReplayPage, { name: "replay", table: "t", at: 0 } as const],
])("the names of a table are said at its %s and nowhere else", async (_, Page, page) => {
  serve(table({ status: "waiting" }));
  expect(words.say(player(2))).toBe("Player 2");
  const { unmount } = render(Page as typeof TablePage, { page: page as never });
  await waitFor(() => expect(words.say(player(2))).toBe("Rui"), PATIENT);
  unmount();
  expect(words.say(player(2))).toBe("Player 2");
});

test("the log calls the players by name", async () => {
  serve(table());
  render(ReplayPage, { page: { name: "replay", table: "t", at: 0 } });
  expect(await screen.findByText("Rui has chosen in secret.", {}, PATIENT)).toBeTruthy();
});

test("the table and the replay of a game against the automaton settle on what the players are called", async () => {
  const seats = [human!, { ...human!, number: 1, kind: "automaton" as const, name: "", mine: false }];
  serve({ ...table(), seats });
  for (const [page, at] of [
    [TablePage, { name: "table", table: "t1" }],
    [ReplayPage, { name: "replay", table: "t1", at: null }],
  ] as const) {
    const { unmount } = render(page as typeof TablePage, { page: at as never });
    await waitFor(() => expect(words.names).toEqual(["Ana", "Automaton"]), PATIENT);
    unmount();
  }
});

test("the automaton is called what it is, in the language of the reader", () => {
  const automaton = { ...human!, number: 1, kind: "automaton" as const, name: "" };
  expect(seatName(automaton)).toBe("Automaton");
  expect(seatNote(automaton)).toBe("plays by itself");
});
