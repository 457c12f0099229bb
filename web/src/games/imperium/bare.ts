/** A desk without a game: a table with Trade Routes on which nothing lies, so that no word is struck out. */
import { bareTable } from "../../cards/bare";
import type { ClothProps } from "../contract";
import { Desk } from "./desk.svelte";

const COUNTERS = { "with Trade Routes": [1] };
const BOARD = { market: [], open_routes: [], tokens: [], exhausted: [], garrisons: [], copies: [], collapse_piles: [] };

export function bareDesk(given: () => Omit<ClothProps, "children">): Desk {
  return new Desk(() =>
    bareTable({ game: "imperium", counters: COUNTERS, board: BOARD }, given().facts, given().speech),
  );
}
