/** What the newest lines of the log tell of battles, and of legions and triremes on their way. */
import type { Line, Message } from "../contract";

export interface Roll {
  seat: number;
  dice: number[];
  total: number;
  hits: number;
}

export interface Battle {
  place: Message;
  attacker: number;
  defender: number;
  rolls: Roll[];
  losses: Message[];
}

export interface Trip {
  seat: number;
  from: string;
  to: string;
}

const LOSSES = ["mare-log-legion-lost", "mare-log-fortress-lost", "mare-log-triremes-lost"];
const TRIPS = ["mare-log-marched", "mare-log-sailed", "mare-log-went-home"];

const number = (message: Message, name: string): number => Number(message.args?.[name] ?? 0);
/** The seat of the player a message speaks of. */
const seatOf = (message: Message, name: string): number => number(message.args?.[name] as Message, "seat") - 1;

/** Battles begin with who attacks whom; then each side's dice and what they come to; then the losses. */
export function battlesIn(lines: readonly Line[]): Battle[] {
  const out: Battle[] = [];
  let dice: number[] = [];
  for (const { text } of lines) {
    const battle = out.at(-1);
    if (text.id === "mare-log-battle") {
      out.push({
        place: text.args?.place as Message,
        attacker: seatOf(text, "player"),
        defender: seatOf(text, "other"),
        rolls: [],
        losses: [],
      });
      dice = [];
    } else if (text.id === "log-roll") {
      dice.push(number(text, "result"));
    } else if (text.id === "mare-log-battle-roll") {
      battle?.rolls.push({
        seat: seatOf(text, "player"),
        dice,
        total: number(text, "total"),
        hits: number(text, "hits"),
      });
      dice = [];
    } else if (LOSSES.includes(text.id)) {
      battle?.losses.push(text);
    }
  }
  return out.filter(({ rolls }) => rolls.length > 0);
}

export function tripsIn(lines: readonly Line[]): Trip[] {
  return lines
    .filter(({ text }) => TRIPS.includes(text.id))
    .flatMap(({ seat, targets }) => {
      const [from, to] = targets.filter((target) => /^(province|sea):/.test(target));
      return from && to ? [{ seat, from, to }] : [];
    });
}

/** The seats whose secret offers these lines reveal. */
export const revealedIn = (lines: readonly Line[]): number[] =>
  lines.filter(({ text }) => text.id === "log-reveal").map(({ seat }) => seat);
