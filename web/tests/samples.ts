/** Documents of the server as the tests need them. */
import type { Line, Option, TableView } from "../src/api/client";

export function line(position: number, turn = 0, id = "line"): Line {
  return { position, turn, seat: turn, text: { id }, targets: [`seat:${turn}`] };
}

export function option(code: number, target = "", id = `option-${code}`): Option {
  return { code, text: { id }, target, loss: false, resigns: false, group: "", parts: [] };
}

type View = NonNullable<TableView["view"]>;
type Pick = NonNullable<View["question"]>["pick"];

export function view(pick: Pick, options: Option[], candidates: Option[] = []): View {
  return {
    game: "sample",
    seat: 0,
    seats: 2,
    turn: 0,
    over: false,
    question: { seat: 0, kind: "ask", source: -1, args: [], pick, rule: "sample:1", secret: false },
    options,
    candidates,
    zones: [],
    counters: {},
    unseen: {},
    commits: [],
    lasting: [],
    board: {},
    scores: null,
    winners: [],
  };
}

export function table(change: Partial<TableView> = {}): TableView {
  const seat = { kind: "human", name: "Ana", level: "", mine: true, away: false, present: true, bank: null } as const;
  return {
    id: "t",
    game: "sample",
    campaign: "",
    rules: "1",
    installed_rules: "1",
    read_only: false,
    why: "",
    lasting: 0,
    winners: [],
    options: {},
    parts: [],
    status: "playing",
    listed: false,
    host: true,
    version: 1,
    stamp: 1,
    position: 0,
    seats: [
      { ...seat, number: 0 },
      { ...seat, number: 1, name: "Rui", mine: false },
    ],
    mine: [0],
    seat: 0,
    asked: [0],
    committed: [],
    answered: null,
    view: null,
    prompt: null,
    warned: [],
    can_undo: false,
    can_redo: false,
    undo_request: null,
    after: 0,
    lines: [],
    talk: [],
    standing: [],
    breakdown: [],
    tally: [],
    won_by: [],
    seed: null,
    clock: null,
    deadline: null,
    parent: "",
    ...change,
  };
}
