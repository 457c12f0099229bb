/** What every part of the table needs: the props of the shell, read by name, which card is looked at, whose board is shown. */
import { createContext } from "svelte";
import { CardDesk } from "../../cards/desk.svelte";
import type { Facts } from "./facts";
import { cardTarget, Model, seatTarget } from "./model";
import { travels } from "./travel";

export interface Zoomed {
  card: number;
  /** What is drawn of it on the table. */
  by: HTMLElement;
  /** What is to be known of it besides what is printed. */
  notes?: string[];
}

export class Desk extends CardDesk<Facts, Zoomed> {
  readonly model = $derived.by(() => new Model(this.props.view));
  readonly travels = travels(() => this.props.motion);
  /** The seat whose board the player asked to see. */
  #looked = $state<number | null>(null);
  /** Another's board is shown while a choice points at something on it and at nothing of one's own. */
  readonly #called = $derived.by(() => (this.#glowsAt(this.mine) ? null : this.others.find((s) => this.#glowsAt(s))));
  readonly shown = $derived.by(() => this.#called ?? this.#looked ?? this.mine ?? 0);

  /** The viewer's seat; none for a spectator. */
  get mine(): number | null {
    return this.props.view.seat;
  }

  get others(): number[] {
    return this.model.seats.filter((seat) => seat !== this.mine);
  }

  look(seat: number): void {
    this.#looked = seat;
  }

  /** The name as it is written on the card, which shows its age elsewhere. */
  title(card: number): string {
    const { title, name } = this.card(card);
    return this.say(title ?? name);
  }

  ageOf(card: number): string {
    return this.facts.ages[this.card(card).level]!;
  }

  seatName(seat: number): string {
    return this.props.names[seat] ?? String(seat + 1);
  }

  /** A pact with its parties: in one message where both get the same, in the other where sides differ. */
  pact(even: string, sided: string, pact: { card: number; owner: number; partner: number; side: string }): string {
    const parties = { owner: this.seatName(pact.owner), partner: this.seatName(pact.partner) };
    return this.card(pact.card).sided ? this.tell(sided, { ...parties, side: pact.side }) : this.tell(even, parties);
  }

  /** Whether the reader points at a line about this card; where the line names seats too, about this card of theirs. */
  spokenOf(card: number, owner?: number): boolean {
    const { highlight } = this.props;
    if (!highlight.has(`card:${card}`)) return false;
    return (
      owner === undefined ||
      highlight.has(seatTarget(owner)) ||
      !this.model.seats.some((s) => highlight.has(seatTarget(s)))
    );
  }

  #glowsAt(seat: number | null): boolean {
    if (seat === null) return false;
    const own = this.props.view.zones
      .filter(({ owner }) => owner === seat)
      .map(({ number }) => cardTarget(number, 0).slice(0, -1));
    return [...this.props.glow.keys()].some((target) => own.some((start) => target.startsWith(start)));
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
