/** Which cards of a gallery are wanted: by what they have, by words in name and text, by having rulings. */
import type { Schemas } from "../api/client";
import { plain, wordsIn } from "../words/plain";

export type Card = Schemas["GalleryCard"];
export type Facet = Schemas["Facet"];

export interface Wanted {
  search: string;
  /** By facet, the value a card must have. */
  values: Readonly<Record<string, string>>;
  /** Only cards with rulings. */
  ruled: boolean;
}

/** What is written on a card, in the reader's language. */
export interface Written {
  name: string;
  text: string;
}

const SEARCH = "q";
const RULED = "ruled";

/** What an address asks for; what no card can have is left out. */
export function wantedOf(query: string, facets: readonly Facet[]): Wanted {
  const asked = new URLSearchParams(query);
  const values: Record<string, string> = {};
  for (const { id, values: known } of facets) {
    const value = asked.get(id);
    if (value && known.some((each) => each.id === value)) values[id] = value;
  }
  return { search: asked.get(SEARCH) ?? "", values, ruled: asked.has(RULED) };
}

/** The end of an address that asks for it, with its question mark; empty when all is wanted. */
export function queryOf({ search, values, ruled }: Wanted): string {
  const query = new URLSearchParams();
  for (const [facet, value] of Object.entries(values)) if (value) query.set(facet, value);
  if (search.trim()) query.set(SEARCH, search);
  if (ruled) query.set(RULED, "1");
  const text = query.toString();
  return text ? `?${text}` : "";
}

/** The cards wanted, in their order; of those with the words looked for, the ones that bear them in the name first. */
export function found(cards: readonly Card[], wanted: Wanted, written: (card: Card) => Written): Card[] {
  const words = wordsIn(wanted.search);
  const values = Object.entries(wanted.values).filter(([, value]) => value);
  const having = cards.filter(
    (card) =>
      (!wanted.ruled || card.rulings.length > 0) &&
      values.every(([facet, value]) => card.facets[facet]?.includes(value)),
  );
  if (!words.length) return having;
  const named: Card[] = [];
  const told: Card[] = [];
  for (const card of having) {
    const { name, text } = written(card);
    const title = plain(`${name} ${codesOf(card).join(" ")}`);
    if (words.every((word) => title.includes(word))) named.push(card);
    else if (words.every((word) => title.includes(word) || plain(text).includes(word))) told.push(card);
  }
  return [...named, ...told];
}

/** What is printed on it and on all that are alike. */
export function codesOf(card: Card): string[] {
  return card.alike.length ? card.alike : [card.code];
}

/** The card with this code, or one of those it stands for. */
export function cardOf(cards: readonly Card[], code: string): Card | undefined {
  const wanted = code.toLowerCase();
  return cards.find((card) => codesOf(card).some((each) => each.toLowerCase() === wanted));
}

/** The cards before and after one; none at the ends. */
export function beside(cards: readonly Card[], card: Card): { before?: Card; after?: Card } {
  const at = cards.indexOf(card);
  return at < 0 ? {} : { before: cards[at - 1], after: cards[at + 1] };
}

export function addressOf(game: string, card: Card, query = ""): string {
  return `/cards/${game}/${encodeURIComponent(card.code)}${query}`;
}
