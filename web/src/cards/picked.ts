import type { TableProps } from "../games/contract";

/** How many things of each target are picked so far: codes name options, options point at things. */
export function pickedTargets({ view, picked }: Pick<TableProps, "view" | "picked">): Map<string, number> {
  const targets = new Map([...view.candidates, ...view.options].map((option) => [option.code, option.target]));
  const out = new Map<string, number>();
  for (const code of picked) {
    const target = targets.get(code);
    if (target) out.set(target, (out.get(target) ?? 0) + 1);
  }
  return out;
}
