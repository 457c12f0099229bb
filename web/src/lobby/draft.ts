/** A table before it exists: who sits where, and which options are the seats' own. */
import type { GameCard, Schemas } from "../api/client";

export type SeatWish = Schemas["SeatWish"];
export type OptionSpec = Schemas["OptionSpec"];
export type Clock = Schemas["Clock"];

/** `empire1`, `empire2`, ... are one option that every seat has. */
export interface SeatOption {
  name: string;
  specs: OptionSpec[];
}

/** The options of the table and those of the seats. */
export function sorted(card: GameCard): { shared: OptionSpec[]; perSeat: SeatOption[] } {
  const families = new Map<string, OptionSpec[]>();
  for (const spec of card.options) {
    const [, name, number] = /^(.*?)(\d+)$/.exec(spec.name) ?? [];
    if (name && number) (families.get(name) ?? families.set(name, []).get(name)!)[Number(number) - 1] = spec;
  }
  const perSeat = [...families]
    .filter(([, specs]) => specs.filter(Boolean).length === card.most_seats)
    .map(([name, specs]) => ({ name, specs }));
  const taken = new Set(perSeat.flatMap((family) => family.specs.map((spec) => spec.name)));
  return { shared: card.options.filter((spec) => !taken.has(spec.name)), perSeat };
}

/** Whether an option names a seat: a number up to as many seats as there can be, 0 for none of them. */
export function namesSeat(card: GameCard, spec: OptionSpec): boolean {
  return spec.kind === "number" && spec.least === 0 && spec.most === card.most_seats;
}

/** The seat in which the automaton of the game plays, with these settings. */
export function silentSeat(
  card: GameCard,
  values: Readonly<Record<string, boolean | number | string>>,
): number | undefined {
  const own = card.automaton;
  if (!own) return undefined;
  const without = card.options.find((spec) => spec.name === own.level)?.default;
  return (values[own.level] ?? without) === without ? undefined : own.seat;
}

/** The seats a table with the automaton needs, or as they are without one. */
export function withSilent(seats: readonly SeatWish[], card: GameCard, silent: number | undefined): SeatWish[] {
  if (silent === undefined) return [...seats];
  return resized(seats, card.automaton!.seats).map((seat, number) =>
    number === silent ? { kind: "bot", level: "normal", name: "" } : seat,
  );
}

/** You against bots. */
export function defaultSeats(count: number, first: SeatWish["kind"] = "me"): SeatWish[] {
  return Array.from({ length: count }, (_, seat) => ({
    kind: seat === 0 ? first : "bot",
    level: "normal",
    name: "",
  }));
}

const NAMES = "civitas.hotseat";

/** What those who share this device called themselves last time, by seat. */
export function keptNames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAMES) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** Keeps the names of a table that several share; a seat without one keeps the name it had. */
export function keepNames(seats: readonly SeatWish[]): void {
  const kept = keptNames();
  const names = seats.map((seat, number) => (seat.kind === "me" && seat.name?.trim()) || (kept[number] ?? ""));
  localStorage.setItem(NAMES, JSON.stringify([...names, ...kept.slice(seats.length)]));
}

/** As many seats as wanted, those there are kept. */
export function resized(seats: readonly SeatWish[], count: number): SeatWish[] {
  return [...seats.slice(0, count), ...defaultSeats(Math.max(0, count - seats.length), "bot")];
}

const DAY = 86_400;
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  fast: { move: 30, bank: 300 },
  evening: { move: 90, bank: 1200 },
  day: { move: DAY, bank: 3 * DAY },
};

/** The options that differ from what the game takes by itself; only those of seats that exist. */
export function chosen(
  card: GameCard,
  values: Record<string, boolean | number | string>,
  seats: number,
): Record<string, boolean | number | string> {
  const { perSeat } = sorted(card);
  const beyond = new Set(perSeat.flatMap((family) => family.specs.slice(seats).map((spec) => spec.name)));
  const out: Record<string, boolean | number | string> = {};
  for (const spec of card.options) {
    const value = values[spec.name];
    const gone = beyond.has(spec.name) || (namesSeat(card, spec) && Number(value) > seats);
    if (value !== undefined && value !== spec.default && !gone) out[spec.name] = value;
  }
  return out;
}
