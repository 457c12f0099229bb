import { describe as group, expect, test } from "vitest";
import { numberOf, option, speechOf } from "../../cards/fixture";
import { pickedTargets } from "../../cards/picked";
import { bannerOf, type CardFacts, differentIcons, figure } from "./facts";
import { GLYPHS } from "./glyphs";
import { facts, OASIS, SPARTA, TEMPLE, UNREST, view } from "./fixture";
import { Model } from "./model";
import { middlePiles, othersPiles, ownPiles } from "./piles";
import { abilityGlyph, Lexicon, sentences } from "./prose";

group("a view is read by names", () => {
  test("alike cards share a target and have keys of their own", () => {
    const shown = view({ "hand/0": [UNREST, UNREST, OASIS] });
    const model = new Model(shown);
    const hand = numberOf(shown, "hand", 0);
    const cards = model.cards(model.zone("hand", 0));
    expect(cards.map(({ key }) => key)).toEqual(["0", "0.1", String(OASIS)]);
    expect(cards.map(({ target }) => target)).toEqual([`zone:${hand}:0`, `zone:${hand}:0`, `zone:${hand}:${OASIS}`]);
  });

  test("what lies on and under cards is found by the card", () => {
    const shown = view({ "play area/0": [OASIS], "garrisons/0": [SPARTA] });
    Object.assign(shown.board, {
      tokens: [OASIS, 2, 3],
      exhausted: [OASIS],
      garrisons: [OASIS, SPARTA],
      copies: [OASIS, TEMPLE],
    });
    const model = new Model(shown);
    expect(model.tokensOn(OASIS)).toEqual([{ resource: 2, amount: 3 }]);
    expect(model.tokensOn(SPARTA)).toEqual([]);
    expect(model.exhausted(OASIS)).toBe(true);
    expect(model.garrison(OASIS, 0).map(({ target }) => target)).toEqual([
      `zone:${numberOf(shown, "garrisons", 0)}:${SPARTA}`,
    ]);
    expect(model.copyOf(OASIS)).toBe(TEMPLE);
    expect(model.places().get(String(SPARTA))).toBe(numberOf(shown, "garrisons", 0));
  });

  test("an icon counts once, however many cards show it; suits count, Power does not", () => {
    const name = { id: "x" };
    const cards: CardFacts[] = [
      { name, suits: ["region", "unrest"], icons: { city: 2, river: 1 } },
      { name, suits: ["power", "region"], icons: { city: 1 } },
      { name },
    ];
    expect([...differentIcons(cards)].sort()).toEqual(["city", "region", "river", "unrest"]);
    expect(differentIcons([]).size).toBe(0);
  });

  test("a zone that is not there is an error", () => {
    expect(() => new Model(view()).zone("attic")).toThrow("attic");
  });

  test("another's hand is a pile, one's own is not; rare piles are shown when something is in them", () => {
    const model = new Model(view({ "hand/1": 5, "legends/1": [SPARTA], "sunken pile/1": 3, "stack/1": [OASIS] }));
    expect(othersPiles(model, 1).map(({ zone }) => zone.name)).toContain("hand");
    expect(othersPiles(model, 1).map(({ zone }) => zone.name)).toEqual(
      expect.arrayContaining(["legends", "sunken pile", "stack"]),
    );
    expect(ownPiles(model, 0).map(({ zone }) => zone.name)).not.toContain("hand");
    expect(ownPiles(model, 0).map(({ zone }) => zone.name)).not.toContain("legends");
  });

  test("a chaos pile is shown when it is empty only where that wins a collapse", () => {
    const shown = view();
    expect(middlePiles(new Model(shown)).map(({ zone }) => zone.name)).not.toContain("chaos pile");
    Object.assign(shown.board, { collapse_piles: ["chaos pile"] });
    expect(middlePiles(new Model(shown)).map(({ zone }) => zone.name)).toContain("chaos pile");
  });

  test("the open route under a small deck is told with that deck", () => {
    const shown = view({ "open routes": [OASIS], "region deck": 6 });
    Object.assign(shown.board, { open_routes: [-1, -1, -1, -1, OASIS] });
    const routes = middlePiles(new Model(shown)).map(({ zone, route }) => [zone.name, route]);
    expect(routes).toContainEqual(["region deck", OASIS]);
    expect(routes).toContainEqual(["civilised deck", undefined]);
    expect(routes).toContainEqual(["main deck", undefined]);
  });

  test("the exhaust token of a reshuffle lies on the nation deck while there is one", () => {
    const counters = { "token on the nation deck or development area": [1, 1] };
    const model = new Model(view({ "nation deck/0": 2, "development area/1": [SPARTA] }, { counters }));
    const spent = (seat: number) => ownPiles(model, seat).find((pile) => pile.spent)?.zone.name;
    expect(spent(0)).toBe("nation deck");
    expect(spent(1)).toBe("development area");
  });
});

test("picked codes count by the things their options point at", () => {
  const shown = view({}, { candidates: [option(0, "zone:1:0"), option(0, "zone:1:0"), option(7, "slot:2")] });
  expect(pickedTargets({ view: shown, picked: [0, 0, 7, 9] })).toEqual(
    new Map([
      ["zone:1:0", 2],
      ["slot:2", 1],
    ]),
  );
});

group("what is printed", () => {
  test("points are shortened", () => {
    expect(figure({ points: -2 })).toBe("−2");
    expect(figure({ points: 5, kind: "where" })).toBe("5*");
    expect(figure({ points: 1, per: 3, kind: "each" })).toBe("1/3");
    expect(figure({ points: 2, per: 1, kind: "each" })).toBe("2×");
  });

  test("a card without a suit bears its nation's colour", () => {
    expect(bannerOf(facts.cards[SPARTA]!)).toBe("nation");
    expect(bannerOf(facts.cards[TEMPLE]!)).toBe("uncivilised");
  });

  test("every drawing is a path that ends", () => {
    for (const path of Object.values(GLYPHS)) expect(path).toMatch(/^M.*z$/i);
  });
});

group("words with drawings", () => {
  const lexicon = new Lexicon(facts, speechOf("imperium"), true);

  test("resources, icons and suits get theirs, with the number before it", () => {
    expect(lexicon.spans("Pay 3 Materials for a River")).toEqual([
      { text: "Pay " },
      { count: "3 ", text: "Materials", glyph: "materials", suit: undefined },
      { text: " for a " },
      { text: "River", glyph: "river", suit: undefined },
    ]);
    expect(lexicon.spans("Region")).toEqual([{ text: "Region", glyph: "region", suit: "region" }]);
  });

  test("words that need Trade Routes mean nothing at a table without them", () => {
    const without = new Lexicon(facts, speechOf("imperium"), false);
    const idle = (text: string) => without.spans(text).flatMap((span) => (span.idle ? [span.text] : []));
    expect(idle("draw a card or trade. Trade")).toEqual(["trade", "Trade"]);
    expect(idle("acquire a Trade Route")).toEqual(["Trade Route"]);
    expect(lexicon.spans("trade")).toEqual([{ text: "trade" }]);
  });

  test("a word within another is left alone", () => {
    expect(lexicon.spans("Regional Riverside")).toEqual([{ text: "Regional Riverside" }]);
  });

  test("nothing is lost", () => {
    const text = "Choose one: gain 1 Population; or return 2 Unrest.";
    expect(
      lexicon
        .spans(text)
        .map(({ count = "", text }) => count + text)
        .join(""),
    ).toBe(text);
  });

  test("sentences begin with a capital", () => {
    expect(sentences("draw 1 card. élan. ¿cómo?")).toBe("Draw 1 card. Élan. ¿cómo?");
    expect(sentences("¿cómo?")).toBe("¿Cómo?");
  });

  test("abilities are told apart by their messages", () => {
    expect(abilityGlyph("imperium-ability-exhaust-when")).toBe("exhaust");
    expect(abilityGlyph("imperium-ability-end-of-solstice")).toBe("solstice");
    expect(abilityGlyph("imperium-ability-passive")).toBe("passive");
    expect(abilityGlyph("imperium-sentence")).toBe("play");
  });
});
