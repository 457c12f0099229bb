/** What the small tables of the tests are made of: a view, its zones and what the shell gives, made by hand. */
import type { Message, Option, Speech, TableProps, View, ZoneView } from "../games/contract";

export const message = (id: string): Message => ({ id });

/** What lies where: `"hand/0": [cards]`. A number is a pile nobody looks into. */
export type Contents = Record<string, number[] | number>;

/** The zones of a table of two. */
export function zonesOf(shared: string[], ofSeats: string[], contents: Contents): ZoneView[] {
  const named = [-1, 0, 1].flatMap((owner) => (owner < 0 ? shared : ofSeats).map((name) => ({ name, owner })));
  return named.map(({ name, owner }, number) => {
    const held = contents[`${name}/${owner}`] ?? [];
    return typeof held === "number"
      ? { number, name, owner, size: held }
      : { number, name, owner, size: held.length, cards: held };
  });
}

export function numberOf(shown: View, name: string, owner = -1): number {
  return shown.zones.find((zone) => zone.name === name && zone.owner === owner)!.number;
}

export function asked(kind: string, args: number[] = [], seat = 0): View["question"] {
  return {
    seat,
    kind,
    source: -1,
    args,
    pick: { kind: "one", least: 1, most: 1, none: false },
    rule: "",
    secret: false,
  };
}

type Told = Pick<View, "game" | "question" | "zones" | "counters" | "board">;

/** What a view tells besides, while the first of two is asked. */
export function viewWith(told: Told, more: Partial<View>): View {
  return {
    seat: 0,
    seats: 2,
    turn: 0,
    over: false,
    options: [],
    candidates: [],
    unseen: {},
    commits: [],
    lasting: [],
    scores: null,
    winners: [],
    ...told,
    ...more,
  };
}

/** Says ids as they are, with their arguments. */
export function speechOf(game: string): Speech {
  return {
    say: ({ id }) => id,
    tell: (id, args) => [id.replace(`${game}-web-`, ""), ...Object.values(args ?? {})].join(" "),
    language: "en",
  };
}

export function option(code: number, target: string, text = String(code)): Option {
  return { code, text: message(text), target, loss: false, resigns: false, group: "", parts: [] };
}

export function propsWith(facts: object, shown: View, more: Partial<TableProps>): TableProps {
  return {
    view: shown,
    facts: facts as Record<string, unknown>,
    names: ["Ana", "Bruno"],
    speech: speechOf(shown.game),
    glow: new Map(),
    picked: [],
    refusals: new Map(),
    highlight: new Set(),
    motion: false,
    fresh: [],
    lines: [],
    looked: null,
    choose: () => {},
    why: () => {},
    ...more,
  };
}
