import { describe, expect, it } from "vitest";
import type { Line, Message } from "../contract";
import { battlesIn, revealedIn, tripsIn } from "./battles";

const line = (id: string, args: Message["args"] = {}, seat = -1, targets: string[] = []): Line => ({
  position: 0,
  turn: 0,
  seat,
  targets,
  text: { id, args },
});
const player = (seat: number): Message => ({ id: "player", args: { seat } });
const place = { id: "mare-province-dalmatia" };

describe("battles in the log", () => {
  const fought = [
    line("mare-log-marched", {}, 1, ["seat:1", "province:4", "province:17"]),
    line("mare-log-battle", { player: player(2), other: player(3), place }),
    line("log-roll", { result: 6, sides: 6 }),
    line("log-roll", { result: 2, sides: 6 }),
    line("mare-log-battle-roll", { player: player(2), total: 9, hits: 1, place }),
    line("mare-log-battle-roll", { player: player(3), total: 5, hits: 1, place }),
    line("mare-log-legion-lost", { player: player(3), place }),
  ];

  it("gives each side its own dice", () => {
    const [battle] = battlesIn(fought);
    expect(battle).toMatchObject({ attacker: 1, defender: 2, place });
    expect(battle?.rolls).toEqual([
      { seat: 1, dice: [6, 2], total: 9, hits: 1 },
      { seat: 2, dice: [], total: 5, hits: 1 },
    ]);
    expect(battle?.losses).toHaveLength(1);
  });

  it("keeps battles apart and knows none without dice", () => {
    expect(battlesIn([...fought, ...fought])).toHaveLength(2);
    expect(battlesIn([line("mare-log-battle", { player: player(1), other: player(2), place })])).toEqual([]);
    expect(battlesIn([line("mare-log-legion-lost", { player: player(1), place })])).toEqual([]);
  });

  it("finds the ways gone and the offers revealed", () => {
    expect(tripsIn(fought)).toEqual([{ seat: 1, from: "province:4", to: "province:17" }]);
    expect(tripsIn([line("mare-log-sailed", {}, 0, ["seat:0"])])).toEqual([]);
    expect(revealedIn([line("log-reveal", {}, 2), line("log-commit", {}, 1)])).toEqual([2]);
  });
});
