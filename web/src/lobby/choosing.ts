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

/** Whether a value can be chosen with these settings; what is not set is as the game takes it by itself. */
export function fits(
  alternative: Alternative,
  values: Values,
  options: readonly Pick<OptionSpec, "name" | "default">[],
): boolean {
  return Object.entries(alternative.needs ?? {}).every(
    ([name, needed]) => String(values[name] ?? options.find((spec) => spec.name === name)?.default) === needed,
  );
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
