/** The plane shared out among places: each point is its nearest seed's, with borders that wander as real ones do. */
import { simplifyLine } from "./lines.mjs";

const CELL = 6;
const WANDER = 15;
const WAVE = 85;
/** Beyond the frame nobody owns anything, so that every shape closes at it. */
const OUTSIDE = "";

/** Smooth noise in [-1, 1], the same in every build. */
function noise(seed) {
  const at = (x, y) => {
    let h = (x * 374761393 + y * 668265263 + seed * 1274126177) | 0;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
  };
  const ease = (t) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [cx, cy] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - cx), ease(y - cy)];
    const top = at(cx, cy) * (1 - u) + at(cx + 1, cy) * u;
    const low = at(cx, cy + 1) * (1 - u) + at(cx + 1, cy + 1) * u;
    return top * (1 - v) + low * v;
  };
}

function labelled(seeds, frame, seed) {
  const points = Object.entries(seeds).flatMap(([id, places]) => places.map((place) => [id, ...frame.place(place)]));
  const [wx, wy] = [noise(seed), noise(seed + 1)];
  const shift = (n, x, y) => WANDER * (n(x / WAVE, y / WAVE) + 0.6 * n((x / WAVE) * 2.7, (y / WAVE) * 2.7));
  const outside = frame.margin - CELL;
  return (x, y) => {
    if (x < -outside || y < -outside || x > frame.width + outside || y > frame.height + outside) return OUTSIDE;
    const [px, py] = [x + shift(wx, x, y), y + shift(wy, x, y)];
    let [best, owner] = [Infinity, ""];
    for (const [id, sx, sy] of points) {
      const far = (sx - px) ** 2 + (sy - py) ** 2;
      if (far < best) [best, owner] = [far, id];
    }
    return owner;
  };
}

/** The sides between unlike cells, each with what lies to its right and left. */
function sides(label, frame) {
  const from = -frame.margin - 2 * CELL;
  const columns = Math.ceil((frame.width + 2 * frame.margin) / CELL) + 4;
  const rows = Math.ceil((frame.height + 2 * frame.margin) / CELL) + 4;
  const grid = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => label(from + (c + 0.5) * CELL, from + (r + 0.5) * CELL)),
  );
  const out = [];
  const corner = (c, r) => [from + c * CELL, from + r * CELL];
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const here = grid[r][c];
      if (c + 1 < columns && grid[r][c + 1] !== here)
        out.push({ a: corner(c + 1, r), b: corner(c + 1, r + 1), right: here, left: grid[r][c + 1] });
      if (r + 1 < rows && grid[r + 1][c] !== here)
        out.push({ a: corner(c, r + 1), b: corner(c + 1, r + 1), right: grid[r + 1][c], left: here });
    }
  }
  return out;
}

/** Sides joined into lines that end where three places meet. */
function joined(pieces) {
  const at = new Map();
  const key = ([x, y]) => `${x},${y}`;
  for (const piece of pieces) {
    for (const end of [piece.a, piece.b]) at.set(key(end), [...(at.get(key(end)) ?? []), piece]);
  }
  const used = new Set();
  const turned = ({ a, b, right, left }) => ({ a: b, b: a, right: left, left: right });
  const follow = (first) => {
    const line = [first.a, first.b];
    for (;;) {
      const near = at.get(key(line.at(-1)));
      const next = near.length === 2 ? near.find((piece) => !used.has(piece)) : undefined;
      if (!next) return { line, right: first.right, left: first.left };
      used.add(next);
      line.push(key(next.a) === key(line.at(-1)) ? next.b : next.a);
    }
  };
  const start = (piece, forward) => {
    used.add(piece);
    return follow(forward ? piece : turned(piece));
  };
  const out = [];
  for (const [spot, near] of at) {
    if (near.length === 2) continue;
    for (const piece of near) if (!used.has(piece)) out.push(start(piece, key(piece.a) === spot));
  }
  for (const piece of pieces) if (!used.has(piece)) out.push(start(piece, true));
  return out;
}

/** The steps of the cells smoothed away; the ends stay. */
function smooth(line) {
  const round = line.length > 3 && line[0].join() === line.at(-1).join();
  let now = line;
  for (let turn = 0; turn < 6; turn++) {
    const size = now.length;
    now = now.map((point, n) => {
      if (!round && (n === 0 || n === size - 1)) return point;
      const before = now[n === 0 ? size - 2 : n - 1];
      const after = now[n === size - 1 ? 1 : n + 1];
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
    });
  }
  return simplifyLine(now, 0.6);
}

export function territories(seeds, frame, seed) {
  const label = labelled(seeds, frame, seed);
  const chains = joined(sides(label, frame)).map((chain) => ({ ...chain, line: smooth(chain.line) }));
  return { label, chains };
}
