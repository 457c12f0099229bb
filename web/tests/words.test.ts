import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { bundleOf, LANGUAGES, say, spoken, type Language } from "../src/words/words";

const CATALOGUES = import.meta.glob<string>("../../src/civitas/locale/*/{web,kernel}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (language: string, name: string): string =>
  CATALOGUES[`../../src/civitas/locale/${language}/${name}.ftl`] ?? "";

const bundle = bundleOf("en", [
  new FluentResource(
    [
      "greeting = Hello { $name }",
      "    .aside = psst, { $name }",
      "card = the { $kind }",
      "coins = { $count ->",
      "    [one] 1 coin",
      "   *[other] { $count } coins",
      "}",
    ].join("\n"),
  ),
]);

test("a message is said with its arguments, which may be messages", () => {
  expect(say(bundle, "greeting", { name: { id: "card", args: { kind: "King" } } })).toBe("Hello the King");
  expect(say(bundle, "greeting.aside", { name: "Ana" })).toBe("psst, Ana");
  expect(say(bundle, "coins", { count: 1 })).toBe("1 coin");
  expect(say(bundle, "coins", { count: 4 })).toBe("4 coins");
});

test.each([
  ["en", "Marta has chosen in secret.", "Player 1 has chosen in secret.", "Player 1"],
  ["pt", "Marta escolheu em segredo.", "Jogador 1 escolheu em segredo.", "Jogador 1"],
  ["es", "Marta ha elegido en secreto.", "Jugador 1 ha elegido en secreto.", "Jugador 1"],
] as const)("a player is called by name, or by seat where there is none (%s)", (language, named, unnamed, seat) => {
  const shell = bundleOf(language, [new FluentResource(read(language, "kernel"))]);
  const chose = (number: number) => ({ player: { id: "player", args: { seat: number } } });
  expect(say(shell, "log-commit", chose(2), ["", "Marta"])).toBe(named);
  expect(say(shell, "log-commit", chose(1), ["", "Marta"])).toBe(unnamed);
  expect(say(shell, "log-commit", chose(1))).toBe(unnamed);
  expect(say(shell, "player", { seat: 2 }, ["", "Marta"])).toBe("Marta");
  expect(say(shell, "player", { seat: 1 }, ["", "Marta"])).toBe(seat);
});

test("a seat’s name stands for no other number of a message", () => {
  expect(say(bundle, "coins", { count: 4, seat: 1 }, ["Ana"])).toBe("4 coins");
});

test("a gap in the catalogue shows its id", () => {
  expect(say(bundle, "nothing-of-the-kind")).toBe("nothing-of-the-kind");
  expect(say(bundle, "greeting.loud")).toBe("greeting.loud");
});

test("the first language of the reader that we speak is spoken", () => {
  expect(spoken(["pt-PT", "en"])).toBe("pt");
  expect(spoken(["de", "es-419"])).toBe("es");
  expect(spoken(["de", "ja"])).toBe("en");
  expect(spoken([])).toBe("en");
});

test("the shell has the same words in every language", () => {
  const ids = Object.keys(LANGUAGES).map((language) => {
    const text = read(language, "web");
    expect(text).not.toBe("");
    const words = bundleOf(language as Language, [new FluentResource(text)]);
    const found = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
    expect(found.filter((id) => !words.hasMessage(id))).toEqual([]);
    return found;
  });
  expect(ids[1]).toEqual(ids[0]);
  expect(ids[2]).toEqual(ids[0]);
});
