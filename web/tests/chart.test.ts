import { expect, test } from "vitest";
import { linesOf, margin, ticks } from "../src/table/chart";

const frame = { width: 100, height: 50, left: 0, right: 0, top: 0, bottom: 0 };

test("each seat has a line from left to right, the best at the top", () => {
  const [first, second] = linesOf(
    [0, 5, 10],
    [
      [0, 5, 10],
      [0, 0, 0],
    ],
    frame,
  );
  expect(first?.points).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 25 },
    { x: 100, y: 0 },
  ]);
  expect(second?.path).toBe("M0.0 50.0L50.0 50.0L100.0 50.0");
});

test("the scale has a few round numbers", () => {
  expect(ticks(0, 43)).toEqual([0, 20, 40]);
  expect(ticks(-7, 9)).toEqual([-5, 0, 5]);
});

test("long numbers of the scale push the lines to the right", () => {
  expect(margin([0, 20, 40])).toBe(38);
  expect(margin([-20_000, 0])).toBe(12 + 7 * 6);
});
