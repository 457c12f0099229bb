/** What the shell gives a game's table, and what a game's folder must export. A table draws; it decides nothing. */
import type { Component, Snippet } from "svelte";
import type { components } from "../api/schema";

type Schemas = components["schemas"];
export type View = Schemas["View"];
export type ZoneView = Schemas["ZoneView"];
export type Message = Schemas["Message"];
export type Option = Schemas["Option"];
export type Refusal = Schemas["Refusal"];
export type Line = Schemas["Line"];

/** Turns messages into words of the reader's language. */
export interface Speech {
  /** A message of the server. */
  say(message: Message): string;
  /** A message of the client's own: its id and its arguments. */
  tell(id: string, args?: Record<string, string | number>): string;
  /** `en`, `pt` or `es`. */
  language: string;
}

export interface TableProps {
  /** All the viewer may know. `view.options` are there only when the viewer is asked. */
  view: View;
  /** The game's own unchanging document: `facts()` of `civitas/games/<game>/web.py`, with the parts this table needs. */
  facts: Record<string, unknown>;
  /** What to call each seat. */
  names: string[];
  speech: Speech;
  /** The options that point at a thing, by target, as `Option.target` spells it. What is in here glows. */
  glow: ReadonlyMap<string, Option[]>;
  /** Codes of a set (or commitment) picked so far and not sent yet; a code may be there twice. */
  picked: readonly number[];
  /** Why a thing cannot be used now, by target. */
  refusals: ReadonlyMap<string, Refusal[]>;
  /** Targets a log line speaks of, while the reader points at it. */
  highlight: ReadonlySet<string>;
  /** Whether things may move. */
  motion: boolean;
  /** The newest lines of the log that came with this view: for dice rolled, offers revealed. */
  fresh: readonly Line[];
  /** The log as far as it is known, oldest first. */
  lines: readonly Line[];
  /** The seat the reader asked to see, anew each time; its part of the table opens. It bears `data-seat-area`. */
  looked: { seat: number } | null;
  /** The player takes an option. The shell asks for confirmation, gathers sets and sends. If several options point at one
   * thing the table calls `choose` with the target instead, and the shell lets the player pick among them. */
  choose(what: number | string): void;
  /** The player asks of a thing why it cannot be used; the shell shows refusals with the rule. */
  why(target: string): void;
}

export interface GameModule {
  Table: Component<TableProps>;
}

/** What lies under cards drawn outside a table: it gives them the facts, the words and the game's colours. */
export interface ClothProps {
  facts: Record<string, unknown>;
  speech: Speech;
  children: Snippet;
}

/** The drawings of a game's cards, which a game's folder may export in `cards.ts`. They are those of its table. */
export interface CardsModule {
  Cloth: Component<ClothProps>;
  /** A card as it lies on the table, as large as its place. */
  Face: Component<{ card: number }>;
  /** A card looked at closely. */
  Full: Component<{ zoomed: { card: number } }>;
  /** All that is printed on a card, in words. */
  reader(facts: Record<string, unknown>, speech: Speech): (card: number) => string;
}
