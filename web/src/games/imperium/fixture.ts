/** A small table for the tests: a view, facts and speech made by hand. */
import type { Message, Option, Speech, TableProps, View, ZoneView } from "../contract";
import type { CardFacts, Facts } from "./facts";

export const UNREST = 0;
export const OASIS = 199;
export const TEMPLE = 72;
export const SPARTA = 1363;
export const GREEKS = 1344;

const message = (id: string): Message => ({ id });

const card = (name: string, more: Partial<CardFacts> = {}): CardFacts => ({ name: message(name), ...more });

export const facts: Facts = {
  cards: {
    [UNREST]: card("Unrest", { suits: ["unrest"], points: { points: -2 } }),
    [OASIS]: card("Oasis", { suits: ["region"], flags: ["pinned"], icons: { production: 2, river: 1 } }),
    [TEMPLE]: card("Temple", {
      suits: ["uncivilised", "civilised"],
      text: [message("imperium-ability-exhaust")],
      points: { points: 1, per: 5, kind: "each" },
      worth: message("1 VP per 5 Progress"),
    }),
    [SPARTA]: card("City of Sparta", { states: ["barbarian"], cost: [4, 1, 0, 0] }),
    [GREEKS]: card("Greeks", { suits: ["power"], side: "B" }),
  },
  nations: { "2": { code: "GRE", name: message("Greeks") } },
  zones: {},
  counters: {},
  resources: ["Material", "Population", "Progress", "Good"].map((name, i) => ({
    name: ["materials", "population", "progress", "goods"][i]!,
    text: message(name),
    forms: [message(`1 ${name}`), message(`2 ${name}s`)],
  })),
  suits: {
    region: message("Region"),
    uncivilised: message("Uncivilised"),
    civilised: message("Civilised"),
    unrest: message("Unrest"),
    power: message("Power"),
  },
  icons: { production: message("Production"), river: message("River") },
  states: [{ bit: 1, name: "barbarian", text: message("Barbarian") }],
  flags: { pinned: message("pinned") },
  doings: [null, message("activating")],
};

const SHARED_ZONES = [
  "market",
  "unrest under the market",
  "unrest pile",
  "exile",
  "King of Kings",
  "main deck",
  "region deck",
  "uncivilised deck",
  "civilised deck",
  "fame deck",
  "revealed",
  "box",
  "chaos pile",
];
const SEAT_ZONES = [
  "hand",
  "draw deck",
  "discard pile",
  "play area",
  "being played",
  "garrisons",
  "history",
  "nation deck",
  "accession",
  "development area",
  "power",
  "looked at",
  "legends",
  "state card",
  "other side of the state card",
];
for (const name of [...SHARED_ZONES, ...SEAT_ZONES]) facts.zones[name] = message(name);

/** What lies where: `"hand/0": [cards]`. A number is a pile nobody looks into. */
export type Contents = Record<string, number[] | number>;

export function view(contents: Contents = {}, more: Partial<View> = {}): View {
  const names = [
    ...SHARED_ZONES.map((name) => [name, -1]),
    ...[0, 1].flatMap((seat) => SEAT_ZONES.map((name) => [name, seat])),
  ];
  const zones = (names as [string, number][]).map(([name, owner], number): ZoneView => {
    const held = contents[`${name}/${owner}`] ?? [];
    return typeof held === "number"
      ? { number, name, owner, size: held }
      : { number, name, owner, size: held.length, cards: held };
  });
  return {
    game: "imperium",
    seat: 0,
    seats: 2,
    turn: 0,
    over: false,
    question: { seat: 0, kind: "activate", source: -1, args: [], pick: { kind: "one", least: 1, most: 1 }, rule: "" },
    options: [],
    candidates: [],
    zones,
    counters: {
      materials: [3, 2],
      population: [2, 2],
      progress: [1, 1],
      goods: [0, 0],
      actions: [3, 3],
      "exhaust tokens": [5, 5],
      state: [1, 1],
      round: [4],
      doing: [1],
    },
    unseen: {},
    commits: [],
    lasting: [],
    board: {
      market: Array.from({ length: 5 }, () => ({ card: -1, unrest: 0, tokens: [0, 0, 0, 0] })),
      tokens: [],
      exhausted: [],
      garrisons: [],
      copies: [],
    },
    scores: null,
    winners: [],
    ...more,
  };
}

export function numberOf(shown: View, name: string, owner = -1): number {
  return shown.zones.find((zone) => zone.name === name && zone.owner === owner)!.number;
}

/** Says ids as they are, with their arguments. */
export const speech: Speech = {
  say: ({ id }) => id,
  tell: (id, args) => [id.replace("imperium-web-", ""), ...Object.values(args ?? {})].join(" "),
  language: "en",
};

export function option(code: number, target: string): Option {
  return { code, text: message(String(code)), target };
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
