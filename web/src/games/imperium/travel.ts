/** Cards fly into and out of piles: where they lay before and lie now is remembered. */
import { travels as crossing, type Travels } from "../../cards/travel";

export interface PileTravels extends Travels<string> {
  /** Tells where cards lie now. */
  moved(places: Map<string, number>): void;
}

export function travels(moving: () => boolean): PileTravels {
  let before = new Map<string, number>();
  let now = new Map<string, number>();

  function pileOf(card: string, comes: boolean): Element | null {
    const zone = (comes ? before : now).get(card);
    return zone === undefined ? null : document.querySelector(`[data-pile="${zone}"]`);
  }

  return {
    ...crossing(moving, pileOf),
    moved(places) {
      before = now;
      now = places;
    },
  };
}
