/** The banks of tokens as rows of sections, worked out from the tables of the board. */
import type { BoardFacts } from "./facts";

export interface Section {
  /** The squares, from the one emptied first to the one emptied last: whether a token lies there. */
  squares: boolean[];
  /** What holds while tokens of this section are the last ones taken. */
  figures: number[];
  current: boolean;
}

/** Sections of squares for which all tables say the same; the last square of the tables goes on for ever. */
export function sections(tables: number[][], squares: number, tokens: number): Section[] {
  const last = tables[0]!.length - 1;
  const figuresAt = (count: number) => tables.map((table) => table[Math.min(count, last)]!);
  const now = String(figuresAt(tokens));
  const out: (Section & { key: string })[] = [];
  for (let count = Math.max(squares, tokens); count > 0; count--) {
    const figures = figuresAt(count);
    const key = String(figures);
    if (out.at(-1)?.key !== key) out.push({ key, figures, squares: [], current: tokens > 0 && key === now });
    out.at(-1)!.squares.push(count <= tokens);
  }
  return out;
}

export function yellowSections(board: BoardFacts, tokens: number): Section[] {
  return sections([board.populationCost, board.consumption], board.populationCost.length - 1, tokens);
}

export function blueSections(board: BoardFacts, tokens: number): Section[] {
  return sections([board.corruption], board.blueTokens, tokens);
}

export function happyRequired(board: BoardFacts, tokens: number): number {
  return board.happyRequired[Math.min(tokens, board.happyRequired.length - 1)]!;
}
