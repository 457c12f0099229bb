import { expect, test } from "vitest";
import { backoff } from "../src/api/live";
import { Room } from "../src/table/room.svelte";
import { line, option, table, view } from "./samples";

test("an older view does not come after a newer one", () => {
  const room = new Room("t");
  room.hear(table({ version: 5, position: 2 }));
  room.hear(table({ version: 4, position: 1 }));
  expect(room.table?.position).toBe(2);
});

test("new lines are fresh, those of the first view are not", () => {
  const room = new Room("t");
  room.hear(table({ version: 1, position: 1, lines: [line(1)] }));
  expect(room.fresh).toEqual([]);
  room.hear(table({ version: 3, position: 3, after: 1, lines: [line(2), line(3)] }));
  expect(room.fresh.map((each) => each.position)).toEqual([2, 3]);
  expect(room.lines).toHaveLength(3);
});

test("views that come together are shown as one, and no line is lost", () => {
  const room = new Room("t");
  room.hear(table({ version: 1, position: 1, lines: [line(1)] }));
  room.hear(
    table({ version: 2, position: 2, after: 1, lines: [line(2)] }),
    table({ version: 3, position: 3, after: 2, lines: [line(3)] }),
  );
  expect(room.lines.map((each) => each.position)).toEqual([1, 2, 3]);
  expect(room.fresh.map((each) => each.position)).toEqual([2, 3]);
});

test("the same version again brings no new board, but what was said meanwhile", () => {
  const room = new Room("t");
  const board = view({ kind: "one", least: 1, most: 1, none: false }, [option(1)]);
  room.hear(table({ version: 1, view: board, lines: [line(1)] }));
  const said = { number: 1, seat: 1, name: "Rui", kind: "chat", text: "hi", at: "" } as const;
  room.hear(table({ version: 1, view: { ...board }, lines: [line(1)], talk: [said] }));
  expect(room.table?.view).toBe(board);
  expect(room.table?.talk).toEqual([said]);
  expect(room.lines).toHaveLength(1);
});

test("the device is covered when another of its players is asked", () => {
  const room = new Room("t");
  room.hear(table({ mine: [0, 1], seat: null, asked: [1] }));
  expect(room.nextEyes).toEqual([1]);
  room.seat = 1;
  expect(room.covered).toBe(false);
  room.hear(table({ version: 2, mine: [0, 1], seat: 1, asked: [0] }));
  expect(room.nextEyes).toEqual([0]);
});

test("no cover while only others are asked, nor after the end", () => {
  const room = new Room("t");
  room.seat = 1;
  room.hear(table({ mine: [0, 1], seat: 1, asked: [] }));
  expect(room.covered).toBe(false);
  room.hear(table({ version: 2, mine: [0, 1], seat: 1, asked: [], status: "over" }));
  expect(room.covered).toBe(false);
});

test("a view for other eyes is not shown", () => {
  const room = new Room("t");
  room.seat = 1;
  room.hear(table({ mine: [0, 1], seat: 0 }));
  expect(room.table).toBeNull();
});

test("tries to reconnect wait longer and longer, up to a limit", () => {
  expect(backoff(0, 0.5)).toBe(400);
  expect(backoff(3, 0.5)).toBe(3200);
  expect(backoff(20, 0.5)).toBe(15_000);
});
