/** Coast rings overlaid with the borders of territories: a closed shape for each place, and the borders themselves. */
import { lengthOf } from "./lines.mjs";

const BUCKET = 40;

/** Where two segments cross: how far along each, or null. */
function crossing([ax, ay], [bx, by], [cx, cy], [dx, dy]) {
  const det = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (!det) return null;
  const t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / det;
  const u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / det;
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [t, u, det] : null;
}

function* buckets([ax, ay], [bx, by]) {
  const low = (a, b) => Math.floor(Math.min(a, b) / BUCKET);
  const high = (a, b) => Math.floor(Math.max(a, b) / BUCKET);
  for (let x = low(ax, bx); x <= high(ax, bx); x++) for (let y = low(ay, by); y <= high(ay, by); y++) yield `${x},${y}`;
}

const segments = (lines, closed) =>
  lines.flatMap((line, owner) =>
    line
      .slice(closed ? 0 : 1)
      .map((point, n) =>
        closed ? { owner, n, a: point, b: line[(n + 1) % line.length] } : { owner, n, a: line[n], b: point },
      ),
  );

/** Every crossing of a ring with a chain, noted at both. */
function crossings(rings, chains) {
  const index = new Map();
  for (const segment of segments(rings, true))
    for (const spot of buckets(segment.a, segment.b)) index.set(spot, [...(index.get(spot) ?? []), segment]);
  const onRing = rings.map(() => []);
  const onChain = chains.map(() => []);
  let id = 0;
  for (const side of segments(
    chains.map(({ line }) => line),
    false,
  )) {
    const near = new Set([...buckets(side.a, side.b)].flatMap((spot) => index.get(spot) ?? []));
    for (const shore of near) {
      const found = crossing(shore.a, shore.b, side.a, side.b);
      if (!found) continue;
      const [t, u, det] = found;
      const point = [shore.a[0] + (shore.b[0] - shore.a[0]) * t, shore.a[1] + (shore.b[1] - shore.a[1]) * t];
      const { right, left } = chains[side.owner];
      // Travelling along the shore, the chain is crossed from one of its sides to the other.
      const [enters, leaves] = det > 0 ? [left, right] : [right, left];
      const key = `x${id++}`;
      onRing[shore.owner].push({ key, point, at: shore.n + t, enters, leaves });
      onChain[side.owner].push({ key, point, at: side.n + u, ashore: det });
    }
  }
  for (const list of [...onRing, ...onChain]) list.sort((a, b) => a.at - b.at);
  return { onRing, onChain };
}

const between = (ring, from, to) => {
  const out = [];
  const last = to > from ? to : to + ring.length;
  for (let n = Math.floor(from) + 1; n <= Math.floor(last); n++) out.push(ring[n % ring.length]);
  return out;
};

/** The pieces of a ring between its crossings, each with the place it belongs to. */
function shorePieces(ring, cuts, label) {
  if (!cuts.length) {
    const votes = new Map();
    for (const [x, y] of ring) votes.set(label(x, y), (votes.get(label(x, y)) ?? 0) + 1);
    const [[owner]] = [...votes].sort(([, a], [, b]) => b - a);
    return [{ owner, line: [...ring, ring[0]], whole: true }];
  }
  return cuts.map((cut, n) => {
    const next = cuts[(n + 1) % cuts.length];
    const inner = cuts.length === 1 ? between(ring, cut.at, cut.at + ring.length) : between(ring, cut.at, next.at);
    return { owner: cut.enters, start: cut.key, end: next.key, line: [cut.point, ...inner, next.point] };
  });
}

/** The pieces of a border on the wanted side of the shore; `inside` is land. */
function borderPieces(chain, cuts, inside, ashore) {
  const { line } = chain;
  const ends = [
    { key: line[0].join(), point: line[0], at: 0 },
    ...cuts,
    { key: line.at(-1).join(), point: line.at(-1), at: line.length - 1 },
  ];
  const out = [];
  for (let n = 0; n + 1 < ends.length; n++) {
    const [from, to] = [ends[n], ends[n + 1]];
    const points = [from.point, ...line.slice(Math.floor(from.at) + 1, Math.ceil(to.at)), to.point];
    // After a crossing the chain is ashore or afloat as it crossed; before the first one, the other way round.
    const onLand =
      from.ashore !== undefined ? from.ashore > 0 : to.ashore !== undefined ? to.ashore < 0 : ashore(points);
    if (onLand === inside)
      out.push({ right: chain.right, left: chain.left, start: from.key, end: to.key, line: points });
  }
  return out;
}

function within([x, y], rings) {
  let inside = false;
  for (const ring of rings) {
    for (let n = 0, m = ring.length - 1; n < ring.length; m = n++) {
      const [[ax, ay], [bx, by]] = [ring[n], ring[m]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** Pieces of one place chained end to end into rings. */
function ringsOf(pieces) {
  const from = new Map();
  for (const piece of pieces) from.set(piece.start, [...(from.get(piece.start) ?? []), piece]);
  const used = new Set();
  const out = [];
  for (const first of pieces) {
    if (used.has(first)) continue;
    const ring = [];
    let now = first;
    while (now && !used.has(now)) {
      used.add(now);
      ring.push(...now.line.slice(0, -1));
      now = (from.get(now.end) ?? []).find((piece) => !used.has(piece));
    }
    out.push(ring);
  }
  return out;
}

export function cutting(rings, { label, chains }, inside) {
  const { onRing, onChain } = crossings(rings, chains);
  const shores = rings.flatMap((ring, n) => shorePieces(ring, onRing[n], label));
  const ashore = (points) => within(points[Math.floor(points.length / 2)], rings);
  const borders = chains.flatMap((chain, n) => borderPieces(chain, onChain[n], inside, ashore));
  const turned = (piece) => ({ start: piece.end, end: piece.start, line: [...piece.line].reverse() });
  const parts = new Map();
  const add = (owner, piece) => parts.set(owner, [...(parts.get(owner) ?? []), piece]);
  for (const shore of shores) if (!shore.whole) add(shore.owner, inside ? shore : turned(shore));
  for (const border of borders) {
    add(border.right, border);
    add(border.left, turned(border));
  }
  const shapes = new Map([...parts].map(([owner, pieces]) => [owner, ringsOf(pieces)]));
  // An island nothing cuts is a hole in the sea about it, so its ring runs against the sea's.
  for (const shore of shores) {
    const { line } = inside ? shore : turned(shore);
    if (shore.whole) shapes.set(shore.owner, [...(shapes.get(shore.owner) ?? []), line.slice(0, -1)]);
  }
  return { shapes, label, shores, borders: borders.filter(({ line }) => lengthOf(line) > 1) };
}
