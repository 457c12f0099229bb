/** The question before the player and the answer being made. */
import { post, Refused, type Message, type Option } from "../api/client";
import { complain, notify } from "../shell/notices.svelte";
import { painted } from "../shell/paint";
import { settings } from "../shell/settings.svelte";
import { tell } from "../words/index.svelte";
import { glowing, isReady, isSet, lessened, offered, PASS, toggled, type Offered } from "./gathering";
import type { Room } from "./room.svelte";

/** Always the same, so that nothing offered again is no news. */
const NOTHING: Offered[] = [];

export interface Doubt {
  codes: number[];
  warnings: Message[];
  options: Option[];
}

export class Asking {
  readonly room: Room;
  picked = $state.raw<number[]>([]);
  /** An answer that waits for "yes, do it". */
  doubt = $state.raw<Doubt | null>(null);
  /** Several options point at one thing: the player picks among them. */
  among = $state.raw<Option[]>([]);
  busy = $state(false);

  readonly view = $derived.by(() => this.room.table?.view ?? null);
  readonly active = $derived.by(() => this.room.asksMe && !this.room.covered && this.view !== null);
  readonly offers = $derived.by(() => (this.active && this.view ? offered(this.view) : NOTHING));
  readonly glow = $derived.by(() => glowing(this.offers));
  /** Every answer there is, once. */
  readonly known = $derived.by(() => [
    ...this.offers.map((each) => each.option),
    ...(this.resigning ? [this.resigning] : []),
  ]);
  /** The answer that gives up the game, where it may be given now. */
  readonly resigning = $derived.by(() => (this.active && this.view?.options.find((option) => option.resigns)) || null);
  readonly gathers = $derived.by(() => this.active && this.view !== null && isSet(this.view));
  readonly pick = $derived.by(() => this.view?.question?.pick ?? { kind: "one", least: 1, most: 1, none: false });
  readonly ready = $derived.by(() => this.gathers && isReady(this.picked, this.pick));
  /** Changes when another question is asked; the version also grows with what others commit to meanwhile. */
  readonly key = $derived.by(() => {
    const table = this.room.table;
    const question = table?.view?.question;
    return [table?.position, table?.seat, question?.kind, question?.source, question?.args, this.active].join("/");
  });

  constructor(room: Room) {
    this.room = room;
  }

  /** Begins anew at another question; a commitment already made is shown as it stands. */
  reset(): void {
    this.picked = this.room.table?.answered?.codes.filter((code) => code !== PASS) ?? [];
    this.doubt = null;
    this.among = [];
  }

  choose = (what: number | string): void => {
    if (!this.active || this.busy) return;
    if (typeof what === "number") return this.take(what);
    this.among = this.glow.get(what) ?? [];
  };

  take(code: number): void {
    this.among = [];
    const offer = this.offers.find((each) => each.option.code === code);
    if (!offer || this.busy) return;
    if (this.gathers) this.picked = toggled(this.picked, code, offer.most, this.pick.most);
    else this.consider([code]);
  }

  less(code: number): void {
    this.picked = lessened(this.picked, code);
  }

  confirm(): void {
    if (this.ready && !this.busy) this.consider(this.picked);
  }

  /** Sends the answer, or asks first where there is something to know. */
  consider(codes: number[]): void {
    const warned = this.room.table?.warned ?? [];
    const warnings = warned.filter((each) => codes.includes(each.code)).flatMap((each) => each.warnings);
    const options = this.known.filter((option) => codes.includes(option.code));
    const loses = options.some((option) => option.loss);
    if (!warnings.length && !loses && settings.confirm === "warned") return void this.send(codes);
    this.doubt = { codes, warnings, options };
  }

  /** Gives up the game, once the player is sure. */
  resign = (): void => {
    if (this.resigning && !this.busy) this.consider([this.resigning.code]);
  };

  /** Sends the answer. If others only committed to something meanwhile it is sent again, for it still holds. */
  async send(codes: number[], again = true): Promise<void> {
    const table = this.room.table;
    if (!table || table.seat === null || this.busy) return;
    this.busy = true;
    this.doubt = null;
    const asked = this.key;
    const body = { version: table.version, seat: table.seat, codes, many: this.pick.kind !== "one" };
    let resend = false;
    try {
      const answer = post("/api/v1/tables/{table}/choices", { path: { table: table.id }, body });
      const [view] = await Promise.all([answer, painted()]);
      this.room.hear(view);
    } catch (fault) {
      if (fault instanceof Refused && fault.lost) return await this.#lookFor(fault, table.version, asked);
      if (fault instanceof Refused && fault.problem.table) this.room.hear(fault.problem.table);
      resend = again && this.key === asked && this.room.table?.version !== table.version;
      if (!resend) complain(fault);
    } finally {
      this.busy = false;
    }
    if (resend) await this.send(codes, false);
  }

  /** Finds out what became of an answer of which no reply came: the table shows it, or the player gives it again. */
  async #lookFor(fault: Refused, version: number, asked: string): Promise<void> {
    if (!(await this.room.check())) return complain(fault);
    const table = this.room.table;
    const open = this.key === asked && table?.answered === null;
    if (table?.version === version || open) notify(tell("web-answer-lost"), "bad");
  }

  /** Whether nothing but passing is left. What is asked for the sake of secrecy is answered by the player: an answer at
   * once would tell that there was nothing to choose. */
  readonly onlyPass = $derived.by(
    () =>
      this.active &&
      !this.gathers &&
      !this.view?.question?.secret &&
      this.offers.length === 1 &&
      this.offers[0]!.option.code === PASS,
  );
}
