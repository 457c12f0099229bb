/** The document of `civitas/games/ages/web.py`, typed. */
import type { Message } from "../contract";

export const COLUMNS = {
  land: ["farm", "mine"],
  city: ["lab", "temple", "library", "theater", "arena"],
  arms: ["infantry", "cavalry", "artillery", "air"],
} as const;
export type Block = keyof typeof COLUMNS;

export const SPECIAL = [
  "military_technology",
  "civil_technology",
  "colonization_technology",
  "construction_technology",
] as const;

export type Kind =
  | (typeof COLUMNS)[Block][number]
  | (typeof SPECIAL)[number]
  | "government"
  | "wonder"
  | "leader"
  | "action"
  | "tactic"
  | "aggression"
  | "war"
  | "pact"
  | "bonus"
  | "territory"
  | "event";

/** What is printed on a card; what it does not have is not there. */
export interface CardFacts {
  name: Message;
  /** The name without the age, where others share it. */
  title?: Message;
  kind: Kind;
  level: number;
  science?: number;
  revolution?: number;
  cost?: number;
  stages?: number[];
  militaryCost?: number;
  army?: number[];
  tactical?: number[];
  /** A pact whose parties get different things. */
  sided?: boolean;
  symbols?: Record<string, number>;
  text: Message[];
}

export interface BoardFacts {
  /** By tokens left in the yellow bank. */
  populationCost: number[];
  consumption: number[];
  happyRequired: number[];
  /** By tokens left in the blue bank. */
  corruption: number[];
  blueTokens: number;
  rowCosts: number[];
}

export interface Facts {
  cards: Record<string, CardFacts>;
  kinds: Record<Kind, Message>;
  board: BoardFacts;
  /** `A` to `IV`. */
  ages: string[];
}

/** What colour a card bears. */
export type Family = Block | "special" | "attack" | Exclude<Kind, (typeof COLUMNS)[Block][number]>;

export function familyOf(kind: Kind): Family {
  for (const block of Object.keys(COLUMNS) as Block[]) {
    if ((COLUMNS[block] as readonly Kind[]).includes(kind)) return block;
  }
  if ((SPECIAL as readonly Kind[]).includes(kind)) return "special";
  return kind === "aggression" || kind === "war" ? "attack" : (kind as Family);
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
