import { expect, test } from "vitest";
import { steered } from "../src/examples/worked.svelte";

test("arrow keys walk through a worked turn and stop at its ends", () => {
  expect(steered("ArrowRight", 0, 3)).toBe(1);
  expect(steered("ArrowRight", 3, 3)).toBe(3);
  expect(steered("ArrowLeft", 2, 3)).toBe(1);
  expect(steered("ArrowLeft", 0, 3)).toBe(0);
  expect([steered("Home", 2, 3), steered("End", 2, 3)]).toEqual([0, 3]);
});

test("other keys lead nowhere", () => {
  expect(steered("Enter", 1, 3)).toBeNull();
});
