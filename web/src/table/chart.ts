/** The course of a game as lines: numbers into places on paper. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface SeatLine {
  seat: number;
  points: { x: number; y: number }[];
  path: string;
}

/** One line for each seat; `scores[seat]` are its points at each of the sampled positions. */
export function linesOf(sampled: readonly number[], scores: readonly number[][], frame: Frame): SeatLine[] {
  const all = scores.flat();
  const least = Math.min(0, ...all);
  const range = Math.max(1, Math.max(...all) - least);
  const first = sampled[0] ?? 0;
  const length = Math.max(1, (sampled.at(-1) ?? 0) - first);
  const wide = frame.width - frame.left - frame.right;
  const high = frame.height - frame.top - frame.bottom;
  return scores.map((row, seat) => {
    const points = row.map((score, index) => ({
      x: frame.left + (wide * ((sampled[index] ?? 0) - first)) / length,
      y: frame.top + high * (1 - (score - least) / range),
    }));
    const path = points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
    return { seat, points, path };
  });
}

/** A few round numbers between the least and the most. */
export function ticks(least: number, most: number, wanted = 4): number[] {
  const rough = Math.max(1, (most - least) / wanted);
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * size >= rough) ?? 10) * size;
  const out: number[] = [];
  for (let at = Math.ceil(least / step) * step; at <= most; at += step) out.push(at);
  return out;
}

/** A digit of the scale is at most this wide. */
const DIGIT = 7;

/** How far from the edge the lines begin, so that the numbers of the scale have room before them. */
export function margin(scale: readonly number[]): number {
  return Math.max(38, 12 + DIGIT * Math.max(...scale.map((number) => String(number).length)));
}
