/** The document of `civitas/games/imperium/web.py`, with the cards of the parts of `parts.py`, typed. */
import type { Message } from "../contract";

export interface PointsFacts {
  points: number;
  per?: number;
  kind?: "where" | "each";
}

/** What is printed on a card; what it does not have is not there. */
export interface CardFacts {
  name: Message;
  suits?: string[];
  states?: string[];
  flags?: string[];
  icons?: Record<string, number>;
  cost?: number[];
  /** What developing it takes besides resources. */
  alsoCosts?: Message;
  freeWith?: Message;
  conditions?: Message[];
  points?: PointsFacts;
  worth?: Message;
  text?: Message[];
  start?: "nation" | "accession" | "state" | "merchant";
  side?: string;
  /** The card that is its other side. */
  back?: number;
  nation?: string;
  /** How many different icons the cards under it shall show, if it counts them. */
  iconsWanted?: number;
}

/** A row of a sheet: of the number the view and the log call it by. */
export interface RowFacts {
  number: number;
  trigger: Message;
  text: Message[];
  /** Whether it is only about trade routes. */
  routes?: boolean;
}

/** What the automaton at the table follows. */
export interface SheetFacts {
  edition: Message;
  /** Whether it was made by Civitas. */
  ours: boolean;
  levels: Record<string, Message>;
  /** What its merchant is called, by the side that is up. */
  merchant: Message[];
  sides: { name: Message; rows: RowFacts[] }[];
  journey: RowFacts[];
}

export interface Facts {
  cards: Record<string, CardFacts>;
  nations: Record<string, { code: string; name: Message }>;
  zones: Record<string, Message>;
  counters: Record<string, Message>;
  resources: { name: string; text: Message; forms: Message[] }[];
  suits: Record<string, Message>;
  icons: Record<string, Message>;
  states: { bit: number; name: string; text: Message }[];
  flags: Record<string, Message>;
  /** Words that mean nothing at a table without Trade Routes. */
  trading: Message[];
  doings: (Message | null)[];
  /** Only at a table with an automaton. */
  sheet?: SheetFacts;
}

/** The different icons some cards show: those of type, and the suits other than Power. */
export function differentIcons(cards: CardFacts[]): Set<string> {
  return new Set(
    cards.flatMap(({ suits = [], icons = {} }) => [...suits.filter((suit) => suit !== "power"), ...Object.keys(icons)]),
  );
}

/** The suit whose colour a card bears; cards of a nation without a suit have one of their own. */
export function bannerOf(card: CardFacts): string {
  return card.suits?.[0] ?? "nation";
}

/** The colours of a suit as a style: the band, what stands on it, and its symbol on paper. */
export function suitColours(suit: string): string {
  return `--band: var(--suit-${suit}); --on-band: var(--suit-${suit}-on); --sign: var(--suit-${suit}-sign)`;
}

/** The figure of the points: a star where it depends on the place, a stroke or a times where something is counted. */
export function figure(points: PointsFacts): string {
  const sign = String(points.points).replace("-", "−");
  if (points.kind === "where") return `${sign}*`;
  if (points.kind === "each") return (points.per ?? 1) > 1 ? `${sign}/${points.per}` : `${sign}×`;
  return sign;
}
