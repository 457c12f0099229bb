/** What the lobby calls levels, settings and the values among which a seat chooses. */
import type { GameCard, Schemas } from "../api/client";
import type { Chip } from "../shell/Chips.svelte";
import { tell, words } from "../words/index.svelte";
import type { Alternative, Choosing } from "./choosing";

/** The levels of the automaton, easiest first. */
export function levelChips(card: GameCard, { level }: Schemas["AutomatonInfo"]): Chip[] {
  const spec = card.options.find(({ name }) => name === level);
  const levels = spec?.values?.filter((value) => value !== spec.default) ?? [];
  return levels.map((value) => ({ value, name: tell(`web-value-${card.name}-${level}-${value}`) }));
}

/** A value with the stars that tell how hard it is to play. */
export function alternativeChip({ facets }: Choosing, { value, name, traits }: Alternative): Chip {
  const stars = facets.find(({ id }) => id === "stars")?.values.find(({ id }) => id === traits["stars"]);
  return stars ? { value, name: words.say(name), note: words.say(stars.name) } : { value, name: words.say(name) };
}

/** A setting and its value, as "Trade Routes: Play with them". */
export function settingName(game: string, name: string, value: string): string {
  const option = `web-option-${game}-${name}`;
  const called = `web-value-${game}-${name}-${value}`;
  return `${words.has(option) ? tell(option) : name}: ${words.has(called) ? tell(called) : value}`;
}
