import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe as group, expect, test, vi } from "vitest";
import { asked, numberOf, option, type Contents } from "../../cards/fixture";
import type { Refusal, TableProps, View } from "../contract";
import { GREEKS, OASIS, props, SPARTA, TEMPLE, UNREST, view } from "./fixture";
import { Table } from "./index";

const CONTENTS: Contents = {
  "hand/0": [UNREST, UNREST, OASIS],
  "hand/1": 5,
  "play area/0": [TEMPLE],
  "play area/1": [SPARTA],
  "power/0": [GREEKS],
  "discard pile/0": [SPARTA],
  "main deck/-1": 20,
  "unrest pile/-1": [UNREST, UNREST],
};

const choose = vi.fn();
const why = vi.fn();
afterEach(() => vi.clearAllMocks());

function show(shown: View, more: Partial<TableProps> = {}) {
  return render(Table, props(shown, { choose, why, ...more }));
}

const hand = () => within(screen.getByRole("region", { name: "hand" }));

group("cards in play", () => {
  test("an active quest lies among them and says that it is none of them", () => {
    show(view({ ...CONTENTS, "active quest/0": [SPARTA] }));
    expect(screen.getByRole("button", { name: /^City of Sparta.*active quest/ })).toBeTruthy();
  });
});

group("clicking a card", () => {
  test("one option is taken by its code", async () => {
    const shown = view(CONTENTS);
    const target = `zone:${numberOf(shown, "hand", 0)}:${OASIS}`;
    show(shown, { glow: new Map([[target, [option(OASIS, target)]]]) });
    await fireEvent.click(hand().getByRole("button", { name: "Oasis, usable" }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(OASIS);
  });

  test("several options at one thing are left to the shell", async () => {
    const shown = view(CONTENTS);
    const target = `zone:${numberOf(shown, "hand", 0)}:${OASIS}`;
    show(shown, { glow: new Map([[target, [option(1, target), option(2, target)]]]) });
    await fireEvent.click(hand().getByRole("button", { name: /^Oasis/ }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(target);
  });

  test("a card in play shows what can be done with it, and nothing is done yet", async () => {
    const shown = view(CONTENTS);
    const target = `zone:${numberOf(shown, "play area", 0)}:${TEMPLE}`;
    show(shown, { glow: new Map([[target, [option(9, target)]]]) });
    await fireEvent.click(screen.getByRole("button", { name: "Temple, usable" }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(target);
  });

  test("a card in play that an effect asks for is picked", async () => {
    const shown = view(CONTENTS, { question: asked("recall") });
    const target = `zone:${numberOf(shown, "play area", 0)}:${TEMPLE}`;
    show(shown, { glow: new Map([[target, [option(9, target)]]]) });
    await fireEvent.click(screen.getByRole("button", { name: "Temple, usable" }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(9);
  });

  test("alike candidates are one option", async () => {
    const shown = view(CONTENTS);
    const target = `zone:${numberOf(shown, "hand", 0)}:0`;
    show(shown, { glow: new Map([[target, [option(0, target), option(0, target)]]]) });
    await fireEvent.click(hand().getAllByRole("button", { name: /^Unrest/ })[1]!);
    expect(choose).toHaveBeenCalledExactlyOnceWith(0);
  });

  test("what cannot be used tells why", async () => {
    const shown = view(CONTENTS);
    const target = `zone:${numberOf(shown, "play area", 0)}:${TEMPLE}`;
    const refusal = { action: { id: "use" }, reason: { id: "spent" }, rule: "", target } as Refusal;
    show(shown, { refusals: new Map([[target, [refusal]]]) });
    await fireEvent.click(screen.getByRole("button", { name: "Temple, why-not" }));
    expect(why).toHaveBeenCalledExactlyOnceWith(target);
    expect(choose).not.toHaveBeenCalled();
  });

  test("anything else is looked at closely", async () => {
    show(view(CONTENTS));
    await fireEvent.click(hand().getByRole("button", { name: "Oasis" }));
    expect(document.querySelector(".zoom")?.textContent).toContain("2 × Production");
    expect(choose).not.toHaveBeenCalled();
    expect(why).not.toHaveBeenCalled();
  });
});

test("every suit of a card has its symbol on its own colour", () => {
  show(view({ ...CONTENTS, "hand/0": [TEMPLE] }));
  const bands = [...document.querySelectorAll<HTMLElement>('[aria-label="hand"] .band')];
  expect(bands.map((band) => band.style.getPropertyValue("--band"))).toEqual([
    "var(--suit-uncivilised)",
    "var(--suit-civilised)",
  ]);
  expect(bands.map((band) => band.querySelectorAll("svg").length)).toEqual([1, 1]);
});

test("of alike cards as many are marked as are picked", () => {
  const shown = view(CONTENTS);
  const target = `zone:${numberOf(shown, "hand", 0)}:0`;
  const candidates = [option(0, target), option(0, target)];
  const question = { ...shown.question!, pick: { kind: "many" as const, least: 0, most: 2, none: false } };
  show({ ...shown, candidates, question }, { glow: new Map([[target, candidates]]), picked: [0] });
  const pressed = hand()
    .getAllByRole("button", { name: /^Unrest/ })
    .map((button) => button.getAttribute("aria-pressed"));
  expect(pressed).toEqual(["true", "false"]);
});

group("the market", () => {
  test("slots are chosen, and say what lies on and beneath them", async () => {
    const shown = view({ ...CONTENTS, "play area/0": [], "market/-1": [TEMPLE] });
    (shown.board.market as object[])[3] = { card: TEMPLE, unrest: 1, tokens: [0, 0, 2, 0] };
    show(shown, { glow: new Map([["slot:3", [option(3, "slot:3")]]]) });
    const market = within(screen.getByRole("region", { name: "Market" }));
    await fireEvent.click(market.getByRole("button", { name: "Temple, unrest-beneath 1, 2 Progress, usable" }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(3);
    expect(market.getAllByText("empty-slot")).toHaveLength(4);
  });

  test("a log line about the card lights its slot", () => {
    const shown = view({ ...CONTENTS, "market/-1": [OASIS] });
    (shown.board.market as object[])[0] = { card: OASIS, unrest: 0, tokens: [0, 0, 0, 0] };
    show(shown, { highlight: new Set([`zone:${numberOf(shown, "market")}:${OASIS}`]) });
    expect(document.querySelector('[data-target="slot:0"]')?.classList).toContain("lit");
  });

  test("a deck that can be drawn from is a button", async () => {
    const shown = view(CONTENTS);
    const target = `deck:${numberOf(shown, "main deck")}`;
    show(shown, { glow: new Map([[target, [option(8193, target)]]]) });
    await fireEvent.click(screen.getByRole("button", { name: /Main deck/ }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(8193);
  });
});

group("piles", () => {
  test("open and close", async () => {
    show(view(CONTENTS));
    const own = within(screen.getByRole("region", { name: "own-area" }));
    const pile = own.getByRole("button", { name: /Discard pile/ });
    expect(pile.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(pile);
    expect(own.getByRole("button", { name: "City of Sparta" })).toBeTruthy();
    await fireEvent.click(pile);
    expect(own.queryByRole("button", { name: "City of Sparta" })).toBeNull();
  });

  test("lie open when something in them can be chosen", () => {
    const shown = view(CONTENTS);
    const target = `zone:${numberOf(shown, "discard pile", 0)}:${SPARTA}`;
    show(shown, { glow: new Map([[target, [option(1, target)]]]) });
    expect(screen.getByRole("button", { name: "City of Sparta, usable" })).toBeTruthy();
  });
});

group("opponents", () => {
  test("are folded until somebody opens them", async () => {
    show(view(CONTENTS));
    const area = within(screen.getByRole("region", { name: "Bruno" }));
    expect(area.queryByRole("button", { name: "City of Sparta" })).toBeNull();
    await fireEvent.click(area.getByRole("button", { name: "fold Bruno" }));
    expect(area.getByRole("button", { name: "City of Sparta" })).toBeTruthy();
  });

  test("unfold when a card of theirs can be chosen", () => {
    const shown = view(CONTENTS);
    const target = `zone:${numberOf(shown, "play area", 1)}:${SPARTA}`;
    show(shown, { glow: new Map([[target, [option(1, target)]]]) });
    expect(screen.getByRole("button", { name: "City of Sparta, usable" })).toBeTruthy();
  });

  test("can be chosen themselves", async () => {
    show(view(CONTENTS), { glow: new Map([["seat:1", [option(1, "seat:1")]]]) });
    await fireEvent.click(screen.getByRole("button", { name: /^2 ?Bruno/ }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(1);
  });
});

test("a spectator sees every seat and no hand", () => {
  show(view(CONTENTS, { seat: null }));
  expect(screen.getByRole("region", { name: "Ana" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "Bruno" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "hand" })).toBeNull();
});

test("the end is told: last round, scores and who won", () => {
  const shown = view(CONTENTS, { over: true, question: null, scores: [40, 52], winners: [1] });
  shown.board["last_round"] = 10;
  show(shown);
  expect(screen.getByText("last-round 10")).toBeTruthy();
  expect(screen.getByText("score 52")).toBeTruthy();
  expect(screen.getAllByText("winner")).toHaveLength(1);
});

test("a card that moves is drawn where it lies now", async () => {
  const { rerender } = show(view(CONTENTS));
  const after = view({ ...CONTENTS, "hand/0": [UNREST, UNREST], "play area/0": [TEMPLE, OASIS] });
  await rerender(props(after));
  const own = within(screen.getByRole("region", { name: "own-area" }));
  expect(own.getByRole("button", { name: "Oasis" })).toBeTruthy();
});
