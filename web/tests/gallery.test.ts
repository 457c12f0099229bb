import { expect, test } from "vitest";
import {
  addressOf,
  beside,
  cardOf,
  found,
  queryOf,
  wantedOf,
  type Card,
  type Facet,
  type Wanted,
} from "../src/gallery/find";

function card(code: string, facets: Card["facets"], more: Partial<Card> = {}): Card {
  return {
    code,
    number: 1,
    name: { id: code },
    facets,
    alike: [],
    faces: [],
    notes: [],
    rules: [],
    rulings: [],
    ...more,
  };
}

const ENGINES = card("1ROM3", { nation: ["romans"], sign: ["attack"] }, { rulings: ["avoided"] });
const UNREST = card("1ROM13", { nation: ["romans"], suit: ["unrest"] }, { alike: ["1ROM13", "1ROM22"] });
const SAGA = card("1VIK9", { nation: ["vikings"], suit: ["fame", "region"] });
const CARDS = [ENGINES, UNREST, SAGA];
const WRITTEN: Record<string, { name: string; text: string }> = {
  "1ROM3": { name: "Engenharia", text: "Cada outro jogador descarta 2 cartas" },
  "1ROM13": { name: "Desordem", text: "Pague 1 População" },
  "1VIK9": { name: "Søren e a População", text: "Ação: ganhe 2" },
};
const ALL: Wanted = { search: "", values: {}, ruled: false };
const name = { id: "name" };
const FACETS: Facet[] = [
  { id: "nation", name, values: ["romans", "vikings"].map((id) => ({ id, name })) },
  { id: "suit", name, values: ["unrest", "fame", "region"].map((id) => ({ id, name })) },
];

const codes = (wanted: Partial<Wanted>) =>
  found(CARDS, { ...ALL, ...wanted }, (each) => WRITTEN[each.code]!).map(({ code }) => code);

test("without wishes all cards are found, in their order", () => {
  expect(codes({})).toEqual(["1ROM3", "1ROM13", "1VIK9"]);
});

test("a card is found by every value it has, and must have all that are wanted", () => {
  expect(codes({ values: { nation: "romans" } })).toEqual(["1ROM3", "1ROM13"]);
  expect(codes({ values: { suit: "region" } })).toEqual(["1VIK9"]);
  expect(codes({ values: { nation: "romans", suit: "fame" } })).toEqual([]);
  expect(codes({ values: { nation: "" } })).toHaveLength(3);
});

test("only cards with rulings, if that is wanted", () => {
  expect(codes({ ruled: true })).toEqual(["1ROM3"]);
});

test("the search minds neither accents nor capitals, and looks into names, texts and codes", () => {
  expect(codes({ search: "populacao" })).toEqual(["1VIK9", "1ROM13"]);
  expect(codes({ search: "SØREN" })).toEqual(["1VIK9"]);
  expect(codes({ search: "soren ação" })).toEqual(["1VIK9"]);
  expect(codes({ search: "1rom22" })).toEqual(["1ROM13"]);
  expect(codes({ search: "populacao", values: { nation: "romans" } })).toEqual(["1ROM13"]);
  expect(codes({ search: "nothing" })).toEqual([]);
});

test("what is wanted stands in the address, and what no card can have is left out", () => {
  const wanted: Wanted = { search: "pão & água", values: { nation: "vikings" }, ruled: true };
  expect(wantedOf(queryOf(wanted), FACETS)).toEqual(wanted);
  expect(queryOf(ALL)).toBe("");
  expect(queryOf({ ...ALL, search: "  ", values: { nation: "" } })).toBe("");
  expect(wantedOf("?nation=martians&colour=red", FACETS)).toEqual(ALL);
});

test("a card is found by its code, or by that of one that is alike", () => {
  expect(cardOf(CARDS, "1rom3")).toBe(ENGINES);
  expect(cardOf(CARDS, "1ROM22")).toBe(UNREST);
  expect(cardOf(CARDS, "9ZZZ1")).toBeUndefined();
  expect(addressOf("imperium", UNREST, "?nation=romans")).toBe("/cards/imperium/1ROM13?nation=romans");
});

test("a card knows those before and after it", () => {
  expect(beside(CARDS, UNREST)).toEqual({ before: ENGINES, after: SAGA });
  expect(beside(CARDS, ENGINES)).toEqual({ before: undefined, after: UNREST });
  expect(beside([SAGA], UNREST)).toEqual({});
});
