/** Choosing among the values of a setting each seat has, such as its nation: filters, and lots among what they leave. */
import type { Schemas } from "../api/client";
import type { OptionSpec } from "./draft";

export type Choosing = Schemas["Choosing"];
export type Alternative = Schemas["Alternative"];
export type Suggestion = Schemas["Suggestion"];
type Values = Readonly<Record<string, boolean | number | string>>;

/** By facet, the values that are wanted; a facet without any wants all. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** The filters with one value more wanted, or one less. */
export function toggled(filters: Filters, facet: string, value: string): Filters {
  const wanted = filters[facet] ?? [];
  return { ...filters, [facet]: wanted.includes(value) ? wanted.filter((each) => each !== value) : [...wanted, value] };
}

/** What the filters leave, in their order. */
export function left(choices: Choosing, filters: Filters): Alternative[] {
  const wanted = Object.entries(filters).filter(([, values]) => values.length);
  return choices.alternatives.filter((choice) =>
    wanted.every(([facet, values]) => values.includes(choice.traits[facet] ?? "")),
  );
}

export interface Lack {
  name: string;
  value: string;
}

/** The settings a value needs that are others; what is not set is as the game takes it by itself. */
export function lacking(
  alternative: Alternative,
  values: Values,
  options: readonly Pick<OptionSpec, "name" | "default">[],
): Lack[] {
  return Object.entries(alternative.needs ?? {})
    .filter(([name, needed]) => String(values[name] ?? options.find((spec) => spec.name === name)?.default) !== needed)
    .map(([name, value]) => ({ name, value }));
}

/** Whether a value can be chosen with these settings. */
export function fits(...asked: Parameters<typeof lacking>): boolean {
  return lacking(...asked).length === 0;
}

/** All values, those that are easy to learn first. */
export function easiestFirst(choices: Choosing): Alternative[] {
  return choices.alternatives.toSorted((a, b) => Number(a.traits["stars"] ?? 0) - Number(b.traits["stars"] ?? 0));
}

/** What is suggested to somebody who plays alone: nobody else at the table, or the automaton. */
export function soloSuggestions(choices: Choosing, level: string): Suggestion[] {
  return choices.suggestions.filter(({ bots, options }) => bots.length === 0 || level in options);
}

/** Which seat has chosen a value, if one has. */
export function chooserOf(choices: Choosing, values: Values, seats: number, value: string): number | undefined {
  const found = Array.from({ length: seats }, (_, seat) => seat).find(
    (seat) => values[`${choices.family}${seat + 1}`] === value,
  );
  return found;
}

/** What names the values lots are drawn from; empty where all may be drawn. */
export function lotsOf(choices: Choosing, among: readonly Alternative[]): string {
  return among.length === choices.alternatives.length ? "" : among.map(({ value }) => value).join(",");
}

/** How many values lots are drawn from, where they are not all. */
export function amongHowMany(choices: Choosing, values: Values): number | undefined {
  const lots = String(values[choices.lots] ?? "");
  return lots ? lots.split(",").length : undefined;
}
