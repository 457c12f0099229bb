/** Tiles and empires outside a table: the gallery draws them as the table does. */
import type { CardsModule } from "../contract";
import type { Facts } from "./facts";
import { Names } from "./names";
import { isSheet, sheetLines, trackLine } from "./sheets";

export { default as Cloth } from "./Cloth.svelte";
export { default as Face } from "./CardFace.svelte";
export { default as Full } from "./CardFull.svelte";

export const reader: CardsModule["reader"] = (given, speech) => {
  const facts = given as unknown as Facts;
  const names = new Names(facts, speech, []);
  return (card) => {
    if (!isSheet(facts, card)) return names.tileText(card);
    const lines = sheetLines(names, facts, card).map(({ label, text }) => `${label} ${text}`);
    return [trackLine(names, facts, card), ...lines].join(". ");
  };
};
