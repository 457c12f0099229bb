/** What every part of the table shares: the view in our terms, what may be clicked, and the words. */
import { getContext, setContext, untrack } from "svelte";
import type { Option, TableProps } from "../contract";
import type { Facts } from "./facts";
import { geographyOf } from "./geography";
import { boardOf, modelOf } from "./model";
import { Names } from "./names";

const KEY = Symbol("mare");

/** What the small card beside a thing tells of it. */
export interface Peek {
  target: string;
  title: string;
  lines: string[];
  box: DOMRect;
}

export class Desk {
  readonly props: () => TableProps;
  peek = $state.raw<Peek | null>(null);

  constructor(props: () => TableProps) {
    this.props = props;
  }

  readonly facts = $derived.by(() => this.props().facts as unknown as Facts);
  readonly view = $derived.by(() => this.props().view);
  readonly model = $derived.by(() => modelOf(this.view, this.facts));
  /** Every view brings the map along; it is drawn anew only when it is another. */
  private readonly mapAsText = $derived.by(() => JSON.stringify([this.view.board.map, this.view.board.provinces]));
  readonly geography = $derived.by(() => {
    void this.mapAsText;
    return untrack(() => geographyOf(boardOf(this.view)));
  });
  readonly names = $derived.by(() => new Names(this.facts, this.props().speech, this.props().names));

  get motion(): boolean {
    return this.props().motion;
  }

  options = (target: string): readonly Option[] => this.props().glow.get(target) ?? [];
  glows = (target: string): boolean => this.options(target).length > 0;
  refused = (target: string): boolean => !this.glows(target) && (this.props().refusals.get(target)?.length ?? 0) > 0;
  lit = (target: string): boolean => this.props().highlight.has(target);

  /** How often the options at a thing have been picked and not sent yet. */
  picked = (target: string): number => {
    const codes = this.options(target).map(({ code }) => code);
    return this.props().picked.filter((code) => codes.includes(code)).length;
  };

  /** Takes what a thing offers, or asks why it offers nothing. What can be built in a province or a sea is shown first:
   * a look at it must not cost anything. */
  act = (target: string): void => {
    const options = this.options(target);
    const [only] = options;
    const shown = this.view.question?.kind === "build" && /^(province|sea):/.test(target);
    if (only && options.length === 1 && !shown) this.props().choose(only.code);
    else if (only) this.props().choose(target);
    else if (this.refused(target)) this.props().why(target);
  };

  /** The phrases that say what clicking a thing does. */
  hints = (target: string): string[] => {
    const options = this.options(target);
    const [only] = options;
    if (only && options.length === 1) return [this.names.say(only.text)];
    if (only) return [this.names.tell("mare-web-choices", { count: options.length })];
    return this.refused(target) ? [this.names.tell("mare-web-why")] : [];
  };

  show = (peek: Peek | null): void => {
    this.peek = peek;
  };
}

export const provideDesk = (props: () => TableProps): Desk => setContext(KEY, new Desk(props));
export const useDesk = (): Desk => getContext<Desk>(KEY);
