/** A game of the past: where we are in it and with whose eyes it is seen. */
import { get, Refused, type Schemas, type TableView } from "../api/client";
import { complain } from "../shell/notices.svelte";
import { givenName, seatName } from "../shell/seats";
import { words } from "../words/index.svelte";

type Index = Schemas["ReplayIndex"];
type Past = Schemas["ReplayView"];

/** `all`: everything, after the end. A number: what that seat knew. `open`: what anybody could see. */
export type Eyes = "all" | "open" | number;

const KEPT = 200;

export class Replay {
  readonly id: string;
  table = $state.raw<TableView | null>(null);
  index = $state.raw<Index | null>(null);
  shown = $state.raw<Past | null>(null);
  at = $state(0);
  eyes = $state<Eyes>("open");
  failed = $state<number | null>(null);
  readonly names = $derived(this.table?.seats.map(seatName) ?? []);
  readonly given = $derived(this.table?.seats.map(givenName) ?? []);
  readonly fresh = $derived(this.shown?.lines ?? []);
  readonly lines = $derived([...(this.shown?.earlier ?? []), ...this.fresh]);
  #kept = new Map<string, Past>();

  constructor(id: string) {
    this.id = id;
  }

  async open(at: number | null): Promise<void> {
    try {
      const path = { table: this.id };
      this.table = await get("/api/v1/tables/{table}", { path });
      await words.use(this.table.game);
      this.index = await get("/api/v1/tables/{table}/replay", { path });
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.failed = fault.problem.status;
      return;
    }
    this.eyes = this.index.everything ? "all" : (this.table.seat ?? "open");
    await this.go(at ?? (this.table.status === "over" ? 0 : this.index.positions));
  }

  /** Shows a position; while it is fetched the last stays, and only the newest wish counts. */
  async go(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.index?.positions ?? 0, at));
    const wanted = `${this.at}/${this.eyes}`;
    try {
      const past = await this.#past(this.at);
      if (wanted === `${this.at}/${this.eyes}`) this.shown = past;
      if (this.at < (this.index?.positions ?? 0)) void this.#past(this.at + 1).catch(() => {});
    } catch (fault) {
      complain(fault);
    }
  }

  async see(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.go(this.at);
  }

  async #past(position: number): Promise<Past> {
    const key = `${position}/${this.eyes}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const query = { seat: typeof this.eyes === "number" ? this.eyes : null, everything: this.eyes === "all" };
    const past = await get("/api/v1/tables/{table}/replay/{position}", { path: { table: this.id, position }, query });
    this.#kept.set(key, past);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > KEPT && oldest) this.#kept.delete(oldest);
    return past;
  }

  /** Where the turn before or after this position begins. */
  turn(step: 1 | -1): number {
    const starts = this.index?.turns.map((turn) => turn.position) ?? [];
    if (step > 0) return starts.find((start) => start > this.at) ?? this.index?.positions ?? 0;
    return starts.findLast((start) => start < this.at) ?? 0;
  }
}
