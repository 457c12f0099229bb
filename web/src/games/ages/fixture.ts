/** A small table for the tests: a view and facts made by hand. */
import { asked, message, propsWith, viewWith, zonesOf, type Contents } from "../../cards/fixture";
import type { Message, TableProps, View } from "../contract";
import { COLUMNS, SPECIAL, type CardFacts, type Facts, type Kind } from "./facts";
import type { Auction, Civilization, RowSpace } from "./model";

export const FARM = 1;
export const IRRIGATION = 2;
export const BRONZE = 5;
export const LAB = 9;
export const WARRIORS = 25;
export const DESPOTISM = 35;
export const PYRAMIDS = 58;
export const RICH_LAND = 99;
export const LEGION = 130;
export const RAID = 145;
export const SUPREMACY = 159;
export const TREATY = 166;
export const BONUS = 167;
export const TERRITORY = 170;
export const RATS = 200;

const card = (name: string, kind: Kind, level = 0, more: Partial<CardFacts> = {}): CardFacts => ({
  name: message(name),
  kind,
  level,
  text: [message(`what ${name} does`)],
  ...more,
});

const KINDS: Kind[] = [
  ...Object.values(COLUMNS).flat(),
  ...SPECIAL,
  ...(["government", "wonder", "leader", "action", "tactic", "aggression", "war", "pact"] as const),
  ...(["bonus", "territory", "event"] as const),
];

export const facts: Facts = {
  cards: {
    [FARM]: card("Agriculture", "farm", 0, { cost: 2, symbols: { food: 1 } }),
    [IRRIGATION]: card("Irrigation", "farm", 1, { science: 3, cost: 4, symbols: { food: 2 } }),
    [BRONZE]: card("Bronze", "mine", 0, { cost: 2, symbols: { resources: 1 } }),
    [LAB]: card("Philosophy", "lab", 0, { cost: 3, symbols: { science: 1 } }),
    [WARRIORS]: card("Warriors", "infantry", 0, { cost: 2, symbols: { strength: 1 } }),
    [DESPOTISM]: card("Despotism", "government"),
    [PYRAMIDS]: card("Pyramids", "wonder", 0, { stages: [3, 2, 1], symbols: { civil_actions: 1 } }),
    [RICH_LAND]: card("Rich Land (A)", "action", 0, { title: message("Rich Land") }),
    [LEGION]: card("Legion", "tactic", 1, { army: [3, 0, 0], tactical: [2, 2] }),
    [RAID]: card("Raid", "aggression", 1, { militaryCost: 1 }),
    [SUPREMACY]: card("Acceptance of Supremacy", "pact", 2, { sided: true }),
    [TREATY]: card("Peace Treaty", "pact", 3),
    [BONUS]: card("Military Bonus", "bonus", 1),
    [TERRITORY]: card("Developed Territory", "territory", 1),
    [RATS]: card("Rats", "event", 1),
  },
  kinds: Object.fromEntries(KINDS.map((kind) => [kind, message(kind)])) as Record<Kind, Message>,
  ages: ["A", "I", "II", "III", "IV"],
  board: {
    populationCost: [0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2],
    consumption: [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0],
    happyRequired: [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0],
    corruption: [6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0],
    blueTokens: 16,
    rowCosts: [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3],
  },
};

const AGES = ["A", "I", "II", "III"];
const byAge = (name: string, first = 0) => AGES.slice(first).map((age) => `${name} ${age}`);
const SHARED_ZONES = [
  ...byAge("civil deck"),
  ...byAge("military deck"),
  ...byAge("current events"),
  ...byAge("future events", 1),
  ...["card row", "past events", "common tactics", "revealed card"],
];
const SEAT_ZONES = [
  ...["civil hand", "action cards just taken", "technologies", "leader", "unfinished wonder", "wonders"],
  ...["ruined wonders", "colonies", "exclusive tactic", "pact", "wars"],
  ...byAge("military hand", 1),
  ...byAge("set aside", 1),
];

const START = [FARM, BRONZE, LAB, WARRIORS, DESPOTISM];

export function civilization(more: Partial<Civilization> = {}): Civilization {
  return {
    ...{ resigned: false, science: 1, culture: 0, strength: 1, happiness: 0, discontent: 0, uprising: false },
    ...{
      colonization: 0,
      civil: [4, 4],
      military: [2, 2],
      civil_hand_limit: 4,
      military_hand_limit: 2,
      urban_limit: 2,
    },
    ...{ food: 3, resources: 2, food_production: 2, resource_production: 2, consumption: 1, corruption: 0 },
    after: { culture: 12, science: 5, food: 4, resources: 6 },
    ...{ population_cost: 2, costs: { [FARM]: 2, [WARRIORS]: 2 }, against: { "1": [1, 1] } },
    ...more,
  } as Civilization;
}

export interface Board {
  row?: Record<number, RowSpace>;
  civilizations?: (Civilization | { resigned: true })[];
  auction?: Auction;
}

export function view(contents: Contents = {}, more: Partial<View> = {}, board: Board = {}): View {
  const held: Contents = { "technologies/0": START, "technologies/1": START, ...contents };
  const workers = Array<number>(68).fill(0);
  workers[(FARM - 1) * 2] = 2;
  const told = {
    game: "ages",
    question: asked("action"),
    zones: zonesOf(SHARED_ZONES, SEAT_ZONES, held),
    counters: {
      culture: [12, 7],
      science: [4, 3],
      workers,
      stored: [3, 0],
      "yellow bank": [16, 16],
      "blue bank": [10, 10],
      "unused workers": [1, 0],
      "stages built": [1, 0],
      "starting player": [0],
    },
    board: {
      age: "I",
      round: 4,
      last_round: 0,
      row: Array.from(
        { length: 13 },
        (_, place) => board.row?.[place] ?? { card: 0, costs: [], surcharges: [], discounts: [] },
      ),
      civilizations: board.civilizations ?? [civilization(), civilization({ against: { "0": [1, 1] } })],
      auction: board.auction ?? null,
    },
  };
  return viewWith(told, more);
}

export function props(shown: View, more: Partial<TableProps> = {}): TableProps {
  return propsWith(facts, shown, more);
}
