import { expect, it } from "vitest";
import { geographyOf } from "./geography";
import generated from "./map.json";
import { boardOf, type Board } from "./model";
import { sampleView } from "./sample";

it("draws every province and sea of the generated map within its frame", () => {
  for (const { id, d, at } of [...generated.provinces, ...generated.seas]) {
    expect(d, id).toMatch(/^M.*z$/);
    const [x = -1, y = -1] = at;
    expect(x > 0 && x < generated.width && y > 0 && y < generated.height, id).toBe(true);
  }
});

it("uses the generated map for the board it was made of", () => {
  const places = (drawn: readonly { id: string }[]) =>
    drawn.map(({ id }) => ({ id, open: true, icons: [], borders: [], coasts: [], lonlat: [0, 0] as [number, number] }));
  const board: Board = {
    ...boardOf(sampleView()),
    map: "mediterranean",
    provinces: places(generated.provinces),
    seas: places(generated.seas),
  };
  expect(geographyOf(board).land).toBe(generated.land);
  expect(geographyOf({ ...board, seas: [] }).land).toBe("");
});

it("sketches a map it does not know, north above south", () => {
  const { provinces, seas, borders, width, height } = geographyOf(boardOf(sampleView()));
  expect(provinces).toHaveLength(2);
  expect(provinces[1]!.at.y).toBeLessThan(provinces[0]!.at.y);
  expect(borders.match(/M/g)).toHaveLength(1);
  for (const { at } of [...provinces, ...seas])
    expect(at.x > 0 && at.x < width && at.y > 0 && at.y < height).toBe(true);
});
