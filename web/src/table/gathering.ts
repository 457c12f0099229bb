/** Gathering a set before it is sent. What may be in it is the server's word; here it is only counted. */
import type { Option, TableView } from "../api/client";

export const PASS = -1;

type View = NonNullable<TableView["view"]>;

/** Something that may be taken, and how often it may be in a set. */
export interface Offered {
  option: Option;
  most: number;
}

/** Whether the question is answered with a set that is confirmed at the end. */
export function isSet(view: View): boolean {
  const pick = view.question?.pick;
  return pick !== undefined && pick.kind !== "one" && !(pick.least === 1 && pick.most === 1);
}

/** What may be taken, alike things once. PASS is no member of a set: sending an empty one says the same. Giving up the game
 * is no answer among others: the menu of the table has it. */
export function offered(view: View): Offered[] {
  const pick = view.question?.pick;
  if (!pick || pick.kind === "one")
    return view.options.filter((option) => !option.resigns).map((option) => ({ option, most: 1 }));
  const found = new Map<number, Offered>();
  for (const option of view.candidates) {
    if (option.code === PASS) continue;
    const known = found.get(option.code);
    if (known) known.most += 1;
    else found.set(option.code, { option, most: 1 });
  }
  return [...found.values()];
}

export function countOf(picked: readonly number[], code: number): number {
  return picked.filter((each) => each === code).length;
}

/** One more of a thing; all of it back where no more of it, or of anything, can be taken. */
export function toggled(picked: readonly number[], code: number, mostOfIt: number, mostOfAll: number): number[] {
  const others = picked.filter((each) => each !== code);
  const count = picked.length - others.length;
  if (count < mostOfIt && picked.length < mostOfAll) return [...picked, code];
  if (count > 0) return others;
  // A set of one is a choice: the new takes the place of the old.
  return mostOfAll === 1 ? [code] : [...picked];
}

/** One less of a thing. */
export function lessened(picked: readonly number[], code: number): number[] {
  const at = picked.lastIndexOf(code);
  return at < 0 ? [...picked] : picked.filter((_, index) => index !== at);
}

export function isReady(picked: readonly number[], pick: { least: number; most: number; none: boolean }): boolean {
  if (pick.none && picked.length === 0) return true;
  return pick.least <= picked.length && picked.length <= pick.most;
}

/** The options by the thing they point at. What would only be lost does not glow like a good move, and a click on it
 * shows it. */
export function glowing(offers: readonly Offered[]): Map<string, Option[]> {
  const glow = new Map<string, Option[]>();
  for (const { option } of offers) {
    if (!option.target || option.loss) continue;
    const there = glow.get(option.target);
    if (there) there.push(option);
    else glow.set(option.target, [option]);
  }
  return glow;
}
