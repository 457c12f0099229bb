/** Draws Mare Nostrum's map: real coastlines cut into the provinces and seas of `mediterranean.toml`.
 *
 * Run by `node tools/mare-map.mjs` before the build; writes `src/games/mare/map.json`. `--check` also says where the
 * drawing contradicts the borders of the data.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { anchors } from "./mare-map/anchors.mjs";
import { contradictions } from "./mare-map/check.mjs";
import { coastline } from "./mare-map/coast.mjs";
import { cutting } from "./mare-map/cut.mjs";
import { area, pathOf, simplify } from "./mare-map/lines.mjs";
import { projection } from "./mare-map/projection.mjs";
import { territories } from "./mare-map/territories.mjs";
import { readAtlas } from "./mare-map/toml.mjs";

const require = createRequire(import.meta.url);
const here = (path) => new URL(path, import.meta.url);
const json = (path) => JSON.parse(readFileSync(here(path), "utf8"));

const seeds = json("./mare-seeds.json");
const layout = json("./mare-layout.json");
const atlas = readAtlas(readFileSync(here("../../src/civitas/games/mare/data/mediterranean.toml"), "utf8"));
const frame = projection(seeds);
const rings = coastline(require("world-atlas/land-10m.json"), frame, seeds.islands);
const land = cutting(rings, territories(seeds.land, frame, 11), true);
const water = cutting(rings, territories(seeds.water, frame, 47), false);

const shapes = (cut, places) => places.map(({ id }) => (cut.shapes.get(id) ?? []).map((ring) => pathOf(ring)).join(""));
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
  provinces: atlas.provinces.map((place, n) => ({
    id: place.id,
    d: shapes(land, atlas.provinces)[n],
    ...anchors(layout.provinces[place.id]),
  })),
  seas: atlas.seas.map((place, n) => ({
    id: place.id,
    d: shapes(water, atlas.seas)[n],
    ...anchors(layout.seas[place.id]),
  })),
};
writeFileSync(here("../src/games/mare/map.json"), JSON.stringify(map));

if (process.argv.includes("--check")) {
  for (const line of contradictions(atlas, seeds.straits, { land, water, rings })) process.stdout.write(`${line}\n`);
}
