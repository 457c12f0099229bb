import { expect, test } from "vitest";
import {
  amongHowMany,
  chooserOf,
  easiestFirst,
  fits,
  lacking,
  left,
  lotsOf,
  soloSuggestions,
  toggled,
  type Choosing,
} from "../src/lobby/choosing";

const named = (id: string) => ({ id, args: {} });
const choice = (value: string, box: string, stars: string) => ({
  value,
  name: named(value),
  about: named("about"),
  traits: { box, stars },
  notes: [],
});
const choices: Choosing = {
  family: "nation",
  drawn: "draw",
  lots: "lots",
  facets: [],
  alternatives: [choice("romans", "classics", "1"), choice("greeks", "classics", "5"), choice("qin", "legends", "2")],
  suggestions: [],
};
const values = (found: { value: string }[]) => found.map(({ value }) => value);

test("without filters everything is left", () => {
  expect(values(left(choices, {}))).toEqual(["romans", "greeks", "qin"]);
  expect(values(left(choices, { box: [] }))).toHaveLength(3);
});

test("the values of one facet widen, those of two narrow", () => {
  expect(values(left(choices, { stars: ["1", "2"] }))).toEqual(["romans", "qin"]);
  expect(values(left(choices, { stars: ["1", "2"], box: ["legends"] }))).toEqual(["qin"]);
  expect(left(choices, { stars: ["5"], box: ["legends"] })).toEqual([]);
});

test("a value is wanted by one click and not by the next", () => {
  const once = toggled({}, "box", "legends");
  expect(once).toEqual({ box: ["legends"] });
  expect(toggled(once, "box", "legends")).toEqual({ box: [] });
});

test("lots are named only where they are not all", () => {
  expect(lotsOf(choices, choices.alternatives)).toBe("");
  expect(lotsOf(choices, left(choices, { box: ["classics"] }))).toBe("romans,greeks");
  expect(amongHowMany(choices, { lots: "romans,greeks" })).toBe(2);
  expect(amongHowMany(choices, {})).toBeUndefined();
});

test("what needs another setting cannot be chosen, whether it is set or as the game takes it", () => {
  const trader = { ...choice("tang", "horizons", "4"), needs: { trade_routes: "yes" } };
  const options = [{ name: "trade_routes", default: "no" }];
  expect(fits(trader, {}, options)).toBe(false);
  expect(fits(trader, { trade_routes: "yes" }, options)).toBe(true);
  expect(fits(choices.alternatives[0]!, {}, options)).toBe(true);
});

test("what one seat has chosen no other can", () => {
  expect(chooserOf(choices, { nation2: "qin" }, 2, "qin")).toBe(1);
  expect(chooserOf(choices, { nation3: "qin" }, 2, "qin")).toBeUndefined();
});

test("what a value lacks is told, to be set so", () => {
  const trader = { ...choice("tang", "horizons", "4"), needs: { trade_routes: "yes" } };
  const options = [{ name: "trade_routes", default: "no" }];
  expect(lacking(trader, {}, options)).toEqual([{ name: "trade_routes", value: "yes" }]);
  expect(lacking(trader, { trade_routes: "yes" }, options)).toEqual([]);
});

test("what is easy to learn comes first", () => {
  expect(values(easiestFirst(choices))).toEqual(["romans", "qin", "greeks"]);
});

test("to somebody who plays alone no bot is suggested but the one in the automaton's seat", () => {
  const suggested = (id: string, bots: "easy"[], options: Record<string, string>) => ({
    id,
    name: named(id),
    about: named(id),
    bots,
    options,
  });
  const suggestions = [
    suggested("first", ["easy"], {}),
    suggested("training", [], {}),
    suggested("automaton", ["easy"], { automaton: "chieftain" }),
  ];
  const found = soloSuggestions({ ...choices, suggestions }, "automaton");
  expect(found.map(({ id }) => id)).toEqual(["training", "automaton"]);
});
