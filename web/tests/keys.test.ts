import { expect, test } from "vitest";
import { isBusy, pressed } from "../src/table/keys";
import { option } from "./samples";

const offers = [-1, 10, 20, 30].map((code) => ({ option: option(code), most: 1 }));
const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  pressed({ key, ctrlKey: false, metaKey: false, altKey: false, ...held }, offers);

test("numbers take what is offered, in the order of the list, and 0 passes", () => {
  expect(press("1")).toEqual({ code: 10 });
  expect(press("3")).toEqual({ code: 30 });
  expect(press("4")).toBeNull();
  expect(press("0")).toEqual({ code: -1 });
});

test("0 does nothing where one cannot pass", () => {
  expect(pressed({ key: "0", ctrlKey: false, metaKey: false, altKey: false }, offers.slice(1))).toBeNull();
});

test("letters do deeds, with or without shift; with a control key they are the browser's", () => {
  expect(press("u")).toEqual({ deed: "undo" });
  expect(press("U")).toEqual({ deed: "undo" });
  expect(press("?")).toEqual({ deed: "keys" });
  expect(press("Enter")).toEqual({ deed: "confirm" });
  expect(press("r", { ctrlKey: true })).toBeNull();
  expect(press("x")).toBeNull();
});

test("whoever writes is left alone, and Enter belongs to the button it is pressed on", () => {
  document.body.innerHTML = "<textarea></textarea><button></button><p></p>";
  expect(isBusy(document.querySelector("textarea"), "u")).toBe(true);
  expect(isBusy(document.querySelector("button"), "Enter")).toBe(true);
  expect(isBusy(document.querySelector("button"), "u")).toBe(false);
  expect(isBusy(document.querySelector("p"), "Enter")).toBe(false);
});
