/** The view of a table of Through the Ages, read by names. */
import type { View, ZoneView } from "../contract";

/** What a civilization owns once its production is done. */
export interface Stocks {
  culture: number;
  science: number;
  food: number;
  resources: number;
}

/** One civilization in numbers, as the view gives it. */
export interface Civilization {
  resigned: false;
  science: number;
  culture: number;
  strength: number;
  happiness: number;
  discontent: number;
  uprising: boolean;
  colonization: number;
  /** Actions left, and all of them. */
  civil: [number, number];
  military: [number, number];
  civil_hand_limit: number;
  military_hand_limit: number;
  urban_limit: number;
  food: number;
  resources: number;
  food_production: number;
  resource_production: number;
  consumption: number;
  corruption: number;
  /** If production came now: with corruption and hunger, and nothing gained in an uprising. */
  after: Stocks;
  population_cost: number;
  /** What a worker on a technology costs, by card. */
  costs: Record<string, number>;
  /** By rival: the own strength when attacking it, and its strength then. */
  against: Record<string, [number, number]>;
}

/** The auction of a territory. */
export interface Auction {
  bid: number;
  /** Below zero until somebody bids. */
  bidder: number;
  /** Who may still bid. */
  bidding: number[];
  /** By seat: what all its units would bring, without cards. */
  forces: number[];
}

/** What lies in a space of the row, and by seat what it costs and why that is not what the space says. */
export interface RowSpace {
  card: number;
  costs: number[];
  surcharges: number[];
  discounts: number[];
}

interface Board {
  age: string;
  round: number;
  last_round: number;
  row: RowSpace[];
  civilizations: (Civilization | { resigned: true })[];
  auction: Auction | null;
}

/** A card in a zone. Alike cards share a number, so `key` counts them. */
export interface Lying {
  card: number;
  copy: number;
  key: string;
  target: string;
}

export interface Space extends RowSpace {
  place: number;
  /** The same wherever in the row the card is. */
  key: string;
  target: string;
  /** What log lines call it. */
  alias: string;
  /** What travels from here: the card, or a number below zero. */
  traveller: number;
}

export interface War {
  card: number;
  attacker: number;
  rival: number;
}

export interface Pact {
  card: number;
  owner: number;
  partner: number;
  /** The owner's: `A` or `B`. */
  side: string;
  target: string;
}

export const SHARED = -1;
const WARS_EACH = 2;
const SIDES = "AB";

export const cardTarget = (zone: number, card: number): string => `zone:${zone}:${card}`;
export const seatTarget = (seat: number): string => `seat:${seat}`;
export const yellowTarget = (seat: number): string => `yellow:${seat}`;
export const spaceTarget = (place: number): string => `slot:${place}`;

function keyOf(card: number, copy: number): string {
  return copy ? `${card}.${copy}` : String(card);
}

export class Model {
  private readonly zones: Map<string, ZoneView>;
  private readonly board: Board;

  constructor(readonly view: View) {
    this.zones = new Map(view.zones.map((zone) => [`${zone.name}/${zone.owner}`, zone]));
    this.board = view.board as unknown as Board;
  }

  get age(): string {
    return this.board.age;
  }

  get round(): number {
    return this.board.round;
  }

  /** Zero until it is known. */
  get lastRound(): number {
    return this.board.last_round;
  }

  /** The seat each round begins with. */
  get startingPlayer(): number {
    return this.count("starting player");
  }

  get seats(): number[] {
    return Array.from({ length: this.view.seats }, (_, seat) => seat);
  }

  /** The numbers of a seat; nothing once it has resigned. */
  civilization(seat: number): Civilization | null {
    const civilization = this.board.civilizations[seat];
    return civilization && !civilization.resigned ? civilization : null;
  }

  zone(name: string, owner = SHARED): ZoneView {
    const zone = this.zones.get(`${name}/${owner}`);
    if (!zone) throw new Error(`ages: no zone ${name} of ${owner}`);
    return zone;
  }

  /** The cards of a zone the viewer sees, alike ones counted. */
  cards(name: string, owner = SHARED): Lying[] {
    const zone = this.zone(name, owner);
    const seen = new Map<number, number>();
    return (zone.cards ?? zone.here ?? []).map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return { card, copy, key: keyOf(card, copy), target: cardTarget(zone.number, card) };
    });
  }

  /** The only card of a zone that holds at most one. */
  only(name: string, owner = SHARED): Lying | undefined {
    return this.cards(name, owner)[0];
  }

  /** The cards of zones that are one pile in play and one an age in the view, with how many there are. */
  byAge(name: string, owner = SHARED, ages: readonly string[] = ["A", "I", "II", "III"]): Stack[] {
    return ages
      .map((age) => ({ age, zone: this.zones.get(`${name} ${age}/${owner}`) }))
      .filter((stack): stack is { age: string; zone: ZoneView } => (stack.zone?.size ?? 0) > 0)
      .map(({ age, zone }) => ({ age, size: zone.size, cards: this.cards(zone.name, owner) }));
  }

  count(name: string, seat = 0): number {
    return this.view.counters[name]?.[seat] ?? 0;
  }

  workers(seat: number, card: number): number {
    return this.count("workers", (card - 1) * this.view.seats + seat);
  }

  /** Blue tokens on a card. */
  stored(seat: number, card: number): number {
    return this.count("stored", (card - 1) * this.view.seats + seat);
  }

  get row(): Space[] {
    const { number } = this.zone("card row");
    const seen = new Map<number, number>();
    return this.board.row.map((space, place) => {
      const { card } = space;
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      const key = card ? keyOf(card, copy) : `empty ${place}`;
      return {
        ...space,
        place,
        key,
        target: spaceTarget(place),
        alias: cardTarget(number, card),
        traveller: card || -1 - place,
      };
    });
  }

  get auction(): Auction | null {
    return this.board.auction;
  }

  get wars(): War[] {
    return this.seats.flatMap((attacker) =>
      Array.from({ length: WARS_EACH }, (_, i) => i * this.view.seats + attacker)
        .filter((at) => this.count("declared wars", at) > 0)
        .map((at) => ({
          card: this.count("declared wars", at),
          attacker,
          rival: this.count("war rivals", at) - 1,
        })),
    );
  }

  get pacts(): Pact[] {
    return this.seats.flatMap((owner) => {
      const lying = this.only("pact", owner);
      const partner = this.count("pact partner", owner) - 1;
      if (!lying || partner < 0) return [];
      return [{ ...lying, owner, partner, side: SIDES.charAt(this.count("pact side", owner)) }];
    });
  }

  militaryHandSize(seat: number): number {
    return this.byAge("military hand", seat).reduce((sum, { size }) => sum + size, 0);
  }
}

/** The part of a pile that is of one age. */
export interface Stack {
  age: string;
  size: number;
  /** Those the viewer knows to lie there. */
  cards: Lying[];
}
