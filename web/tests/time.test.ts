import { expect, test } from "vitest";
import { ago, clockFace, left } from "../src/shell/time";

test("a clock shows minutes and seconds, hours when there are any, days when there are two", () => {
  expect(clockFace(0)).toBe("0:00");
  expect(clockFace(41.2)).toBe("0:42");
  expect(clockFace(725)).toBe("12:05");
  expect(clockFace(3 * 3600 + 7 * 60 + 9)).toBe("3:07:09");
  expect(clockFace(51 * 3600)).toBe("2d 03h");
});

test("a clock that ran out shows nothing left", () => {
  expect(clockFace(-5)).toBe("0:00");
  expect(left("2026-01-01T00:00:10Z", Date.parse("2026-01-01T00:00:04Z"))).toBe(6);
});

test("how long ago, in the reader's words", () => {
  const now = Date.parse("2026-01-02T12:00:00Z");
  expect(ago("2026-01-02T11:59:50Z", "en", now)).toBe("now");
  expect(ago("2026-01-02T11:00:00Z", "en", now)).toBe("1 hour ago");
  expect(ago("2026-01-01T12:00:00Z", "pt", now)).toBe("ontem");
  expect(ago("", "en", now)).toBe("");
});
