/** What every part of the table needs: the props of the shell, read by name, and which card is looked at closely. */
import { createContext } from "svelte";
import { CardDesk } from "../../cards/desk.svelte";
import type { ZoneView } from "../contract";
import type { Facts } from "./facts";
import { cardTarget, Model, type Lying } from "./model";
import { Walk } from "./pace.svelte";
import { Lexicon } from "./prose";
import { travels } from "./travel";

export interface Zoomed {
  card: number;
  /** What is drawn of it on the table. */
  by: HTMLElement;
  /** Where it lies: what is on and under it is told only for cards in play. */
  owner?: number;
  exhausted?: boolean;
}

export class Desk extends CardDesk<Facts, Zoomed> {
  readonly model = $derived.by(() => new Model(this.props.view));
  readonly lexicon = $derived.by(() => new Lexicon(this.facts, this.props.speech, this.model.trades));
  readonly walk = new Walk(() => this.props.lines);
  readonly travels = travels(() => this.props.motion);

  /** The cards of a zone, with the side that is up. */
  cards(zone: ZoneView): Lying[] {
    const turned = zone.name === "King of Kings" && this.model.count("King of Kings side") > 0;
    const cards = this.model.cards(zone);
    return turned ? cards.map((lying) => ({ ...lying, card: this.card(lying.card).back ?? lying.card })) : cards;
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

export const [getDesk, setDesk] = createContext<Desk>();
