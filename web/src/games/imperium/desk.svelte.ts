/** What every part of the table needs: the props of the shell, read by name, and which card is looked at closely. */
import { getContext, setContext } from "svelte";
import type { Message, Option, TableProps, ZoneView } from "../contract";
import type { CardFacts, Facts } from "./facts";
import { cardTarget, Model, type Lying } from "./model";
import { pickedTargets } from "../../cards/picked";
import { Lexicon } from "./prose";
import { travels, type PileTravels } from "./travel";

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
  /** Where it lies: what is on and under it is told only for cards in play. */
  owner?: number;
  exhausted?: boolean;
}

const NOTHING: Thing = { options: [], refused: false, picked: 0, lit: false };
const KEY = Symbol("imperium");

export class Desk {
  readonly #props: () => TableProps;
  readonly model = $derived.by(() => new Model(this.props.view));
  readonly lexicon = $derived.by(() => new Lexicon(this.facts, this.props.speech));
  readonly #picked = $derived.by(() => pickedTargets(this.props));
  zoomed = $state.raw<Zoomed | null>(null);
  readonly travels: PileTravels;

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

  card(number: number): CardFacts {
    const card = this.facts.cards[number];
    if (!card) throw new Error(`imperium: no card ${number}`);
    return card;
  }

  /** The cards of a zone, with the side that is up. */
  cards(zone: ZoneView): Lying[] {
    const turned = zone.name === "King of Kings" && this.model.count("King of Kings side") > 0;
    const cards = this.model.cards(zone);
    return turned ? cards.map((lying) => ({ ...lying, card: this.card(lying.card).back ?? lying.card })) : cards;
  }

  name(card: number): string {
    return this.say(this.card(card).name);
  }

  say(message: Message): string {
    return this.props.speech.say(message);
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

  /** The player points at a thing. False when there is nothing to do with it and nothing to say about it. */
  act(target: string): boolean {
    const { options, refused } = this.thing(target);
    const [first] = options;
    if (first) this.props.choose(options.every(({ code }) => code === first.code) ? first.code : target);
    else if (refused) this.props.why(target);
    return first !== undefined || refused;
  }

  glows(target: string): boolean {
    return this.props.glow.has(target);
  }

  /** Whether the reader points at a line about a card in this zone, which may lie in a pile. */
  litZone(zone: ZoneView): boolean {
    const start = cardTarget(zone.number, "");
    return [...this.props.highlight].some((target) => target.startsWith(start));
  }
}

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
