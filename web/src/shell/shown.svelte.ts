/** The rule being shown, whichever part of the screen cited it. */
export const shown = $state<{ game: string; rule: string }>({ game: "", rule: "" });

export function showRule(game: string, rule: string): void {
  shown.game = game;
  shown.rule = rule;
}
