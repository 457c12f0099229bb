/** The view in the table's own terms: places with what stands on them, seats with what they have. No rule is computed. */
import type { View, ZoneView } from "../contract";
import type { Facts } from "./facts";

export const NOBODY = -1;

export interface BoardProvince {
  id: string;
  open: boolean;
  icons: number[];
  borders: number[];
  coasts: number[];
  lonlat: [number, number];
}

export interface Board {
  map: string;
  empires: string[];
  homes: number[];
  provinces: BoardProvince[];
  seas: { id: string; borders: number[]; lonlat: [number, number] }[];
  icons: { kind: number; good: number; city: string }[];
  tracks: number[][];
  great_cities: number[];
  costs: Record<string, number[]>;
}

export interface Icon {
  number: number;
  kind: number;
  good: number;
  city: string;
  built: boolean;
  /** The seat whose legion stands on it. */
  rider: number;
}

export interface Army {
  seat: number;
  legions: number;
  fortresses: number;
}

export interface Fleet {
  seat: number;
  triremes: number;
}

export interface Province {
  number: number;
  id: string;
  open: boolean;
  home: number;
  control: number;
  /** The seat whose legion holds the control marker. */
  claim: number;
  icons: Icon[];
  armies: Army[];
}

export interface Sea {
  number: number;
  id: string;
  fleets: Fleet[];
}

export type Offer = "none" | "awaited" | "hidden" | "open";

export interface Seat {
  number: number;
  empire: string;
  levels: number[];
  titles: number[];
  greatCities: number;
  tiles: number[];
  copied: number;
  stock: number;
  legends: number;
  offered: Offer;
  /** How many resources it must offer. */
  due: number;
  peace: number;
  victory: number;
  asked: boolean;
}

export interface Pile {
  /** The number of the zone, for targets. */
  zone: number;
  token: number;
  count: number;
}

export interface Model {
  round: number;
  rounds: number;
  phase: number;
  tradeNumber: number;
  usedTokens: number;
  provinces: Province[];
  seas: Sea[];
  seats: Seat[];
  display: { tile: number; costs: number[] }[];
  faceDown: number;
}

export const boardOf = (view: View): Board => view.board as unknown as Board;

export const zoneOf = (view: View, name: string, owner = NOBODY): ZoneView | undefined =>
  view.zones.find((zone) => zone.name === name && zone.owner === owner);

const counter = (view: View, name: string, at: number): number => view.counters[name]?.[at] ?? 0;

/** What lies in zones, each kind once: coins first, then goods, then legendary goods. */
export function piles(view: View, facts: Facts, names: readonly string[], owner = NOBODY): Pile[] {
  const out: Pile[] = [];
  for (const name of names) {
    const zone = zoneOf(view, name, owner);
    for (const token of zone?.cards ?? []) {
      const last = out.find((pile) => pile.token === token);
      if (last) last.count += 1;
      else if (zone) out.push({ zone: zone.number, token, count: 1 });
    }
  }
  const rank = (token: number) => (token === facts.tokens.coin ? -1 : token);
  return out.sort((a, b) => rank(a.token) - rank(b.token));
}

export const stockOf = (view: View, facts: Facts, seat: number): Pile[] =>
  piles(view, facts, ["stock", "legendary stock"], seat);
export const offerOf = (view: View, facts: Facts, seat: number): Pile[] =>
  piles(view, facts, ["offer", "legendary offer"], seat);
export const takenOf = (view: View, facts: Facts, seat: number): Pile[] =>
  piles(view, facts, ["taken", "legendary taken"], seat);

/** How many coins and how many different goods: the sizes of the sets a stock makes. */
export function sets(stock: readonly Pile[], facts: Facts): { coins: number; goods: number } {
  const { coin, legend } = facts.tokens;
  const goods = new Set(stock.filter(({ token }) => token !== coin).map(({ token }) => token % legend));
  return { coins: stock.find(({ token }) => token === coin)?.count ?? 0, goods: goods.size };
}

function provinceOf(view: View, board: Board, most: number, place: BoardProvince, number: number): Province {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return {
    number,
    id: place.id,
    open: place.open,
    home: board.homes.indexOf(number),
    control: counter(view, "control", number) - 1,
    claim: counter(view, "occupied control", number) - 1,
    icons: place.icons.map((icon) => ({
      number: icon,
      ...(board.icons[icon] ?? { kind: 0, good: 0, city: "" }),
      built: counter(view, "buildings", icon) > 0,
      rider: counter(view, "occupied icons", icon) - 1,
    })),
    armies: seats
      .map((seat) => ({
        seat,
        legions: counter(view, "legions", number * most + seat),
        fortresses: counter(view, "fortresses", number * most + seat),
      }))
      .filter(({ legions, fortresses }) => legions || fortresses),
  };
}

/** Whether a seat's secret offer is awaited, laid face down, or open; the view's `commits` tell. */
function offered(view: View, seat: number): Offer {
  const commit = view.commits[seat];
  const due = counter(view, "offers due", seat);
  if (commit === null) return "hidden";
  if (view.question?.kind === "offer") return due === 0 ? "none" : (commit?.length ?? 0) >= due ? "hidden" : "awaited";
  return commit?.length ? "open" : "none";
}

function seatOf(view: View, board: Board, facts: Facts, seat: number): Seat {
  return {
    number: seat,
    empire: board.empires[seat] ?? "",
    levels: board.tracks.map((track) => track[seat] ?? 0),
    titles: [0, 1, 2].filter((track) => counter(view, "titles", track) === seat + 1),
    greatCities: board.great_cities[seat] ?? 0,
    tiles: (zoneOf(view, "tiles", seat)?.cards ?? []).map((card) => card - facts.tokens.tile),
    copied: counter(view, "copied power", seat) - 1,
    stock: zoneOf(view, "stock", seat)?.size ?? 0,
    legends: zoneOf(view, "legendary stock", seat)?.size ?? 0,
    offered: offered(view, seat),
    due: counter(view, "offers due", seat),
    peace: counter(view, "peace with", seat) - 1,
    victory: counter(view, "victory", seat),
    asked: !view.over && view.question?.seat === seat,
  };
}

export function modelOf(view: View, facts: Facts): Model {
  const board = boardOf(view);
  const most = facts.tokens.most_seats;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return {
    round: counter(view, "round", 0),
    rounds: counter(view, "rounds", 0),
    phase: counter(view, "phase", 0),
    tradeNumber: counter(view, "trade number", 0),
    usedTokens: counter(view, "trade tokens used", 0),
    provinces: board.provinces.map((place, number) => provinceOf(view, board, most, place, number)),
    seas: board.seas.map(({ id }, number) => ({
      number,
      id,
      fleets: seats
        .map((seat) => ({ seat, triremes: counter(view, "triremes", number * most + seat) }))
        .filter(({ triremes }) => triremes),
    })),
    seats: seats.map((seat) => seatOf(view, board, facts, seat)),
    display: (zoneOf(view, "display")?.cards ?? []).map((card) => ({
      tile: card - facts.tokens.tile,
      costs: board.costs[String(card - facts.tokens.tile)] ?? [],
    })),
    faceDown: zoneOf(view, "face-down tiles")?.size ?? 0,
  };
}
