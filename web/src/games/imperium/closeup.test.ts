import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeup } from "../../cards/closeup";
import { Desk } from "./desk.svelte";
import { OASIS, props, view } from "./fixture";

let node: HTMLButtonElement;
let desk: Desk;
let remove: void | (() => void);
const click = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  node = document.body.appendChild(document.createElement("button"));
  node.addEventListener("click", click);
  desk = new Desk(() => props(view()));
  remove = closeup(desk, () => ({ card: OASIS }))(node);
});

afterEach(() => {
  remove?.();
  node.remove();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function point(type: string, pointerType: string) {
  node.dispatchEvent(Object.assign(new Event(type), { pointerType }));
}

const settled = () => Promise.resolve();

test("a mouse that rests on a card shows it, one that leaves hides it", async () => {
  point("pointerenter", "mouse");
  expect(desk.zoomed).toBeNull();
  vi.advanceTimersByTime(500);
  expect(desk.zoomed).toMatchObject({ card: OASIS, by: node });
  point("pointerleave", "mouse");
  await settled();
  expect(desk.zoomed).toBeNull();
});

test("a mouse that only passes shows nothing", () => {
  point("pointerenter", "mouse");
  point("pointerleave", "mouse");
  vi.advanceTimersByTime(500);
  expect(desk.zoomed).toBeNull();
});

test("a long press shows the card and is no click", () => {
  point("pointerdown", "touch");
  vi.advanceTimersByTime(500);
  expect(desk.zoomed?.card).toBe(OASIS);
  point("pointerup", "touch");
  node.click();
  expect(click).not.toHaveBeenCalled();
});

test("a short tap is a click and shows nothing", () => {
  point("pointerdown", "touch");
  vi.advanceTimersByTime(100);
  point("pointerup", "touch");
  node.click();
  vi.advanceTimersByTime(500);
  expect(click).toHaveBeenCalledOnce();
  expect(desk.zoomed).toBeNull();
});

test("Escape hides it; leaving another card does not", async () => {
  const other = document.createElement("button");
  desk.zoomed = { card: OASIS, by: other };
  point("pointerleave", "mouse");
  await settled();
  expect(desk.zoomed).not.toBeNull();
  desk.zoomed = { card: OASIS, by: node };
  node.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  await settled();
  expect(desk.zoomed).toBeNull();
});

test("a card that leaves the table takes its close-up along", async () => {
  desk.zoomed = { card: OASIS, by: node };
  remove?.();
  await settled();
  expect(desk.zoomed).toBeNull();
});
