/** Reads of the map file what the drawing needs: places with their positions, and which touch. */

const list = (text, name) => {
  const body = text.match(new RegExp(`^${name} = (\\[[\\s\\S]*?^\\])`, "m"))[1];
  return JSON.parse(body.replace(/,\s*\]$/, "]")).map(([a, b]) => [a, b]);
};

const places = (text, sort) =>
  text
    .split(/^\[\[/m)
    .filter((block) => block.startsWith(`${sort}]]`))
    .map((block) => ({
      id: block.match(/^id = "(.*)"/m)[1],
      lonlat: JSON.parse(block.match(/^lonlat = (\[.*\])/m)[1]),
    }));

export function readAtlas(text) {
  return {
    name: text.match(/^name = "(.*)"/m)[1],
    provinces: places(text, "province"),
    seas: places(text, "sea"),
    landBorders: list(text, "land_borders"),
    coasts: list(text, "coasts"),
    seaBorders: list(text, "sea_borders"),
  };
}
