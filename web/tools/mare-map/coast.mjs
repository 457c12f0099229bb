/** The coastline in map units: clipped to the frame, small islands left out, those that matter drawn larger. */
import { geoStream } from "d3-geo";
import { feature } from "topojson-client";
import { area, centre, simplify } from "./lines.mjs";

const TOLERANCE = 1.5;
const SMALLEST = 26;

/** Rings without their repeated last point; land lies to the right of the direction of travel. */
function collect(shape, frame) {
  const rings = [];
  let line = [];
  const sink = {
    point: (x, y) => line.push([x, y]),
    lineStart: () => (line = []),
    lineEnd: () => line.length > 2 && rings.push(line),
    polygonStart() {},
    polygonEnd() {},
    sphere() {},
  };
  geoStream(shape, frame.stream(sink));
  return rings;
}

function enlarged(ring, islands, frame) {
  const [x, y] = centre(ring);
  for (const { at, within, scale, shift } of islands) {
    const [cx, cy] = frame.place(at);
    const [ex] = frame.place([at[0] + within, at[1]]);
    if (Math.hypot(x - cx, y - cy) < ex - cx && Math.abs(area(ring)) < 60000) {
      return ring.map(([px, py]) => [cx + (px - cx) * scale + shift[0], cy + (py - cy) * scale + shift[1]]);
    }
  }
  return ring;
}

export function coastline(world, frame, islands) {
  const near = { type: "MultiPolygon", coordinates: [] };
  for (const shape of feature(world, world.objects.land).features) {
    near.coordinates.push(
      ...shape.geometry.coordinates.filter(([ring]) =>
        ring.some(([lon, lat]) => lon > -10 && lon < 70 && lat > 0 && lat < 65),
      ),
    );
  }
  return collect(near, frame)
    .map((ring) => simplify(enlarged(ring, islands, frame), TOLERANCE))
    .filter((ring) => ring.length > 3 && Math.abs(area(ring)) > SMALLEST);
}
