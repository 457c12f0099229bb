/** A worked turn: its words, and the table after the step we are at. */
import { get, Refused, type Schemas } from "../api/client";
import { complain } from "../shell/notices.svelte";
import { words } from "../words/index.svelte";

type Index = Schemas["ExampleIndex"];
type Shown = Schemas["ExampleView"];

export class Worked {
  readonly game: string;
  readonly name: string;
  index = $state.raw<Index | null>(null);
  shown = $state.raw<Shown | null>(null);
  at = $state(0);
  failed = $state<number | null>(null);
  readonly last = $derived((this.index?.steps.length ?? 1) - 1);
  readonly step = $derived(this.index?.steps[this.at] ?? null);
  readonly names = $derived(this.index?.players.map(words.plain) ?? []);
  readonly fresh = $derived(this.shown?.lines ?? []);
  readonly lines = $derived(this.fresh);
  /** What the step was about on the table. */
  readonly touched = $derived(new Set(this.fresh.flatMap((line) => line.targets)));
  #kept = new Map<number, Promise<Shown>>();

  constructor(game: string, name: string) {
    this.game = game;
    this.name = name;
  }

  async open(at: number): Promise<void> {
    const path = { game: this.game, example: this.name };
    try {
      const [index] = await Promise.all([
        get("/api/v1/games/{game}/examples/{example}", { path }),
        words.use(this.game),
      ]);
      this.index = index;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.failed = fault.problem.status;
      return;
    }
    await this.go(at);
  }

  /** Shows a step; while it is fetched the last table stays, and only the newest wish counts. */
  async go(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, at));
    this.at = wanted;
    try {
      const shown = await this.#fetched(wanted);
      if (this.at === wanted) this.shown = shown;
      if (wanted < this.last) void this.#fetched(wanted + 1).catch(() => {});
    } catch (fault) {
      complain(fault);
    }
  }

  #fetched(step: number): Promise<Shown> {
    let found = this.#kept.get(step);
    if (!found) {
      const path = { game: this.game, example: this.name, step };
      found = get("/api/v1/games/{game}/examples/{example}/{step}", { path });
      this.#kept.set(step, found);
      found.catch(() => this.#kept.delete(step));
    }
    return found;
  }
}

/** Where a key leads in a worked turn of so many steps; null if it leads nowhere. */
export function steered(key: string, at: number, last: number): number | null {
  if (key === "ArrowRight") return Math.min(last, at + 1);
  if (key === "ArrowLeft") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}
