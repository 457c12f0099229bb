import { expect, test } from "vitest";
import type { GameCard } from "../src/api/client";
import { chosen, defaultSeats, resized, silentSeat, sorted, withSilent } from "../src/lobby/draft";

const spec = (name: string) => ({
  name,
  kind: "choice" as const,
  default: "draw",
  least: 0,
  most: 0,
  values: ["draw"],
  drawn: false,
});
const card: GameCard = {
  name: "sample",
  version: "1",
  least_seats: 2,
  most_seats: 3,
  usual_seats: 2,
  minutes: [30, 45],
  options: [spec("nation1"), spec("nation2"), spec("nation3"), spec("level1"), spec("tiles")],
  complete: true,
  levels: ["normal"],
};

test("options numbered for every seat are the seats' own", () => {
  const { shared, perSeat } = sorted(card);
  expect(perSeat.map((family) => family.name)).toEqual(["nation"]);
  expect(shared.map((each) => each.name)).toEqual(["level1", "tiles"]);
});

test("you play against bots, and a table grows with bots", () => {
  expect(defaultSeats(3).map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
  const seats = resized(defaultSeats(2), 4);
  expect(seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
  expect(resized(seats, 2)).toHaveLength(2);
});

test("only what differs is sent, and nothing of seats that are not there", () => {
  const values = { nation1: "rome", nation3: "egypt", tiles: "draw" };
  expect(chosen(card, values, 2)).toEqual({ nation1: "rome" });
});

test("with its level set the automaton has its seat, and the table the seats it needs", () => {
  const automaton = { seats: 2, seat: 1, who: "nation2", level: "automaton", usual: "emperor" };
  const solo = { ...card, automaton, options: [...card.options, { ...spec("automaton"), default: "no" }] };
  expect(silentSeat(card, { automaton: "chieftain" })).toBeUndefined();
  expect(silentSeat(solo, {})).toBeUndefined();
  expect(silentSeat(solo, { automaton: "no" })).toBeUndefined();
  expect(silentSeat(solo, { automaton: "chieftain" })).toBe(1);
  const seats = withSilent([...defaultSeats(1), ...defaultSeats(2)], solo, 1);
  expect(seats.map((seat) => seat.kind)).toEqual(["me", "bot"]);
  expect(withSilent(defaultSeats(3), solo, undefined)).toHaveLength(3);
});
