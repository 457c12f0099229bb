/** Cards travel between the places where they are drawn; what comes from or goes to a pile fades. */
import { cubicInOut } from "svelte/easing";
import { crossfade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";

type Transition = (node: Element, params: CrossfadeParams & { key: number }) => () => TransitionConfig;

export interface Travels {
  send: Transition;
  receive: Transition;
  /** For `animate:flip`. */
  flip: () => { duration: (distance: number) => number };
}

const LEAST = 180;
const MOST = 600;

export function pace(distance: number): number {
  return Math.min(MOST, LEAST + Math.sqrt(distance) * 14);
}

/** Empty places have keys below zero and do not travel. */
function ofCards(transition: Transition): Transition {
  return (node, params) => (params.key < 0 ? () => ({ duration: 0 }) : transition(node, params));
}

export function travels(moving: () => boolean): Travels {
  const duration = (distance: number) => (moving() ? pace(distance) : 0);
  const fallback = () => (moving() ? { duration: LEAST, css: (t: number) => `opacity: ${t}` } : { duration: 0 });
  const [send, receive] = crossfade({ duration, easing: cubicInOut, fallback });
  return { send: ofCards(send), receive: ofCards(receive), flip: () => ({ duration }) };
}
