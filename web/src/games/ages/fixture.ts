/** A small table for the tests: a view, facts and speech made by hand. */
import type { Message, Option, Speech, TableProps, View, ZoneView } from "../contract";
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

const message = (id: string): Message => ({ id });
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

/** What lies where: `"leader/0": [cards]`. A number is a pile nobody looks into. */
export type Contents = Record<string, number[] | number>;

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
  const owned: [string, number][] = [0, 1].flatMap((seat) => SEAT_ZONES.map((name): [string, number] => [name, seat]));
  const named = [...SHARED_ZONES.map((name): [string, number] => [name, -1]), ...owned];
  const held: Contents = { "technologies/0": START, "technologies/1": START, ...contents };
  const zones = named.map(([name, owner], number): ZoneView => {
    const cards = held[`${name}/${owner}`] ?? [];
    return typeof cards === "number"
      ? { number, name, owner, size: cards }
      : { number, name, owner, size: cards.length, cards };
  });
  const workers = Array<number>(68).fill(0);
  workers[(FARM - 1) * 2] = 2;
  return {
    game: "ages",
    seat: 0,
    seats: 2,
    turn: 0,
    over: false,
    question: { seat: 0, kind: "action", source: -1, args: [], pick: { kind: "one", least: 1, most: 1 }, rule: "" },
    options: [],
    candidates: [],
    zones,
    counters: {
      culture: [12, 7],
      science: [4, 3],
      workers,
      stored: [3, 0],
      "yellow bank": [16, 16],
      "blue bank": [10, 10],
      "unused workers": [1, 0],
      "stages built": [1, 0],
    },
    unseen: {},
    commits: [],
    lasting: [],
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
    scores: null,
    winners: [],
    ...more,
  };
}

export function numberOf(shown: View, name: string, owner = -1): number {
  return shown.zones.find((zone) => zone.name === name && zone.owner === owner)!.number;
}

export function asked(kind: string, args: number[], seat = 0): View["question"] {
  return { seat, kind, source: -1, args, pick: { kind: "one", least: 1, most: 1 }, rule: "" };
}

/** Says ids as they are, with their arguments. */
export const speech: Speech = {
  say: ({ id }) => id,
  tell: (id, args) => [id.replace("ages-web-", ""), ...Object.values(args ?? {})].join(" "),
  language: "en",
};

export function option(code: number, target: string, text = String(code)): Option {
  return { code, text: message(text), target };
}

export function props(shown: View, more: Partial<TableProps> = {}): TableProps {
  return {
    view: shown,
    facts: facts as unknown as Record<string, unknown>,
    names: ["Ana", "Bruno"],
    speech,
    glow: new Map(),
    picked: [],
    refusals: new Map(),
    highlight: new Set(),
    motion: false,
    fresh: [],
    choose: () => {},
    why: () => {},
    ...more,
  };
}
