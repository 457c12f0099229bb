/** A Mercator map stretched where the provinces crowd and pressed where they are vast, as a board's maker draws it. */
import { geoProjection } from "d3-geo";

const RADIANS = Math.PI / 180;
const STEP = 0.05;
/** How far beyond the frame provinces and seas reach, and how far the coast is drawn for frames of other shapes. */
const MARGIN = 30;
const REACH = 460;

/** The scale at a place, between the given knots. */
function scaleAt(knots, at) {
  const after = knots.findIndex(([place]) => place > at);
  if (after === 0) return knots[0][1];
  if (after < 0) return knots.at(-1)[1];
  const [[from, low], [to, high]] = [knots[after - 1], knots[after]];
  return low + ((high - low) * (at - from)) / (to - from);
}

/** The integral of a scale, as a function that reads a table. */
function integral(rate, from, to) {
  const sums = [0];
  for (let at = from; at < to; at += STEP) sums.push(sums.at(-1) + rate(at + STEP / 2) * STEP);
  return (at) => {
    const place = Math.min(Math.max((at - from) / STEP, 0), sums.length - 1.001);
    const low = Math.floor(place);
    return sums[low] + (sums[low + 1] - sums[low]) * (place - low);
  };
}

export function projection({ width, extent, scale }) {
  const middle = Math.cos(38 * RADIANS);
  const x = integral((lon) => scaleAt(scale.lon, lon) * middle, extent.west - 20, extent.east + 20);
  const y = integral(
    (lat) => (scaleAt(scale.lat, lat) * middle) / Math.cos(lat * RADIANS),
    extent.south - 20,
    extent.north + 20,
  );
  const unit = width / (x(extent.east) - x(extent.west));
  const height = Math.round((y(extent.north) - y(extent.south)) * unit);
  const place = ([lon, lat]) => [(x(lon) - x(extent.west)) * unit, (y(extent.north) - y(lat)) * unit];
  const raw = (lambda, phi) => {
    const [px, py] = place([lambda / RADIANS, phi / RADIANS]);
    return [px, -py];
  };
  const stream = geoProjection(raw)
    .scale(1)
    .translate(place([0, 0]))
    .precision(0)
    .clipExtent([
      [-REACH, -REACH],
      [width + REACH, height + REACH],
    ]).stream;
  return { width, height, place, stream, margin: MARGIN };
}
