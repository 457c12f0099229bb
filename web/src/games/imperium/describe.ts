/** Things in words, for those who do not see them. */
import type { Standing } from "../../cards/desk.svelte";
import type { Desk } from "./desk.svelte";
import type { Tokens } from "./model";
import { FILLS } from "./piles";
import { sentences } from "./prose";

export interface Spoken extends Standing {
  card: number;
  exhausted: boolean;
  tokens: Tokens[];
  notes: string[];
}

/** The card's name, and how it stands with it now. */
export function label(desk: Desk, spoken: Spoken): string {
  const parts = [desk.name(spoken.card), ...spoken.notes.filter(Boolean)];
  if (spoken.exhausted) parts.push(desk.tell("imperium-web-exhausted"));
  for (const { resource, amount } of spoken.tokens) parts.push(`${amount} ${resourceName(desk, resource)}`);
  if (spoken.picked) parts.push(desk.tell("imperium-web-picked"));
  else if (spoken.glowing) parts.push(desk.tell("imperium-web-usable"));
  else if (spoken.refused) parts.push(desk.tell("imperium-web-why-not"));
  return parts.join(", ");
}

/** All that is printed on the card. */
export function describe(desk: Desk, number: number): string {
  const card = desk.card(number);
  const marks = [
    ...(card.suits ?? []).map((suit) => desk.facts.suits[suit]!),
    ...desk.facts.states.filter((state) => card.states?.includes(state.name)).map((state) => state.text),
    ...(card.flags ?? []).map((flag) => desk.facts.flags[flag]!),
    ...Object.keys(card.icons ?? {}).map((icon) => desk.facts.icons[icon]!),
  ];
  const lines = [...(card.text ?? []), ...(card.conditions ?? []), ...(card.worth ? [card.worth] : [])];
  const all = [marks.map((mark) => desk.say(mark)).join(", "), ...lines.map((line) => sentences(desk.say(line)))];
  return all.filter(Boolean).join(". ").replaceAll("..", ".");
}

export function resourceName(desk: Desk, resource: number): string {
  return desk.say(desk.facts.resources[resource]!.text);
}

/** The name of a zone, as a heading. */
export function zoneName(desk: Desk, name: string): string {
  const slot = FILLS[name];
  if (slot !== undefined && desk.model.mixedDecks) return desk.tell("imperium-small-deck", { place: slot - 1 });
  return sentences(desk.say(desk.facts.zones[name]!));
}
