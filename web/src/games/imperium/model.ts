/** The view of an Imperium table, read by names. */
import type { View, ZoneView } from "../contract";

export interface Slot {
  place: number;
  card: number;
  unrest: number;
  tokens: number[];
}

export interface Tokens {
  resource: number;
  amount: number;
}

/** The automaton as `view.board.automaton` of `civitas/games/imperium/automaton/view.py` tells it. */
export interface AutomatonShown {
  seat: number;
  level: string;
  side_number: number;
  row: number | null;
  resolving: number[];
  die: number;
  slot: number;
  covered: number;
  slots: { is: "face down" | "empty" | "closed"; zone?: string; place?: number }[];
  tokens: number[];
  merchant_empire: boolean;
  played: number[];
  discarded: number[];
}

/** A slot of the automaton, and the card in it if the viewer knows it. */
export interface CardSlot {
  number: number;
  is: "face down" | "empty" | "closed" | "resolving";
  card?: number;
  target?: string;
  covered: boolean;
}

interface Board {
  market: { card: number; unrest: number; tokens: number[] }[];
  /** The round after which points are counted; 0 while nothing tells which. */
  last_round: number;
  /** Whether the small decks hold all suits. */
  mixed_decks: boolean;
  open_routes: number[];
  tokens: number[];
  exhausted: number[];
  garrisons: number[];
  copies: number[];
  collapse_piles: string[];
  automaton?: AutomatonShown | null;
}

/** A card in a zone. Alike cards share a number, so `key` counts them. */
export interface Lying {
  card: number;
  copy: number;
  key: string;
  target: string;
}

export const SHARED = -1;
export const RESOURCES = ["materials", "population", "progress", "goods"] as const;

export function cardTarget(zone: number, card: number | ""): string {
  return `zone:${zone}:${card}`;
}

export function slotTarget(slot: number): string {
  return `slot:${slot}`;
}

export function seatTarget(seat: number): string {
  return `seat:${seat}`;
}

export function deckTarget(zone: number): string {
  return `deck:${zone}`;
}

export class Model {
  private readonly zones: Map<string, ZoneView>;
  private readonly board: Board;

  constructor(readonly view: View) {
    this.zones = new Map(view.zones.map((zone) => [`${zone.name}/${zone.owner}`, zone]));
    this.board = view.board as unknown as Board;
  }

  zone(name: string, owner = SHARED): ZoneView {
    const zone = this.zones.get(`${name}/${owner}`);
    if (!zone) throw new Error(`imperium: no zone ${name} of ${owner}`);
    return zone;
  }

  /** The cards of a zone the viewer sees, alike ones counted. */
  cards(zone: ZoneView): Lying[] {
    const seen = new Map<number, number>();
    return (zone.cards ?? []).map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return { card, copy, key: keyOf(card, copy), target: cardTarget(zone.number, card) };
    });
  }

  count(name: string, seat = 0): number {
    return this.view.counters[name]?.[seat] ?? 0;
  }

  /** Whether the table has Trade Routes. */
  get trades(): boolean {
    return this.count("with Trade Routes") > 0;
  }

  get lastRound(): number {
    return this.board.last_round;
  }

  get mixedDecks(): boolean {
    return this.board.mixed_decks;
  }

  /** The open route under the small deck that fills a slot. */
  routeUnder(slot: number): number | undefined {
    const route = this.board.open_routes[slot] ?? -1;
    return route >= 0 ? route : undefined;
  }

  get slots(): Slot[] {
    return this.board.market.map((slot, place) => ({ place, ...slot }));
  }

  tokensOn(card: number): Tokens[] {
    return triples(this.board.tokens)
      .filter(([on]) => on === card)
      .map(([, resource, amount]) => ({ resource, amount }));
  }

  exhausted(card: number): boolean {
    return this.board.exhausted.includes(card);
  }

  /** The cards under one in play, as they lie in the owner's zone of garrisons. */
  garrison(host: number, owner: number): Lying[] {
    const held = pairs(this.board.garrisons)
      .filter(([above]) => above === host)
      .map(([, card]) => card);
    const zone = this.zone("garrisons", owner);
    return this.cards({ ...zone, cards: held }).map((lying) => ({ ...lying, key: `${host}/${lying.key}` }));
  }

  /** Whether somebody wins a collapse once this pile is empty. */
  winsCollapse(pile: string): boolean {
    return this.board.collapse_piles.includes(pile);
  }

  get automaton(): AutomatonShown | undefined {
    return this.board.automaton ?? undefined;
  }

  /** Whether the seat is that of the automaton. */
  playsItself(seat: number): boolean {
    return this.automaton?.seat === seat;
  }

  cardSlots(shown: AutomatonShown): CardSlot[] {
    return shown.slots.map((slot, at) => {
      const number = at + 1;
      const covered = number === shown.covered;
      if (slot.is === "face down") {
        const zone = this.zone(slot.zone!, shown.seat);
        const card = placedIn(zone).get(slot.place!);
        const target = card === undefined ? undefined : cardTarget(zone.number, card);
        return { number, is: slot.is, covered, card, target };
      }
      const card = number === shown.slot ? shown.resolving[0] : undefined;
      if (card === undefined) return { number, is: slot.is, covered };
      return {
        number,
        is: "resolving",
        covered,
        card,
        target: cardTarget(this.zone("being played", shown.seat).number, card),
      };
    });
  }

  /** The cards known on top of a pile, the top one first, down to the first unknown one. */
  topCards(zone: ZoneView): Lying[] {
    const placed = placedIn(zone);
    const known: number[] = [];
    for (let place = zone.size - 1; placed.has(place); place -= 1) known.push(placed.get(place)!);
    return this.cards({ ...zone, cards: known });
  }

  copyOf(card: number): number | undefined {
    return pairs(this.board.copies).find(([copy]) => copy === card)?.[1];
  }

  /** Where every card is that the viewer can place: its key, and the number of its zone. */
  places(): Map<string, number> {
    const out = new Map<string, number>();
    for (const zone of this.view.zones) {
      for (const { key } of this.cards(zone)) if (!out.has(key)) out.set(key, zone.number);
    }
    return out;
  }
}

/** The cards known by their places in a hidden pile; of an open one all. */
function placedIn(zone: ZoneView): Map<number, number> {
  const known = zone.placed as [number, number][] | undefined;
  return new Map(known?.length ? known : (zone.cards ?? []).map((card, place) => [place, card]));
}

export function keyOf(card: number, copy: number): string {
  return copy ? `${card}.${copy}` : String(card);
}

function pairs(flat: number[]): [number, number][] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!]);
}

function triples(flat: number[]): [number, number, number][] {
  return Array.from({ length: flat.length / 3 }, (_, i) => [flat[3 * i]!, flat[3 * i + 1]!, flat[3 * i + 2]!]);
}
