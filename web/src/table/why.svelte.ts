/** What cannot be done now and why, as the server explains it. */
import { get, type Refusal } from "../api/client";
import type { Room } from "./room.svelte";

export class Why {
  readonly room: Room;
  refusals = $state.raw<Refusal[]>([]);
  /** Whether they are being shown, and of which thing; empty for all. */
  shown = $state(false);
  target = $state("");
  #asked = 0;

  readonly byTarget = $derived.by(() => {
    const found = new Map<string, Refusal[]>();
    for (const refusal of this.refusals) {
      if (refusal.target) found.set(refusal.target, [...(found.get(refusal.target) ?? []), refusal]);
    }
    return found;
  });
  readonly listed = $derived.by(() => (this.target ? (this.byTarget.get(this.target) ?? []) : this.refusals));

  constructor(room: Room) {
    this.room = room;
  }

  /** Asks the server; what was asked for another question is dropped. */
  async load(): Promise<void> {
    const table = this.room.table;
    const number = ++this.#asked;
    this.refusals = [];
    if (!this.room.asksMe || !table || table.seat === null) return;
    try {
      const query = { seat: table.seat };
      const found = await get("/api/v1/tables/{table}/explain", { path: { table: table.id }, query });
      if (number === this.#asked) this.refusals = found.refusals;
    } catch {
      // Without it nothing is explained, and the next question asks again.
    }
  }

  show = (target = ""): void => {
    this.target = target;
    this.shown = true;
  };
}
