import { expect, test } from "vitest";
import { flip, pace, travels } from "./travel";

/** A thing drawn so large; jsdom draws nothing. */
function thing(width: number, height: number): Element {
  const node = document.createElement("div");
  node.getBoundingClientRect = () => new DOMRect(10, 20, width, height);
  Object.defineProperty(node, "clientWidth", { value: width });
  Object.defineProperty(node, "clientHeight", { value: height });
  return node;
}

test("far travels take longer, none too long", () => {
  expect(pace(0)).toBeLessThan(pace(400));
  expect(pace(100_000)).toBe(pace(200_000));
});

test("a card that goes where nothing is drawn does not travel there", () => {
  const { send, receive } = travels<string>(() => true);
  const leave = send(thing(60, 90), { key: "rome" });
  const arrive = receive(thing(0, 0), { key: "rome" });
  expect(arrive().css?.(0.5, 0.5) ?? "").toBe("");
  expect(leave().css?.(0.5, 0.5) ?? "").not.toMatch(/Infinity|NaN/);
});

test("a card that moves among others is never scaled by nothing", () => {
  const small = new DOMRect(0, 0, 0, 0);
  const large = new DOMRect(0, 0, 60, 90);
  expect(flip(thing(0, 0), { from: large, to: small }).css?.(0.5, 0.5) ?? "").toBe("");
  expect(flip(thing(60, 90), { from: small, to: large }).css?.(0.5, 0.5) ?? "").toBe("");
  expect(flip(thing(60, 90), { from: new DOMRect(50, 0, 60, 90), to: large }).css?.(0, 1)).toContain("translate");
});
