/** Cards travel: between two places where they are drawn by crossfade, and into and out of piles by flying there. */
import { flip as svelteFlip, type AnimationConfig, type FlipParams } from "svelte/animate";
import { cubicInOut } from "svelte/easing";
import { crossfade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";

export type Transition<Key> = (node: Element, params: CrossfadeParams & { key: Key }) => () => TransitionConfig;

export interface Travels<Key> {
  send: Transition<Key>;
  receive: Transition<Key>;
  /** For `animate:flip`. */
  flip: () => { duration: (distance: number) => number };
}

const LEAST = 180;
const MOST = 600;

export function pace(distance: number): number {
  return Math.min(MOST, LEAST + Math.sqrt(distance) * 14);
}

/** Whether something is drawn so that it has a size: a card in a folded part has none, and nothing scales to it. */
function hasSize({ width, height }: { width: number; height: number }): boolean {
  return width > 0 && height > 0;
}

/** Svelte's `flip` divides by the size a thing has now; what has none, or had none, is just there. */
export function flip(node: Element, places: { from: DOMRect; to: DOMRect }, params?: FlipParams): AnimationConfig {
  const seen = hasSize(places.from) && hasSize(places.to) && node.clientWidth > 0 && node.clientHeight > 0;
  return seen ? svelteFlip(node, places, params) : { duration: 0 };
}

/** Svelte's `crossfade` divides by the size a thing has now. */
function sized<Key>(transition: Transition<Key>): Transition<Key> {
  return (node, params) => {
    const begun = transition(node, params);
    return () => {
      const config = begun();
      return hasSize(node.getBoundingClientRect()) ? config : { duration: 0 };
    };
  };
}

/** `pileOf` finds the pile a card comes out of, or goes into; what has none fades. */
export function travels<Key>(
  moving: () => boolean,
  pileOf: (key: Key, comes: boolean) => Element | null = () => null,
): Travels<Key> {
  const duration = (distance: number) => (moving() ? pace(distance) : 0);

  function fallback(node: Element, params: CrossfadeParams & { key?: Key }, comes: boolean): TransitionConfig {
    if (!moving()) return { duration: 0 };
    const pile = pileOf(params.key as Key, comes);
    if (!pile) return { duration: LEAST, css: (t) => `opacity: ${t}` };
    const here = node.getBoundingClientRect();
    const there = pile.getBoundingClientRect();
    const dx = there.left + there.width / 2 - here.left - here.width / 2;
    const dy = there.top + there.height / 2 - here.top - here.height / 2;
    return {
      duration: duration(Math.hypot(dx, dy)),
      easing: cubicInOut,
      css: (t, u) =>
        `opacity: ${t}; transform: translate(${u * dx}px, ${u * dy}px) scale(${0.4 + 0.6 * t}); z-index: 5`,
    };
  }

  const [send, receive] = crossfade({ duration, easing: cubicInOut, fallback });
  return { send: sized(send), receive: sized(receive), flip: () => ({ duration }) };
}
