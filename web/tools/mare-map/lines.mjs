/** Lines and rings: lists of points [x, y]. */

export const area = (ring) => {
  let sum = 0;
  ring.forEach(([x, y], n) => {
    const [nx, ny] = ring[(n + 1) % ring.length];
    sum += x * ny - nx * y;
  });
  return sum / 2;
};

export const centre = (ring) => {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};

export const lengthOf = (line) =>
  line.slice(1).reduce((sum, [x, y], n) => sum + Math.hypot(x - line[n][0], y - line[n][1]), 0);

function offLine([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const size = Math.hypot(dx, dy);
  return size ? Math.abs(dx * (ay - y) - dy * (ax - x)) / size : Math.hypot(x - ax, y - ay);
}

/** Douglas and Peucker's line: no point lies further than the tolerance from it. */
export function simplifyLine(line, tolerance) {
  const keep = new Set([0, line.length - 1]);
  const parts = [[0, line.length - 1]];
  while (parts.length) {
    const [from, to] = parts.pop();
    let far = 0;
    let best = -1;
    for (let n = from + 1; n < to; n++) {
      const off = offLine(line[n], line[from], line[to]);
      if (off > far) [far, best] = [off, n];
    }
    if (far > tolerance) {
      keep.add(best);
      parts.push([from, best], [best, to]);
    }
  }
  return line.filter((_, n) => keep.has(n));
}

/** A ring, cut in two at its furthest points. */
export function simplify(ring, tolerance) {
  const [x, y] = ring[0];
  let far = 0;
  let best = 0;
  ring.forEach(([px, py], n) => {
    const off = Math.hypot(px - x, py - y);
    if (off > far) [far, best] = [off, n];
  });
  const there = simplifyLine(ring.slice(0, best + 1), tolerance);
  const back = simplifyLine([...ring.slice(best), ring[0]], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

/** An SVG path in whole units, relative and short. */
export function pathOf(line, closed = true) {
  let [x, y] = line[0].map(Math.round);
  let out = `m${x} ${y}`.replace("m", "M");
  let drawing = false;
  for (const point of line.slice(1)) {
    const [nx, ny] = point.map(Math.round);
    if (nx === x && ny === y) continue;
    const [dx, dy] = [nx - x, ny - y];
    out += `${drawing ? (dx < 0 ? "" : " ") : "l"}${dx}${dy < 0 ? "" : " "}${dy}`;
    [x, y, drawing] = [nx, ny, true];
  }
  return out + (closed ? "z" : "");
}
