/** A table on which nothing lies and nobody plays, for cards that are drawn outside of games. */
import type { Speech, TableProps, View } from "../games/contract";

type Told = Pick<View, "game"> & Partial<View>;

export function bareTable(told: Told, facts: Record<string, unknown>, speech: Speech): TableProps {
  return {
    view: {
      seat: null,
      seats: 0,
      turn: 0,
      over: false,
      question: null,
      options: [],
      candidates: [],
      zones: [],
      counters: {},
      unseen: {},
      commits: [],
      lasting: [],
      board: {},
      scores: null,
      winners: [],
      ...told,
    },
    facts,
    names: [],
    speech,
    glow: new Map(),
    picked: [],
    refusals: new Map(),
    highlight: new Set(),
    motion: false,
    fresh: [],
    lines: [],
    looked: null,
    choose: () => {},
    why: () => {},
  };
}
