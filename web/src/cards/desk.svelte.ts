/** What every part of a table of cards needs: the props of the shell, read by name, and which card is looked at closely. */
import type { Message, Option, TableProps } from "../games/contract";
import type { Looked } from "./closeup";
import { pickedTargets } from "./picked";

/** What can be done with a thing now. */
export interface Thing {
  options: Option[];
  refused: boolean;
  /** How many of the alike things here are picked. */
  picked: number;
  lit: boolean;
}

/** How it stands with a thing: shown by a sign at its edge, and told in words. */
export interface Standing {
  picked: boolean;
  glowing: boolean;
  refused: boolean;
}

/** What every game's facts tell. */
export interface CardNames {
  cards: Record<string, { name: Message }>;
}

const NOTHING: Thing = { options: [], refused: false, picked: 0, lit: false };

export class CardDesk<Facts extends CardNames, Zoomed extends Looked> {
  readonly #props: () => TableProps;
  readonly #picked = $derived.by(() => pickedTargets(this.props));
  zoomed = $state.raw<Zoomed | null>(null);

  constructor(props: () => TableProps) {
    this.#props = props;
  }

  get props(): TableProps {
    return this.#props();
  }

  get facts(): Facts {
    return this.props.facts as unknown as Facts;
  }

  card(number: number): Facts["cards"][string] {
    const card = this.facts.cards[number];
    if (!card) throw new Error(`${this.props.view.game}: no card ${number}`);
    return card as Facts["cards"][string];
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

  /** The player points at a thing; `shown`: what can be done with it is shown first, even if it is one thing. False when
   * there is nothing to do with it and nothing to say about it. */
  act(target: string, shown = false): boolean {
    const { options, refused } = this.thing(target);
    const [first] = options;
    const one = !shown && options.every(({ code }) => code === first?.code);
    if (first) this.props.choose(one ? first.code : target);
    else if (refused) this.props.why(target);
    return first !== undefined || refused;
  }
}
