/** What is written on the cards of a gallery, in the reader's language; each card is read once. */
import type { OpenedCards } from "../shell/games";
import { words } from "../words/index.svelte";
import type { Card, Written } from "./find";
import { speech } from "./speech";

export function writer({ module, facts }: OpenedCards): (card: Card) => Written {
  const read = module.reader(facts, speech);
  const known = new Map<string, Written>();
  let language = words.language;
  return (card) => {
    if (language !== words.language) known.clear();
    language = words.language;
    let written = known.get(card.code);
    if (!written) known.set(card.code, (written = { name: words.say(card.name), text: read(card.number) }));
    return written;
  };
}
