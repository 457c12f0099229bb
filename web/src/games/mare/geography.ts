/** Where everything is drawn: the generated map of the Mediterranean, or circles for a map of somebody else's. */
import type { Board } from "./model";
import generated from "./map.json";

export interface Point {
  x: number;
  y: number;
}

export interface Ground {
  /** The outline. */
  d: string;
  /** The middle of its pieces. */
  at: Point;
  /** The curve its name runs along. */
  name: string;
  /** How large its name is written; 0 as usual. */
  size: number;
  /** How many icons stand in a row. */
  across: number;
  /** The middle of its units. */
  units: Point;
}

export interface Geography {
  width: number;
  height: number;
  land: string;
  /** The coast once more, coarser, for the wide lines of shallow water. */
  shoal: string;
  borders: string;
  seaBorders: string;
  straits: string;
  provinces: Ground[];
  seas: Ground[];
}

interface Drawn {
  id: string;
  d: string;
  at: number[];
  name: string;
  size?: number;
  across?: number;
  units?: number[];
}

const point = ([x = 0, y = 0]: readonly number[]): Point => ({ x, y });

const ground = (drawn: Drawn): Ground => ({
  d: drawn.d,
  at: point(drawn.at),
  name: drawn.name,
  size: drawn.size ?? 0,
  across: drawn.across ?? 1,
  units: point(drawn.units ?? drawn.at),
});

const sameIds = (drawn: readonly Drawn[], places: readonly { id: string }[]): boolean =>
  drawn.length === places.length && drawn.every(({ id }, n) => id === places[n]?.id);

export function geographyOf(board: Board): Geography {
  const known = generated.name === board.map;
  if (known && sameIds(generated.provinces, board.provinces) && sameIds(generated.seas, board.seas)) {
    return { ...generated, provinces: generated.provinces.map(ground), seas: generated.seas.map(ground) };
  }
  return sketched(board);
}

const WIDTH = 2400;
const MARGIN = 220;
const RADIUS = 105;
const SEA_RADIUS = 90;

const circle = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const spot = (at: Point, r: number, icons: number): Ground => ({
  d: circle(at, r),
  at: { x: at.x, y: at.y - 6 },
  name: `M${at.x - 260} ${at.y - r - 14}Q${at.x} ${at.y - r - 14} ${at.x + 260} ${at.y - r - 14}`,
  size: 0,
  across: Math.min(3, Math.max(1, icons)),
  units: { x: at.x, y: at.y + r - 12 },
});

/** Circles at the places' own positions, joined by lines where they touch. */
function sketched(board: Board): Geography {
  const all = [...board.provinces, ...board.seas].map(({ lonlat }) => lonlat);
  const [west, east] = [Math.min(...all.map(([lon]) => lon)), Math.max(...all.map(([lon]) => lon))];
  const [south, north] = [Math.min(...all.map(([, lat]) => lat)), Math.max(...all.map(([, lat]) => lat))];
  const unit = (WIDTH - 2 * MARGIN) / Math.max(east - west, 1);
  const place = ([lon, lat]: readonly [number, number]): Point => ({
    x: Math.round(MARGIN + (lon - west) * unit),
    y: Math.round(MARGIN + (north - lat) * unit * 1.25),
  });
  const joins = (places: readonly { borders: number[]; lonlat: [number, number] }[]): string =>
    places
      .flatMap(({ borders, lonlat }, n) =>
        borders
          .filter((other) => other > n)
          .map((other) => [place(lonlat), place(places[other]?.lonlat ?? lonlat)] as const),
      )
      .map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`)
      .join("");
  return {
    width: WIDTH,
    height: Math.round(2 * MARGIN + Math.max(north - south, 1) * unit * 1.25),
    land: "",
    shoal: "",
    borders: joins(board.provinces),
    seaBorders: joins(board.seas),
    straits: "",
    provinces: board.provinces.map(({ lonlat, icons }) => spot(place(lonlat), RADIUS, icons.length)),
    seas: board.seas.map(({ lonlat }) => spot(place(lonlat), SEA_RADIUS, 1)),
  };
}
