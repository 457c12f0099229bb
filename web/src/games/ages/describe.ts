/** Things in words, for those who do not see them. */
import type { Standing } from "../../cards/desk.svelte";
import type { Message } from "../contract";
import type { Desk } from "./desk.svelte";
import { signed, type CardFacts } from "./facts";

export interface Spoken extends Standing {
  card: number;
  notes: string[];
}

/** The card's name, and how it stands with it now. */
export function label(desk: Desk, spoken: Spoken): string {
  const parts = [desk.name(spoken.card), ...spoken.notes.filter(Boolean)];
  if (spoken.picked) parts.push(desk.tell("ages-web-picked"));
  else if (spoken.glowing) parts.push(desk.tell("ages-web-usable"));
  else if (spoken.refused) parts.push(desk.tell("ages-web-why-not"));
  return parts.join(", ");
}

/** What a card costs, as figures with their names. */
export function prices(desk: Desk, card: CardFacts): { glyph: string; count: number; text: string }[] {
  const out: { glyph: string; count: number; text: string }[] = [];
  const price = (glyph: string, count: number | undefined, id: string) => {
    if (count !== undefined) out.push({ glyph, count, text: desk.tell(id, { count }) });
  };
  price("science", card.science, "ages-web-costs-science");
  price("revolution", card.revolution, "ages-web-costs-revolution");
  price("resources", card.cost, "ages-web-costs-resources");
  price("military", card.militaryCost, "ages-web-costs-military");
  return out;
}

/** All that is printed on the card. */
export function describe(desk: Desk, number: number): string {
  const card = desk.card(number);
  const head = desk.tell("ages-web-kind-of-age", {
    kind: desk.say(desk.facts.kinds[card.kind]),
    age: desk.ageOf(number),
  });
  const stages = card.stages ? [desk.tell("ages-web-stages", { costs: card.stages.join(", ") })] : [];
  const lines = card.text.map((line) => sentence(desk, line));
  return [head, ...prices(desk, card).map(({ text }) => text), ...stages, ...lines].join(". ") + ".";
}

/** What a card or one of its workers gives, by glyph. */
export function yields(card: CardFacts): { glyph: string; figure: string }[] {
  return Object.entries(card.symbols ?? {}).map(([glyph, count]) => ({ glyph, figure: signed(count) }));
}

/** Words longer than this may be broken where a card is narrow. */
const UNBROKEN = 11;
const SOFT_HYPHEN = "\u00ad";
/** A vowel, what is left of its syllable, and the beginning of the next one. */
const SYLLABLE = /([aeiouyàáâãéêíóôõú][^aeiouyàáâãéêíóôõú]?)(?=[^aeiouyàáâãéêíóôõú]{1,3}[aeiouyàáâãéêíóôõú])/gi;

/** A name whose long words may be broken between syllables; browsers do not know how in every language. */
export function hyphenated(text: string): string {
  return text.replace(/\p{L}+/gu, (word) =>
    word.length > UNBROKEN ? word.replace(SYLLABLE, `$1${SOFT_HYPHEN}`) : word,
  );
}

/** How many letters the longest word has that is not broken: names are written so that it fits. */
export function longestPart(text: string): number {
  return Math.min(UNBROKEN, Math.max(...text.split(/[\s-]/).map(({ length }) => length)));
}

/** A line of a card's text; what it does stands alone, so it begins like a sentence. */
export function sentence(desk: Desk, line: Message): string {
  const text = desk.say(line);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
