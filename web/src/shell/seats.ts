/** What to call a seat and the like. */
import type { Message, SeatView, TableRow } from "../api/client";
import { tell, words } from "../words/index.svelte";

/** Bots without a name of their own are called so, by seat. */
const BOTS = ["Aurelia", "Brutus", "Cornelia", "Drusus", "Eudora", "Flavius", "Galla", "Hermes"];

export function levelName(level: string): string {
  if (level === "random") return tell("web-level-random");
  if (level === "easy") return tell("web-level-easy");
  if (level === "hard") return tell("web-level-hard");
  return tell("web-level-normal");
}

/** What a seat is called; empty if it has no name. Only the automaton is called otherwise in each language. */
export function givenName(seat: SeatView): string {
  if (seat.kind === "automaton") return seat.name || words.plain({ id: "web-automaton" });
  return seat.name || (seat.kind === "bot" ? BOTS[seat.number % BOTS.length]! : "");
}

export function seatName(seat: SeatView): string {
  return givenName(seat) || (seat.kind === "open" ? tell("web-seat-open") : words.nameless(seat.number));
}

/** What a seat is besides its name; empty when there is nothing to say. */
export function seatNote(seat: SeatView): string {
  if (seat.away) return tell("web-seat-away");
  if (seat.kind === "automaton") return tell("web-seat-automaton");
  if (seat.kind === "bot") return tell("web-seat-bot", { level: levelName(seat.level) });
  if (seat.mine) return tell("web-seat-you");
  return seat.kind === "human" && !seat.present ? tell("web-seat-absent") : "";
}

/** How a game ended, and by which victory where there are several. */
export function endOf(
  row: Pick<TableRow, "seats">,
  winners: readonly number[],
  wonBy: readonly Message[] = [],
): string {
  const alone = row.seats.length === 1;
  const end = alone
    ? tell("web-game-over-alone")
    : winners.length
      ? tell("web-game-over", { names: namesAt(row, winners) })
      : tell("web-game-over-nobody");
  return [end, ...wonBy.map((way) => `${words.say(way)}.`)].join(" ");
}

export function namesAt(row: Pick<TableRow, "seats">, numbers: readonly number[]): string {
  const names = row.seats.filter((seat) => numbers.includes(seat.number)).map(seatName);
  return new Intl.ListFormat(document.documentElement.lang).format(names);
}
