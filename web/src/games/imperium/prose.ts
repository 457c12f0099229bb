/** Words of a card's text that have a drawing of their own, found by how the reader's language calls them. */
import type { Speech } from "../contract";
import type { Facts } from "./facts";
import { isGlyph, type GlyphName } from "./glyphs";

export interface Span {
  /** How many, before the drawing. */
  count?: string;
  text: string;
  glyph?: GlyphName;
  suit?: string;
  /** Whether it means nothing at this table. */
  idle?: boolean;
}

interface Entry {
  glyph?: GlyphName;
  suit?: string;
  idle?: boolean;
}

export class Lexicon {
  private readonly entries = new Map<string, Entry>();
  private readonly pattern: RegExp;

  constructor(facts: Facts, speech: Speech, trades: boolean) {
    for (const state of facts.states) this.enter(speech.say(state.text), state.name);
    for (const [name, text] of Object.entries(facts.icons)) this.enter(speech.say(text), name);
    for (const [name, text] of Object.entries(facts.suits)) {
      if (name !== "power") this.enter(speech.say(text), name, name);
    }
    for (const resource of facts.resources) {
      for (const form of [resource.text, ...resource.forms]) {
        this.enter(speech.say(form).replace(/\d+/g, "").trim(), resource.name);
      }
    }
    if (!trades) {
      for (const text of facts.trading) {
        const word = speech.say(text);
        for (const form of [word, sentences(word)]) this.entries.set(form, { ...this.entries.get(form), idle: true });
      }
    }
    const words = [...this.entries.keys()].sort((a, b) => b.length - a.length).map(escaped);
    this.pattern = new RegExp(`(?<!\\p{L})(\\d+ )?(${words.join("|") || "(?!)"})(?!\\p{L})`, "gu");
  }

  private enter(word: string, glyph: string, suit?: string) {
    if (word && isGlyph(glyph)) this.entries.set(word, { glyph, suit });
  }

  /** The text in pieces, each with the drawing that stands before it, if any. */
  spans(text: string): Span[] {
    const spans: Span[] = [];
    let from = 0;
    for (const found of text.matchAll(this.pattern)) {
      if (found.index > from) spans.push({ text: text.slice(from, found.index) });
      const [, count, word] = found;
      spans.push({ ...(count && { count }), text: word!, ...this.entries.get(word!) });
      from = found.index + found[0].length;
    }
    if (from < text.length) spans.push({ text: text.slice(from) });
    return spans;
  }
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The text with a capital at the start of each sentence. */
export function sentences(text: string): string {
  return text.replace(
    /(^[¿¡]?|\. )(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase(),
  );
}

/** Which kind of ability a line of a card tells, as a drawing: by the id of its message. */
export function abilityGlyph(id: string): GlyphName {
  if (id.startsWith("imperium-ability-exhaust")) return "exhaust";
  if (id.includes("solstice")) return "solstice";
  if (id.startsWith("imperium-ability-commerce") || id.startsWith("imperium-ability-profit")) return "trade-route";
  if (id.startsWith("imperium-ability-")) return "passive";
  return "play";
}
