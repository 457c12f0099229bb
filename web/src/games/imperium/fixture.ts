/** A small table for the tests: a view and facts made by hand. */
import { asked, message, propsWith, viewWith, zonesOf, type Contents } from "../../cards/fixture";
import type { TableProps, View } from "../contract";
import type { CardFacts, Facts } from "./facts";

export const UNREST = 0;
export const OASIS = 199;
export const TEMPLE = 72;
export const SPARTA = 1363;
export const GREEKS = 1344;

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
  trading: [message("trade"), message("Trade Route")],
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
  "open routes",
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
  "sunken pile",
  "active quest",
  "stack",
  "state card",
  "other side of the state card",
  "automaton slots",
  "card under the die",
  "dynasty deck",
  "set aside",
];
for (const name of [...SHARED_ZONES, ...SEAT_ZONES]) facts.zones[name] = message(name);

export function view(contents: Contents = {}, more: Partial<View> = {}): View {
  const told = {
    game: "imperium",
    question: asked("activate"),
    zones: zonesOf(SHARED_ZONES, SEAT_ZONES, contents),
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
    board: {
      market: Array.from({ length: 5 }, () => ({ card: -1, unrest: 0, tokens: [0, 0, 0, 0] })),
      last_round: 0,
      mixed_decks: false,
      open_routes: [-1, -1, -1, -1, -1],
      tokens: [],
      exhausted: [],
      garrisons: [],
      collapse_piles: [],
      copies: [],
    },
  };
  return viewWith(told, more);
}

export function props(shown: View, more: Partial<TableProps> = {}): TableProps {
  return propsWith(facts, shown, more);
}
