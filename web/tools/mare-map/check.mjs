/** Where the drawing and the data disagree about what touches. */
import { lengthOf } from "./lines.mjs";

const LONG = 22;

const pair = (a, b) => [a, b].sort().join(" – ");

function* compare(sort, wanted, drawn) {
  const expected = new Set(wanted.map(([a, b]) => pair(a, b)));
  for (const each of expected) if (!drawn.has(each)) yield `${sort}: ${each} should touch and does not`;
  for (const [each, length] of drawn)
    if (!expected.has(each) && length > LONG) yield `${sort}: ${each} touches (${Math.round(length)}) and should not`;
}

const touching = (borders) => {
  const out = new Map();
  for (const { right, left, line } of borders) {
    if (right && left) out.set(pair(right, left), (out.get(pair(right, left)) ?? 0) + lengthOf(line));
  }
  return out;
};

function shared(rings, land, water) {
  const out = new Map();
  for (const ring of rings) {
    ring.forEach(([x, y], n) => {
      const [nx, ny] = ring[(n + 1) % ring.length];
      const spot = [(x + nx) / 2, (y + ny) / 2];
      const [province, sea] = [land.label(...spot), water.label(...spot)];
      if (province && sea)
        out.set(pair(province, sea), (out.get(pair(province, sea)) ?? 0) + Math.hypot(nx - x, ny - y));
    });
  }
  return out;
}

/** Straits too narrow for the coastline's data are drawn over it, and excused. */
export function* contradictions(atlas, straits, { land, water, rings }) {
  const [ground, sea] = [touching(land.borders), touching(water.borders)];
  for (const { between, seas } of straits) {
    ground.delete(pair(...between));
    sea.set(pair(...seas), 0);
  }
  yield* compare("land", atlas.landBorders, ground);
  yield* compare("sea", atlas.seaBorders, sea);
  yield* compare("coast", atlas.coasts, shared(rings, land, water));
}
