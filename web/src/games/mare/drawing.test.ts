import { expect, it } from "vitest";
import data from "../../../../src/civitas/games/mare/data/mediterranean.toml?raw";
import world from "world-atlas/land-10m.json?raw";
import layout from "../../../tools/mare-layout.json";
import { draw } from "../../../tools/mare-map/draw.mjs";
import { readAtlas } from "../../../tools/mare-map/toml.mjs";
import seeds from "../../../tools/mare-seeds.json";

const { map, frame, faults } = draw(readAtlas(data), seeds, layout, JSON.parse(world));
const places: { id: string; d: string; at: number[] }[] = [...map.provinces, ...map.seas];

/** Whether a path of the drawing, filled as browsers fill it, covers a point. */
function covers(d: string, [x = 0, y = 0]: number[]): boolean {
  let winding = 0;
  for (const ring of d.split("M").slice(1)) {
    const steps = (ring.match(/-?\d+/g) ?? []).map(Number);
    const points: [number, number][] = [];
    for (let n = 0; n + 1 < steps.length; n += 2) {
      const [px, py] = points.at(-1) ?? [0, 0];
      points.push([px + steps[n]!, py + steps[n + 1]!]);
    }
    points.forEach(([ax, ay], n) => {
      const [bx, by] = points[(n + 1) % points.length]!;
      const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
      if (ay <= y && by > y && side > 0) winding++;
      if (ay > y && by <= y && side < 0) winding--;
    });
  }
  return winding !== 0;
}

it("draws every border, coast and sea border of the data, and no other", () => {
  expect(faults).toEqual([]);
});

it.each<[string, [number, number]]>([
  ["Sardinia", [9, 40]],
  ["Corsica", [9.1, 42.2]],
  ["Cyprus", [33, 35]],
])("leaves %s to nobody: land of no province, and no sea to click", (_, lonlat) => {
  const spot = frame.place(lonlat);
  expect(covers(map.land, spot)).toBe(true);
  expect(places.filter(({ d }) => covers(d, spot)).map(({ id }) => id)).toEqual([]);
});

it("has the pieces of every place stand on it and on no other", () => {
  for (const { id, at } of places)
    expect(places.filter(({ d }) => covers(d, at)).map((place) => place.id)).toEqual([id]);
});
