/** Where technologies stand on a board: columns by kind, rows by age. */
import { COLUMNS, type Block, type Facts, type Kind } from "./facts";
import type { Lying } from "./model";

/** A place on the board: the card there, or nothing. */
export interface Cell {
  /** The card, or a number below zero. */
  key: number;
  lying?: Lying;
}

export interface Column {
  kind: Kind;
  /** By age, the newest first; only ages some column of the block has. */
  cells: Cell[];
}

export interface Grid {
  levels: number[];
  columns: Column[];
}

export function grid(facts: Facts, technologies: readonly Lying[], block: Block): Grid {
  const kinds: readonly Kind[] = COLUMNS[block];
  const there = technologies.filter(({ card }) => kinds.includes(facts.cards[card]!.kind));
  const levelOf = ({ card }: Lying) => facts.cards[card]!.level;
  const levels = [...new Set(there.map(levelOf))].sort((a, b) => b - a);
  const columns = kinds.map((kind) => ({
    kind,
    cells: levels.map((level) => {
      const lying = there.find((each) => facts.cards[each.card]!.kind === kind && levelOf(each) === level);
      return { key: lying?.card ?? -1 - level, lying };
    }),
  }));
  return { levels, columns };
}

export function isFilled(cells: readonly Cell[]): boolean {
  return cells.some(({ lying }) => lying !== undefined);
}

/** Cards of these kinds, in the order of the kinds. */
export function ofKinds(facts: Facts, technologies: readonly Lying[], kinds: readonly Kind[]): Lying[] {
  return kinds.flatMap((kind) => technologies.filter(({ card }) => facts.cards[card]!.kind === kind));
}
