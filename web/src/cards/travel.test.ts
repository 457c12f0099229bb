import { expect, test } from "vitest";
import { pace } from "./travel";

test("far travels take longer, none too long", () => {
  expect(pace(0)).toBeLessThan(pace(400));
  expect(pace(100_000)).toBe(pace(200_000));
});
