/** What interrupts the turn: an auction, an attack, an offer, an event. Read from the question and the revealed card. */
import type { Facts } from "./facts";
import type { Auction, Model } from "./model";

export type Moment =
  | { kind: "auction"; card: number; auction: Auction; asked: number }
  | { kind: "force"; card: number; bid: number; sent: number; asked: number }
  | { kind: "attack"; card: number; attacker: number; defender: number; missing: number }
  | { kind: "offer"; card: number; owner: number; partner: number; side: string }
  | { kind: "event"; card: number; asked: number | null }
  | { kind: "order"; card: number };

const SIDES = "AB";

export function momentOf(model: Model, facts: Facts): Moment | null {
  const { question } = model.view;
  const [a = 0, b = 0, c = 0] = question?.args ?? [];
  switch (question?.kind) {
    case "bid":
      return model.auction && { kind: "auction", card: a, auction: model.auction, asked: question.seat };
    case "send":
      return { kind: "force", card: a, bid: b, sent: c, asked: question.seat };
    case "defend":
      return { kind: "attack", card: a, attacker: b, defender: question.seat, missing: c };
    case "accept":
      return { kind: "offer", card: a, owner: b, partner: question.seat, side: SIDES.charAt(1 - c) };
  }
  const revealed = model.only("revealed card");
  if (!revealed) return null;
  const { card } = revealed;
  return facts.cards[card]!.kind === "action"
    ? { kind: "order", card }
    : { kind: "event", card, asked: question?.seat ?? null };
}
