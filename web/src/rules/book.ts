/** The rules of a game in the reader's words: a tree to read, and a search. */
import type { Rule } from "../shell/games";
import { plain, wordsIn } from "../words/plain";

export interface Entry {
  rule: Rule;
  title: string;
  text: string;
  depth: number;
}

type Say = (message: Rule["title"]) => string;

/** The rules in order, each after its parent, with how deep it lies. */
export function told(rules: readonly Rule[], say: Say): Entry[] {
  const depths = new Map<string, number>();
  return rules.map((rule) => {
    const depth = rule.parent ? (depths.get(rule.parent) ?? -1) + 1 : 0;
    depths.set(rule.name, depth);
    return { rule, title: say(rule.title), text: say(rule.explanation), depth };
  });
}

/** The entries that have all the words, those with them in the title first. */
export function searched(entries: readonly Entry[], search: string): Entry[] {
  const wanted = wordsIn(search);
  if (!wanted.length) return [...entries];
  const found = entries.filter((entry) => wanted.every((word) => plain(`${entry.title} ${entry.text}`).includes(word)));
  const inTitle = (entry: Entry): number => (wanted.every((word) => plain(entry.title).includes(word)) ? 0 : 1);
  return found.toSorted((a, b) => inTitle(a) - inTitle(b));
}
