/** A desk without a game, for the drawings of cards. */
import { bareTable } from "../../cards/bare";
import type { ClothProps } from "../contract";
import { Desk } from "./desk.svelte";

export function bareDesk(given: () => Omit<ClothProps, "children">): Desk {
  return new Desk(() => bareTable({ game: "ages" }, given().facts, given().speech));
}
