/** What keys do at a table. */
import { PASS, type Offered } from "./gathering";

export type Deed = "undo" | "redo" | "hint" | "why" | "keys" | "confirm" | "log" | "talk" | "search";
export type Pressed = { deed: Deed } | { code: number } | null;

const DEEDS: Record<string, Deed> = {
  u: "undo",
  r: "redo",
  h: "hint",
  w: "why",
  "?": "keys",
  Enter: "confirm",
  l: "log",
  c: "talk",
  "/": "search",
};

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key means now: 1 to 9 take what is offered, 0 passes, letters do deeds. */
export function pressed(press: Press, offers: readonly Offered[]): Pressed {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === "0") return offers.some((each) => each.option.code === PASS) ? { code: PASS } : null;
  if (/^[1-9]$/.test(press.key)) {
    const members = offers.filter((each) => each.option.code !== PASS);
    const found = members[Number(press.key) - 1];
    return found ? { code: found.option.code } : null;
  }
  const deed = DEEDS[press.key.length === 1 ? press.key.toLowerCase() : press.key];
  return deed ? { deed } : null;
}

/** Whether somebody is writing, or a control would use the key itself. */
export function isBusy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select, [contenteditable]")) return true;
  return key === "Enter" && target.closest("a, button, summary, [role='button'], [tabindex='0']") !== null;
}
