/** How the automaton's turn is shown: which of its steps one is at, and whether they come one by one. */
import type { Line } from "../contract";
import { lastTurn, type Step } from "./steps";

export const PACES = ["steps", "once"] as const;
export type Pace = (typeof PACES)[number];

const KEY = "civitas.imperium.pace";

function kept(): Pace {
  const found = localStorage.getItem(KEY);
  return found === "once" ? "once" : "steps";
}

export class Walk {
  readonly #lines: () => readonly Line[];
  readonly #turn = $derived.by(() => lastTurn(this.#lines()));
  #pace = $state<Pace>(kept());
  /** The step one is at, counted from 1; beyond the last when all have been shown. */
  #at = $state(Infinity);
  /** Which turn it is that is walked through. */
  #walked: number;

  constructor(lines: () => readonly Line[]) {
    this.#lines = lines;
    this.#walked = this.#turn?.position ?? -1;
  }

  get steps(): Step[] {
    return this.#turn?.steps ?? [];
  }

  /** The step one is at, counted from 1; 0 when all have been shown. */
  get at(): number {
    return this.#at <= this.steps.length ? this.#at : 0;
  }

  get step(): Step | undefined {
    return this.steps[this.at - 1];
  }

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    localStorage.setItem(KEY, pace);
    if (pace === "once") this.skip();
  }

  /** New lines have come: another turn than the last begins with its first step, unless choices were taken back. */
  hear(): void {
    const position = this.#turn?.position ?? -1;
    if (position > this.#walked && this.#pace === "steps") this.#at = 1;
    else if (position !== this.#walked || this.#pace === "once") this.skip();
    this.#walked = position;
  }

  back(): void {
    this.#at = Math.max(1, this.at - 1);
  }

  next(): void {
    this.#at += 1;
  }

  skip(): void {
    this.#at = Infinity;
  }

  again(): void {
    this.#at = 1;
  }
}
