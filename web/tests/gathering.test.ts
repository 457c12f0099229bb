import { expect, test } from "vitest";
import { countOf, glowing, isReady, isSet, lessened, offered, PASS, toggled } from "../src/table/gathering";
import { option, view } from "./samples";

const two = { kind: "many", least: 0, most: 2, none: false } as const;

test("one answer is offered as it is, PASS with it", () => {
  const offers = offered(view({ kind: "one", least: 1, most: 1, none: false }, [option(PASS), option(4)]));
  expect(offers.map((each) => [each.option.code, each.most])).toEqual([
    [PASS, 1],
    [4, 1],
  ]);
});

test("of a set, alike candidates are one offer that can be taken so often, and PASS is no member", () => {
  const offers = offered(view(two, [option(PASS), option(3)], [option(3), option(3), option(7)]));
  expect(offers.map((each) => [each.option.code, each.most])).toEqual([
    [3, 2],
    [7, 1],
  ]);
});

test("a set of exactly one is a single choice", () => {
  expect(isSet(view({ kind: "commit", least: 1, most: 1, none: false }, [option(1)]))).toBe(false);
  expect(isSet(view({ kind: "many", least: 0, most: 1, none: false }, [option(1)]))).toBe(true);
  expect(isSet(view({ kind: "one", least: 1, most: 1, none: false }, [option(1)]))).toBe(false);
});

test("picking adds until the thing is used up, then takes it back", () => {
  const once = toggled([], 3, 2, 4);
  const twice = toggled(once, 3, 2, 4);
  expect(twice).toEqual([3, 3]);
  expect(toggled(twice, 3, 2, 4)).toEqual([]);
  expect(countOf(twice, 3)).toBe(2);
});

test("a full set takes nothing more, but a set of one changes its mind", () => {
  expect(toggled([1, 2], 3, 1, 2)).toEqual([1, 2]);
  expect(toggled([1], 3, 1, 1)).toEqual([3]);
});

test("one less of a thing", () => {
  expect(lessened([3, 5, 3], 3)).toEqual([3, 5]);
  expect(lessened([5], 3)).toEqual([5]);
});

test("a set that may be passed is ready whole or empty, not in between", () => {
  const whole = { least: 2, most: 2, none: true };
  expect([[], [1], [1, 2]].map((picked) => isReady(picked, whole))).toEqual([true, false, true]);
});

test("a set is ready between the least and the most", () => {
  expect(isReady([], two)).toBe(true);
  expect(isReady([1, 2, 3], two)).toBe(false);
  expect(isReady([1], { least: 2, most: 2, none: false })).toBe(false);
});

test("what would only be lost does not glow", () => {
  const spent = { ...option(4, "zone:1:4"), loss: true };
  expect([...glowing([{ option: spent, most: 1 }]).keys()]).toEqual([]);
});

test("what glows is told by the thing it points at", () => {
  const glow = glowing([1, 2, 3].map((code) => ({ option: option(code, code < 3 ? "seat:1" : ""), most: 1 })));
  expect([...glow.keys()]).toEqual(["seat:1"]);
  expect(glow.get("seat:1")?.map((each) => each.code)).toEqual([1, 2]);
});
