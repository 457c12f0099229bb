/** What interrupts the turn: an auction, an attack, an offer, an event. Read from the question and the revealed card. */
import type { Model } from "./model";

export type Moment =
  | { kind: "auction"; card: number; bid: number; asked: number }
  | { kind: "force"; card: number; bid: number; sent: number; asked: number }
  | { kind: "attack"; card: number; attacker: number; defender: number; missing: number }
  | { kind: "offer"; card: number; owner: number; partner: number; side: string }
  | { kind: "event"; card: number; asked: number | null };

const SIDES = "AB";

export function momentOf(model: Model): Moment | null {
  const { question } = model.view;
  const [a = 0, b = 0, c = 0] = question?.args ?? [];
  switch (question?.kind) {
    case "bid":
      return { kind: "auction", card: a, bid: b, asked: question.seat };
    case "send":
      return { kind: "force", card: a, bid: b, sent: c, asked: question.seat };
    case "defend":
      return { kind: "attack", card: a, attacker: b, defender: question.seat, missing: c };
    case "accept":
      return { kind: "offer", card: a, owner: b, partner: question.seat, side: SIDES.charAt(1 - c) };
  }
  const revealed = model.only("revealed card");
  return revealed ? { kind: "event", card: revealed.card, asked: question?.seat ?? null } : null;
}
