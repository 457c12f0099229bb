/** The reader's words as drawings of cards need them. */
import type { Speech } from "../games/contract";
import { words } from "../words/index.svelte";

export const speech: Speech = {
  say: words.say,
  tell: words.tell,
  get language() {
    return words.language;
  },
};
