/** What every part of the table needs: the props of the shell, read by name, which card is looked at, whose board is shown. */
import { getContext, setContext } from "svelte";
import type { Message, Option, TableProps } from "../contract";
import type { CardFacts, Facts } from "./facts";
import { cardTarget, Model, seatTarget } from "./model";
import { pickedTargets } from "../../cards/picked";
import type { Travels } from "../../cards/travel";
import { travels } from "./travel";

/** What can be done with a thing now. */
export interface Thing {
  options: Option[];
  refused: boolean;
  /** How many of the alike things here are picked. */
  picked: number;
  lit: boolean;
}

export interface Zoomed {
  card: number;
  /** What is drawn of it on the table. */
  by: HTMLElement;
  /** What is to be known of it besides what is printed. */
  notes?: string[];
}

const NOTHING: Thing = { options: [], refused: false, picked: 0, lit: false };
const KEY = Symbol("ages");

export class Desk {
  readonly #props: () => TableProps;
  readonly model = $derived.by(() => new Model(this.props.view));
  readonly #picked = $derived.by(() => pickedTargets(this.props));
  zoomed = $state.raw<Zoomed | null>(null);
  /** The seat whose board the player asked to see. */
  #looked = $state<number | null>(null);
  /** Another's board is shown while a choice points at something on it and at nothing of one's own. */
  readonly #called = $derived.by(() => (this.#glowsAt(this.mine) ? null : this.others.find((s) => this.#glowsAt(s))));
  readonly shown = $derived.by(() => this.#called ?? this.#looked ?? this.mine ?? 0);

  readonly travels: Travels<number>;

  constructor(props: () => TableProps) {
    this.#props = props;
    this.travels = travels(() => this.props.motion);
  }

  get props(): TableProps {
    return this.#props();
  }

  get facts(): Facts {
    return this.props.facts as unknown as Facts;
  }

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

  card(number: number): CardFacts {
    const card = this.facts.cards[number];
    if (!card) throw new Error(`ages: no card ${number}`);
    return card;
  }

  name(card: number): string {
    return this.say(this.card(card).name);
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

  say(message: Message): string {
    return this.props.speech.say(message);
  }

  /** A pact with its parties: in one message where both get the same, in the other where sides differ. */
  pact(even: string, sided: string, pact: { card: number; owner: number; partner: number; side: string }): string {
    const parties = { owner: this.seatName(pact.owner), partner: this.seatName(pact.partner) };
    return this.card(pact.card).sided ? this.tell(sided, { ...parties, side: pact.side }) : this.tell(even, parties);
  }

  tell(id: string, args?: Record<string, string | number>): string {
    return this.props.speech.tell(id, args);
  }

  thing(target: string): Thing {
    const { glow, refusals, highlight } = this.props;
    const options = glow.get(target);
    const refused = refusals.has(target);
    const picked = this.#picked.get(target) ?? 0;
    const lit = highlight.has(target);
    return options || refused || picked || lit ? { options: options ?? [], refused, picked, lit } : NOTHING;
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

  /** The player points at a thing. False when there is nothing to do with it and nothing to say about it. */
  act(target: string): boolean {
    const { options, refused } = this.thing(target);
    const [first] = options;
    if (first) this.props.choose(options.every(({ code }) => code === first.code) ? first.code : target);
    else if (refused) this.props.why(target);
    return first !== undefined || refused;
  }

  #glowsAt(seat: number | null): boolean {
    if (seat === null) return false;
    const own = this.props.view.zones
      .filter(({ owner }) => owner === seat)
      .map(({ number }) => cardTarget(number, 0).slice(0, -1));
    return [...this.props.glow.keys()].some((target) => own.some((start) => target.startsWith(start)));
  }
}

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
