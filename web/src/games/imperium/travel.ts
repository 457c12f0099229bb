/** Cards travel: between two places where they are drawn by crossfade, and into and out of piles by flying there. */
import { cubicInOut } from "svelte/easing";
import { crossfade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";

export interface Travels {
  send: Transition;
  receive: Transition;
  /** For `animate:flip`. */
  flip: () => { duration: (distance: number) => number };
  /** Tells where cards lie now; where they lay before is remembered. */
  moved(places: Map<string, number>): void;
}

type Transition = (node: Element, params: CrossfadeParams & { key: string }) => () => TransitionConfig;

const LEAST = 180;
const MOST = 600;

export function pace(distance: number): number {
  return Math.min(MOST, LEAST + Math.sqrt(distance) * 14);
}

export function travels(moving: () => boolean): Travels {
  let before = new Map<string, number>();
  let now = new Map<string, number>();
  const duration = (distance: number) => (moving() ? pace(distance) : 0);

  /** A card that comes out of a pile flies from there; one that goes into a pile flies to it. */
  function fallback(node: Element, params: CrossfadeParams & { key?: string }, intro: boolean): TransitionConfig {
    if (!moving()) return { duration: 0 };
    const zone = (intro ? before : now).get(params.key ?? "");
    const pile = zone === undefined ? null : document.querySelector(`[data-pile="${zone}"]`);
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
  return {
    send,
    receive,
    flip: () => ({ duration }),
    moved(places) {
      before = now;
      now = places;
    },
  };
}
