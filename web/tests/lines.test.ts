import { expect, test } from "vitest";
import { byTurn, merged, since } from "../src/api/lines";
import { line } from "./samples";

test("lines after the common position are replaced, those before are kept", () => {
  const known = [line(1), line(2, 0, "undone"), line(3, 0, "undone")];
  const now = merged(known, 1, [line(2, 0, "new")]);
  expect(now.map((each) => [each.position, each.text.id])).toEqual([
    [1, "line"],
    [2, "new"],
  ]);
});

test("hearing the same lines again changes nothing", () => {
  const lines = [line(1), line(2), line(2)];
  expect(merged(merged([], 0, lines), 0, lines)).toEqual(lines);
  expect(merged(lines, 1, lines)).toEqual(lines);
});

test("an undo without new lines drops what it took back", () => {
  expect(merged([line(1), line(2)], 1, [])).toEqual([line(1)]);
});

test("a turn begins where it is somebody else's", () => {
  const turns = byTurn([line(1, 0), line(2, 0), line(3, 1), line(4, 0)]);
  expect(turns.map((turn) => [turn.turn, turn.lines.length])).toEqual([
    [0, 2],
    [1, 1],
    [0, 1],
  ]);
  expect(turns.map((turn) => turn.number)).toEqual([0, 1, 2]);
});

test("turns and lines keep their numbers when only the end is shown", () => {
  const turns = byTurn([line(1, 0), line(2, 1), line(3, 1), line(4, 0)], 2);
  expect(turns.map((turn) => [turn.number, turn.lines.map((each) => each.place)])).toEqual([
    [1, [2]],
    [2, [3]],
  ]);
});

test("what happened since a position", () => {
  expect(since([line(1), line(2), line(3)], 2)).toEqual([line(3)]);
});
