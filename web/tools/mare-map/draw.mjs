/** The whole drawing: every shape and where things stand on it. */
import { anchors } from "./anchors.mjs";
import { contradictions } from "./check.mjs";
import { coastline } from "./coast.mjs";
import { cutting } from "./cut.mjs";
import { area, pathOf, simplify } from "./lines.mjs";
import { projection } from "./projection.mjs";
import { territories } from "./territories.mjs";

export function draw(atlas, seeds, layout, world) {
  const frame = projection(seeds);
  const rings = coastline(world, frame, seeds.islands);
  const land = cutting(rings, territories(seeds.land, frame, 11), true);
  const water = cutting(rings, territories(seeds.water, frame, 47), false);

  const ground = ({ id }, cut, places) => ({
    id,
    d: (cut.shapes.get(id) ?? []).map((ring) => pathOf(ring)).join(""),
    ...anchors(places[id]),
  });
  const map = {
    name: atlas.name,
    width: frame.width,
    height: frame.height,
    land: rings.map((ring) => pathOf(ring)).join(""),
    shoal: rings
      .filter((ring) => Math.abs(area(ring)) > 400)
      .map((ring) => pathOf(simplify(ring, 6)))
      .join(""),
    borders: land.borders.map(({ line }) => pathOf(line, false)).join(""),
    seaBorders: water.borders.map(({ line }) => pathOf(line, false)).join(""),
    straits: seeds.straits.map(({ line }) => pathOf(line.map(frame.place), false)).join(""),
    provinces: atlas.provinces.map((place) => ground(place, land, layout.provinces)),
    seas: atlas.seas.map((place) => ground(place, water, layout.seas)),
  };
  return { map, frame, faults: [...contradictions(atlas, seeds.straits, { land, water, rings })] };
}
