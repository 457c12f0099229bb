/** Which place lies in a direction, for the arrow keys. */
import type { Point } from "./geography";

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS: Record<Direction, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isDirection = (key: string): key is Direction => key in WAYS;

/** The nearest of the places that lies more that way than any other, or undefined. */
export function neighbour<T extends { at: Point }>(
  from: Point,
  places: readonly T[],
  direction: Direction,
): T | undefined {
  const way = WAYS[direction];
  let best: T | undefined;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.at.x - from.x, place.at.y - from.y];
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (along <= 0 || aside > along * 1.5) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
