/** The cards outside a table: the gallery draws them as the table does. */
import type { CardsModule } from "../contract";
import { bareDesk } from "./bare";
import { describe } from "./describe";

export { default as Cloth } from "./Cloth.svelte";
export { default as Face } from "./CardFace.svelte";
export { default as Full } from "./CardFull.svelte";

export const reader: CardsModule["reader"] = (facts, speech) => {
  const desk = bareDesk(() => ({ facts, speech }));
  return (card) => describe(desk, card);
};
