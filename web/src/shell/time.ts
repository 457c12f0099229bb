/** Times in words and figures. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago a moment was, in the reader's words. */
export function ago(moment: string, language: string, now = Date.now()): string {
  const seconds = (now - Date.parse(moment)) / 1000;
  if (Number.isNaN(seconds)) return "";
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, size] of UNITS) {
    if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  }
  return format.format(0, "second");
}

/** Seconds as a clock shows them: `0:42`, `12:05`, `3:07:09`, and from two days on `2d 03h`. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const pad = (number: number): string => String(number).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)}d ${pad(hours % 24)}h`;
  const minutes = Math.floor(whole / 60) % 60;
  return hours ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}

/** Seconds left until a moment. */
export function left(deadline: string, now = Date.now()): number {
  return (Date.parse(deadline) - now) / 1000;
}
