/** A small game for the tests: three seats on a map of two provinces and a sea. */
import type { Message, Option, Refusal, Speech, TableProps, View } from "../contract";
import type { Facts } from "./facts";

const name = (id: string): Message => ({ id });

export const FACTS: Facts = {
  tokens: { coin: 2, legend: 3, tile: 5, most_seats: 5 },
  goods: [
    { id: "wine", name: name("wine") },
    { id: "oil", name: name("oil") },
  ],
  coin: name("coin"),
  tiles: [
    { id: "circe", kind: "hero", bonus: [1, 0, 1], name: name("Circe"), text: name("Circe settles") },
    { id: "pyramids", kind: "pyramids", bonus: [0, 0, 0], name: name("Pyramids"), text: name("They win") },
  ],
  buildings: [
    { id: "caravan", message: "mare-caravan", takes: "good", cost: 3 },
    { id: "market", message: "mare-market", takes: "", cost: 6 },
    { id: "city", message: "mare-city", takes: "city", cost: 3 },
    { id: "capital", message: "mare-capital", takes: "city", cost: 3 },
  ],
  tracks: ["trade", "culture", "military"].map((id) => ({
    id,
    label: name(id),
    name: name(`${id} track`),
    title: name(`${id} leader`),
  })),
  phases: ["collect", "trade", "build", "move", "leadership"].map((id) => ({ id, name: name(id) })),
  victories: ["prestige", "fame", "conquest", "leadership"].map((id) => ({ id, name: name(id) })),
  goals: { fame: 5, conquest: 4, leadership: 3, prestige: 12 },
  trade: [
    [5, 0],
    [2, 1],
    [4, 3],
  ],
  provinces: { italia: name("Italia") },
  seas: { ionian: name("Ionian Sea") },
  cities: { roma: name("Rome") },
  empires: { rome: name("Rome"), greece: name("Greece"), egypt: name("Egypt") },
};

const row = (size: number, values: Record<number, number> = {}): number[] =>
  Array.from({ length: size }, (_, n) => values[n] ?? 0);

const seatZones = (seat: number, stock: number[] | null, size: number) => [
  { number: 2 + seat * 7, name: "stock", owner: seat, size, cards: stock },
  { number: 3 + seat * 7, name: "legendary stock", owner: seat, size: 0, cards: [] },
  { number: 4 + seat * 7, name: "offer", owner: seat, size: 0, cards: [] },
  { number: 5 + seat * 7, name: "legendary offer", owner: seat, size: 0, cards: [] },
  { number: 6 + seat * 7, name: "taken", owner: seat, size: 0, cards: [] },
  { number: 7 + seat * 7, name: "legendary taken", owner: seat, size: 0, cards: [] },
  { number: 8 + seat * 7, name: "tiles", owner: seat, size: 0, cards: [] },
];

/** Seat 0 holds Italia with a city and two legions, one of them on the caravan of Thule; seat 1 has a trireme. */
export function sampleView(change: Partial<View> = {}): View {
  return {
    game: "mare",
    seat: 0,
    seats: 3,
    turn: 0,
    over: false,
    question: {
      seat: 0,
      kind: "build",
      source: 0,
      args: [],
      pick: { kind: "one", least: 1, most: 1, none: false },
      rule: "mare:3",
      secret: true,
    },
    options: [],
    candidates: [],
    zones: [
      { number: 0, name: "supply", owner: -1, size: 2, cards: [0, 1] },
      { number: 1, name: "display", owner: -1, size: 1, cards: [5] },
      { number: 30, name: "face-down tiles", owner: -1, size: 1, cards: null },
      ...seatZones(0, [0, 1, 1, 2, 2], 5),
      ...seatZones(1, null, 4),
      ...seatZones(2, null, 3),
    ],
    counters: {
      control: row(2, { 0: 1 }),
      "occupied control": row(2, { 1: 2 }),
      legions: row(10, { 0: 2, 5: 1 }),
      fortresses: row(10, { 6: 1 }),
      triremes: row(5, { 1: 3 }),
      buildings: row(3, { 1: 1 }),
      "occupied icons": row(3, { 2: 1 }),
      titles: [1, 2, 2],
      round: [3],
      rounds: [0],
      phase: [3],
      "trade number": [4],
      "trade tokens used": [4],
      "offers due": [2, 0, 1],
      "copied power": [0, 0, 0],
      "peace with": [0, 0, 0],
      victory: [0, 0, 0],
    },
    unseen: {},
    commits: [],
    lasting: [],
    board: {
      map: "little",
      empires: ["rome", "greece", "atlantis"],
      homes: [0, 1, -1],
      provinces: [
        { id: "italia", open: true, region: "rome", icons: [0, 1], borders: [1], coasts: [0], lonlat: [12, 42] },
        { id: "thule", open: true, region: "north", icons: [2], borders: [0], coasts: [0], lonlat: [2, 60] },
      ],
      seas: [{ id: "ionian", borders: [], lonlat: [18, 38] }],
      icons: [
        { kind: 0, good: 0, city: "" },
        { kind: 3, good: -1, city: "roma" },
        { kind: 0, good: 1, city: "" },
      ],
      tracks: [
        [4, 7, 7],
        [4, 1, 1],
        [6, 6, 5],
      ],
      great_cities: [1, 0, 0],
      costs: { "0": [7, 8, 7] },
    },
    scores: null,
    winners: [],
    ...change,
  };
}

/** Says a message as its id with its arguments. */
const say = ({ id, args = {} }: Message): string => {
  const said = Object.values(args).map((arg) => (typeof arg === "object" ? say(arg) : String(arg)));
  return [id, ...said].join(" ");
};
export const SPEECH: Speech = { say, tell: (id, args) => say({ id, args: args ?? {} }), language: "en" };

const byTarget = <T extends { target: string }>(things: readonly T[]): Map<string, T[]> => {
  const out = new Map<string, T[]>();
  for (const thing of things) out.set(thing.target, [...(out.get(thing.target) ?? []), thing]);
  return out;
};

export function sampleProps(
  view: View,
  options: readonly Option[],
  refusals: readonly Refusal[],
  change: Partial<TableProps>,
): TableProps {
  return {
    view: { ...view, options: [...options] },
    facts: FACTS as unknown as Record<string, unknown>,
    names: ["Ana", "Bruno", "Clara"],
    speech: SPEECH,
    glow: byTarget(options),
    picked: [],
    refusals: byTarget(refusals),
    highlight: new Set(),
    motion: false,
    fresh: [],
    lines: [],
    looked: null,
    choose: () => undefined,
    why: () => undefined,
    ...change,
  };
}
