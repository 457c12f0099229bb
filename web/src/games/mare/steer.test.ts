import { expect, it } from "vitest";
import { isDirection, neighbour } from "./steer";

const places = [
  { name: "west", at: { x: -100, y: 5 } },
  { name: "east", at: { x: 120, y: 0 } },
  { name: "far east", at: { x: 300, y: 0 } },
  { name: "north", at: { x: 20, y: -90 } },
];

it("goes to the nearest place that way, and nowhere if there is none", () => {
  const from = { x: 0, y: 0 };
  expect(neighbour(from, places, "ArrowRight")?.name).toBe("east");
  expect(neighbour(from, places, "ArrowLeft")?.name).toBe("west");
  expect(neighbour(from, places, "ArrowUp")?.name).toBe("north");
  expect(neighbour(from, places, "ArrowDown")).toBeUndefined();
});

it("knows the arrow keys", () => {
  expect(isDirection("ArrowUp")).toBe(true);
  expect(isDirection("Enter")).toBe(false);
});
