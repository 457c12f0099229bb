import { expect, test } from "vitest";
import { searched, told } from "../src/rules/book";

const rule = (name: string, parent: string) => ({
  name,
  parent,
  source: "",
  title: { id: `${name} title` },
  explanation: { id: `about ${name}` },
});
const entries = told(
  [rule("battle", ""), rule("dice", "battle"), rule("Coração", "dice"), rule("trade", "")],
  (m) => m.id,
);

test("a rule lies one deeper than its parent", () => {
  expect(entries.map((entry) => entry.depth)).toEqual([0, 1, 2, 0]);
});

test("a search wants all its words, whatever their accents", () => {
  expect(searched(entries, "CORACAO").map((entry) => entry.rule.name)).toEqual(["Coração"]);
  expect(searched(entries, "about dice").map((entry) => entry.rule.name)).toEqual(["dice"]);
  expect(searched(entries, " ")).toHaveLength(4);
  expect(searched(entries, "nothing")).toEqual([]);
});
