/** Which zones lie as piles, and with which drawing. */
import type { ZoneView } from "../contract";
import type { GlyphName } from "./glyphs";
import type { AutomatonShown, Model } from "./model";

export interface Pile {
  zone: ZoneView;
  glyph: GlyphName;
  /** The suit whose colour it bears. */
  suit?: string;
  /** Whether an exhaust token lies on it. */
  spent?: boolean;
  /** The open route that lies under it. */
  route?: number;
  /** Its cards in the order they are shown in, where that matters. */
  order?: readonly number[];
}

interface Kind {
  name: string;
  glyph: GlyphName;
  suit?: string;
  /** Only shown when something is in it, or when it matters that nothing is. */
  rare?: boolean;
}

const MIDDLE: Kind[] = [
  { name: "main deck", glyph: "deck" },
  { name: "civilised deck", glyph: "civilised", suit: "civilised" },
  { name: "uncivilised deck", glyph: "uncivilised", suit: "uncivilised" },
  { name: "region deck", glyph: "region", suit: "region" },
  { name: "fame deck", glyph: "fame", suit: "fame" },
  { name: "King of Kings", glyph: "power", suit: "fame", rare: true },
  { name: "unrest pile", glyph: "unrest", suit: "unrest" },
  { name: "chaos pile", glyph: "corrupted", rare: true },
  { name: "open routes", glyph: "trade-route", suit: "trade-route", rare: true },
  { name: "exile", glyph: "exile" },
];

/** The slots of the market the small decks fill. */
export const FILLS: Record<string, number> = { "civilised deck": 2, "uncivilised deck": 3, "region deck": 4 };

const HAND: Kind = { name: "hand", glyph: "hand" };
const SEAT: Kind[] = [
  { name: "draw deck", glyph: "deck" },
  { name: "discard pile", glyph: "discard" },
  { name: "development area", glyph: "development" },
  { name: "nation deck", glyph: "nation" },
  { name: "accession", glyph: "empire", rare: true },
  { name: "history", glyph: "history" },
  { name: "legends", glyph: "summoned", rare: true },
  { name: "sunken pile", glyph: "ocean", rare: true },
  { name: "stack", glyph: "scroll", rare: true },
];

export function middlePiles(model: Model): Pile[] {
  return piles(MIDDLE, model).map((pile) => {
    const slot = FILLS[pile.zone.name];
    const mixed = slot !== undefined && model.mixedDecks;
    return { ...pile, ...(mixed && { glyph: "deck", suit: undefined }), route: model.routeUnder(slot ?? 0) };
  });
}

export function ownPiles(model: Model, seat: number): Pile[] {
  return withToken(piles(SEAT, model, seat), model, seat);
}

/** Another's hand is a pile too. */
export function othersPiles(model: Model, seat: number): Pile[] {
  return withToken(piles([HAND, ...SEAT], model, seat), model, seat);
}

const AUTOMATON: Kind[] = [
  { name: "draw deck", glyph: "deck" },
  { name: "discard pile", glyph: "discard" },
  { name: "dynasty deck", glyph: "nation" },
  { name: "set aside", glyph: "scroll", rare: true },
  { name: "stack", glyph: "scroll", rare: true },
  { name: "history", glyph: "history" },
];

/** Those of the automaton; what it discarded last comes first. */
export function automatonPiles(model: Model, shown: AutomatonShown): Pile[] {
  return piles(AUTOMATON, model, shown.seat).map((pile) =>
    pile.zone.name === "discard pile" ? { ...pile, order: shown.discarded.toReversed() } : pile,
  );
}

/** The exhaust token of a reshuffle lies on the nation deck, or on the development area when that deck is gone. */
function withToken(found: Pile[], model: Model, seat: number): Pile[] {
  if (!model.count("token on the nation deck or development area", seat)) return found;
  const left = model.zone("nation deck", seat).size + model.zone("accession", seat).size;
  const marked = left ? "nation deck" : "development area";
  return found.map((pile) => (pile.zone.name === marked ? { ...pile, spent: true } : pile));
}

function piles(kinds: Kind[], model: Model, seat?: number): Pile[] {
  return kinds
    .map(({ name, glyph, suit, rare }) => ({ zone: model.zone(name, seat), glyph, suit, rare }))
    .filter(({ zone, rare }) => !rare || zone.size > 0 || model.winsCollapse(zone.name));
}
