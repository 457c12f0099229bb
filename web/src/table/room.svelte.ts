/** One table, followed live: what is known of it and whose eyes it is seen with. */
import { get, Refused, type Line, type TableView } from "../api/client";
import { merged, since } from "../api/lines";
import { backoff, follow, type Link } from "../api/live";
import { complain } from "../shell/notices.svelte";
import { givenName, seatName } from "../shell/seats";
import { words } from "../words/index.svelte";

/** Views that come faster are shown together: bots can play faster than anybody can look. */
const BEAT = 150;
/** How often the table is asked for after an answer got lost. */
const CHECKS = 5;

/** Gives a list as it was, if it is the same: then nobody need look at it again. */
function keeping(): (names: string[]) => string[] {
  let last: string[] = [];
  return (names) => {
    if (names.join("\n") !== last.join("\n")) last = names;
    return last;
  };
}

export class Room {
  readonly id: string;
  #keptNames = keeping();
  #keptGiven = keeping();
  table = $state.raw<TableView | null>(null);
  lines = $state.raw<Line[]>([]);
  fresh = $state.raw<Line[]>([]);
  link = $state<Link>("opening");
  /** The status of the error that keeps the table from being shown at all. */
  failed = $state<number | null>(null);
  /** On a device shared by several players: whose eyes it is seen with; null while it is covered. */
  seat = $state<number | null>(null);

  readonly names = $derived(this.#keptNames(this.table?.seats.map(seatName) ?? []));
  /** The names the players have, whatever the language. */
  readonly given = $derived(this.#keptGiven(this.table?.seats.map(givenName) ?? []));
  readonly shared = $derived((this.table?.mine.length ?? 0) > 1);
  readonly covered = $derived(this.table !== null && this.nextEyes !== null);
  readonly asksMe = $derived.by(() => {
    const table = this.table;
    if (table?.status !== "playing" || table.seat === null || table.seats[table.seat]?.away) return false;
    return table.asked.includes(table.seat) || table.answered !== null;
  });
  #stop: () => void = () => {};
  #waiting: TableView[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** The seats that may have to look next when the device must change hands; null if it need not. */
  get nextEyes(): number[] | null {
    const table = this.table;
    if (!table || !this.shared || table.status !== "playing") return null;
    const asked = table.asked.filter((seat) => table.mine.includes(seat) && !table.seats[seat]?.away);
    if (this.seat === null) return asked.length ? asked : table.mine;
    return asked.length && !asked.includes(this.seat) ? asked : null;
  }

  async open(): Promise<void> {
    try {
      const view = await get("/api/v1/tables/{table}", { path: { table: this.id } });
      await words.use(view.game);
      this.hear(view);
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.failed = fault.problem.status;
      return;
    }
    this.#follow();
  }

  /** Looks at the table anew, as whoever is here now. */
  async reopen(): Promise<void> {
    this.#stop();
    this.seat = null;
    this.lines = [];
    this.table = null;
    await this.open();
  }

  /** The device has been passed: only now is the table asked for with this seat's eyes. */
  async look(seat: number): Promise<void> {
    this.#stop();
    try {
      const view = await get("/api/v1/tables/{table}", { path: { table: this.id }, query: { seat, since: 0 } });
      this.seat = seat;
      this.lines = [];
      this.table = null;
      this.hear(view);
    } catch (fault) {
      complain(fault);
    }
    this.#follow();
  }

  /** Asks how the table stands after an answer got lost; whether anybody told. */
  async check(): Promise<boolean> {
    for (let tries = 0; tries < CHECKS; tries += 1) {
      if (tries) await new Promise((done) => setTimeout(done, backoff(tries)));
      try {
        const query = { seat: this.seat, since: this.table?.version ?? 0 };
        this.hear(await get("/api/v1/tables/{table}", { path: { table: this.id }, query }));
        return true;
      } catch (fault) {
        if (!(fault instanceof Refused)) throw fault;
        if (!fault.lost) return false;
      }
    }
    return false;
  }

  #follow(): void {
    this.#stop();
    this.#stop = follow({
      table: this.id,
      seat: this.seat,
      since: () => this.table?.version ?? 0,
      heard: (view) => this.#later(view),
      changed: (link) => (this.link = link),
    });
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#timer);
  }

  #later(view: TableView): void {
    this.#waiting.push(view);
    const wait = this.#shownAt + BEAT - Date.now();
    clearTimeout(this.#timer);
    if (wait <= 0) this.#catchUp();
    else this.#timer = setTimeout(() => this.#catchUp(), wait);
  }

  #catchUp(): void {
    const views = this.#waiting;
    this.#waiting = [];
    this.hear(...views);
  }

  /** Takes views in, but none older than what is known or meant for other eyes. */
  hear(...views: TableView[]): void {
    const before = this.table;
    for (const view of views) {
      if (this.table && view.version < this.table.version) continue;
      if (this.seat !== null && view.seat !== this.seat) continue;
      this.#take(view);
    }
    this.#shownAt = Date.now();
    if (!before) this.fresh = [];
    else if (this.table && this.table.version !== before.version) this.fresh = since(this.lines, before.position);
  }

  /** A view of the same version, as the answer and the socket both bring it, has the same board and log. */
  #take(view: TableView): void {
    const known = this.table;
    if (known && known.version === view.version && known.seat === view.seat && known.status === view.status) {
      this.table = { ...view, view: known.view };
      return;
    }
    this.lines = merged(this.lines, view.after, view.lines);
    this.table = view;
  }
}
