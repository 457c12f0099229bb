/** The automaton's last turn in steps, out of the log: the die, then each card with its row and what came of it. */
import type { Line, Message } from "../contract";

/** Where a row stands on the sheet. */
export interface RowAt {
  side: number;
  row: number;
}

export interface Step {
  /** The line that opens it. */
  head: Message;
  /** What came of it. */
  told: Message[];
  at?: RowAt;
  targets: string[];
}

export interface Turn {
  /** The choice that brought it about, by which it is known. */
  position: number;
  steps: Step[];
}

const speaksOf = (line: Line, what: string): boolean => line.targets.some((target) => target.startsWith(`${what}:`));

/** The last turn of the automaton that the log tells of from its beginning; its end is the next round. */
export function lastTurn(lines: readonly Line[]): Turn | undefined {
  const from = lines.findLastIndex((line) => speaksOf(line, "die"));
  if (from < 0) return undefined;
  const to = lines.findIndex((line, place) => place > from && speaksOf(line, "round"));
  const steps: Step[] = [];
  for (const line of lines.slice(from, to < 0 ? undefined : to)) {
    const at = rowOf(line);
    if (!steps.length || at) steps.push({ head: line.text, told: [], at, targets: [...line.targets] });
    else {
      const step = steps.at(-1)!;
      step.told.push(line.text);
      step.targets.push(...line.targets);
    }
  }
  return { position: lines[from]!.position, steps };
}

function rowOf(line: Line): RowAt | undefined {
  const found = line.targets.find((target) => target.startsWith("row:"));
  if (!found) return undefined;
  const [, side, row] = found.split(":").map(Number);
  return { side: side!, row: row! };
}

export function rowTarget({ side, row }: RowAt): string {
  return `row:${side}:${row}`;
}
