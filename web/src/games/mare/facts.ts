/** The game's unchanging document, as `facts()` of `civitas/games/mare/web.py` writes it. */
import type { Message } from "../contract";

export interface TileFacts {
  id: string;
  kind: "starting_hero" | "hero" | "wonder" | "pyramids";
  /** What it adds to trade, culture and military. */
  bonus: [number, number, number];
  name: Message;
  text: Message;
}

export interface BuildingFacts {
  id: "caravan" | "market" | "city" | "capital" | "legendary" | "temple";
  message: string;
  takes: "" | "good" | "city";
  cost: number;
}

/** What an empire begins with. */
export interface SheetFacts {
  id: string;
  name: Message;
  /** The tile of its hero. */
  hero: number;
  tracks: [number, number, number];
  resources: { name: Message; count: number }[];
  provinces: Message[];
}

export interface Facts {
  tokens: { coin: number; legend: number; tile: number; most_seats: number };
  goods: { id: string; name: Message }[];
  coin: Message;
  tiles: TileFacts[];
  buildings: BuildingFacts[];
  tracks: { id: string; label: Message; name: Message; title: Message }[];
  phases: { id: string; name: Message }[];
  victories: { id: string; name: Message }[];
  goals: { fame: number; conquest: number; leadership: number; prestige: number };
  trade: [number, number][];
  provinces: Record<string, Message>;
  seas: Record<string, Message>;
  cities: Record<string, Message>;
  empires: Record<string, Message>;
  /** In the gallery only: the empires, numbered on after the tiles. */
  sheets?: Record<string, SheetFacts>;
}
