/** How far a reader has followed a table on this device. */
const PREFIX = "civitas.seen.";
const MOST_KEPT = 200;

function keyOf(table: string, seat: number | null): string {
  return `${PREFIX}${table}.${seat ?? "watcher"}`;
}

/** The last position seen; null if the table was never looked at. */
export function lastSeen(table: string, seat: number | null): number | null {
  const kept = localStorage.getItem(keyOf(table, seat));
  return kept === null ? null : Number(kept);
}

export function lastHeard(table: string): number {
  return Number(localStorage.getItem(`civitas.heard.${table}`) ?? 0);
}

export function markHeard(table: string, number: number): void {
  localStorage.setItem(`civitas.heard.${table}`, String(number));
}

export function markSeen(table: string, seat: number | null, position: number): void {
  const key = keyOf(table, seat);
  localStorage.removeItem(key);
  const keys = Object.keys(localStorage).filter((each) => each.startsWith(PREFIX));
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_KEPT))) localStorage.removeItem(old);
  localStorage.setItem(key, String(position));
}
