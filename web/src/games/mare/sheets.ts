/** An empire in words: what it begins with. */
import type { Facts } from "./facts";
import type { Names } from "./names";

/** Its colour is that of its place among the empires. */
export function seatOf(facts: Facts, sheet: number): number {
  return Object.keys(facts.sheets ?? {}).indexOf(String(sheet));
}

export function isSheet(facts: Facts, card: number): boolean {
  return facts.sheets?.[card] !== undefined;
}

export function sheetLines(names: Names, facts: Facts, sheet: number): { label: string; text: string }[] {
  const about = facts.sheets![sheet]!;
  return [
    { label: names.tell("mare-web-sheet-hero"), text: names.tile(about.hero) },
    {
      label: names.tell("mare-web-sheet-resources"),
      text: names.list(about.resources.map(({ name, count }) => `${count} ${names.say(name)}`)),
    },
    {
      label: names.tell("mare-web-sheet-provinces"),
      text: names.list(about.provinces.map((province) => names.say(province))),
    },
  ];
}

/** The tracks by name, for those who do not see their signs. */
export function trackLine(names: Names, facts: Facts, sheet: number): string {
  const tracks = facts.sheets![sheet]!.tracks.map((value, n) => `${names.say(facts.tracks[n]!.label)} ${value}`);
  return `${names.tell("mare-web-sheet-tracks")} ${names.list(tracks)}`;
}
