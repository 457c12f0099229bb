/** Draws Mare Nostrum's map: real coastlines cut into the provinces and seas of `mediterranean.toml`.
 *
 * Run by `node tools/mare-map.mjs` before the build; writes `src/games/mare/map.json`. `--check` also says where the
 * drawing contradicts the borders of the data.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { draw } from "./mare-map/draw.mjs";
import { readAtlas } from "./mare-map/toml.mjs";

const require = createRequire(import.meta.url);
const here = (path) => new URL(path, import.meta.url);
const json = (path) => JSON.parse(readFileSync(here(path), "utf8"));

const atlas = readAtlas(readFileSync(here("../../src/civitas/games/mare/data/mediterranean.toml"), "utf8"));
const { map, faults } = draw(
  atlas,
  json("./mare-seeds.json"),
  json("./mare-layout.json"),
  require("world-atlas/land-10m.json"),
);
writeFileSync(here("../src/games/mare/map.json"), JSON.stringify(map));

if (process.argv.includes("--check")) for (const fault of faults) process.stdout.write(`${fault}\n`);
