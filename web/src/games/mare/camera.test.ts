import { describe, expect, it } from "vitest";
import { about, full, panned, pieceScale, settled, showing, whole, zoomed } from "./camera";

const map = { width: 2400, height: 1800 };
const frame = { width: 800, height: 600 };
const tall = { width: 360, height: 400 };

describe("the camera", () => {
  it("never shows less than the whole map nor leaves it", () => {
    const far = settled({ x: 900, y: -5000, k: 0.01 }, map, frame);
    expect(far).toEqual({ k: whole(map, frame), x: 0, y: 0 });
  });

  it("keeps a map smaller than its frame in the middle", () => {
    const { y, k } = settled({ x: 0, y: 0, k: 0.01 }, map, tall);
    expect(y).toBeCloseTo((tall.height - map.height * k) / 2);
  });

  it("zooms about the point under the pointer", () => {
    const before = about({ x: 1200, y: 900 }, 0.6, map, frame);
    const at = { x: 300, y: 200 };
    const after = zoomed(before, 1.5, at, map, frame);
    const under = (camera: typeof before) => (at.x - camera.x) / camera.k;
    expect(under(after)).toBeCloseTo(under(before));
    expect(after.k).toBeCloseTo(0.9);
  });

  it("pans no further than the edge", () => {
    const start = about({ x: 1200, y: 900 }, 1, map, frame);
    expect(panned(start, 99999, 0, map, frame).x).toBe(0);
  });

  it("moves only as far as it takes to show a place", () => {
    const start = about({ x: 1200, y: 900 }, 1, map, frame);
    expect(showing(start, { x: 1210, y: 880 }, map, frame)).toBe(start);
    const moved = showing(start, { x: 2000, y: 900 }, map, frame);
    expect(2000 + moved.x).toBeLessThan(frame.width);
    expect(moved.y).toBe(start.y);
  });

  it("fills a tall frame", () => {
    expect(full(map, tall) * map.height).toBeCloseTo(tall.height);
  });

  it("draws pieces larger where the map is small", () => {
    expect(pieceScale(0.2)).toBeGreaterThan(pieceScale(0.9));
  });
});
