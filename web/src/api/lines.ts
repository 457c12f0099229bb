/** The log as the client keeps it. */
import type { Line } from "./client";

/** The lines known so far with those of positions after `after` replaced. */
export function merged(known: readonly Line[], after: number, lines: readonly Line[]): Line[] {
  return [...known.filter((line) => line.position <= after), ...lines.filter((line) => line.position > after)];
}

/** The lines written after a position. */
export function since(lines: readonly Line[], position: number): Line[] {
  return lines.filter((line) => line.position > position);
}

/** A line with its place in the log, by which it is known however much is shown. */
export interface Placed {
  place: number;
  line: Line;
}

export interface TurnOfLog {
  number: number;
  turn: number;
  lines: Placed[];
}

/** The lines turn by turn, from a place on: a new turn begins where it is somebody else's. */
export function byTurn(lines: readonly Line[], from = 0): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  let number = -1;
  let whose: number | undefined;
  lines.forEach((line, place) => {
    if (whose !== line.turn) number += 1;
    whose = line.turn;
    if (place < from) return;
    const last = turns.at(-1);
    if (last?.number === number) last.lines.push({ place, line });
    else turns.push({ number, turn: line.turn, lines: [{ place, line }] });
  });
  return turns;
}
