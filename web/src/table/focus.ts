/** What can be answered with; the first of them takes the focus. */
const ANSWERS = "button.take, [data-testid='confirm']";

/** Keeps the place of somebody who answers by keyboard: what is drawn anew loses the focus, and the next key would go
 * nowhere. Whoever uses a pointer, or has gone elsewhere on the page, is left alone. `question` tells one question from
 * the next, which begins with its first answer.
 */
export function keepFocus(region: HTMLElement, question: string): { update(next: string): void; destroy(): void } {
  let pointing = false;
  let answering = false;

  const pointed = (): void => void (pointing = true);
  const typed = (): void => void (pointing = false);
  const moved = (event: FocusEvent): void => void (answering = !pointing && region.contains(event.target as Node));
  const toFirst = (): void => region.querySelector<HTMLElement>(ANSWERS)?.focus();
  const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;
  const redrawn = new MutationObserver(() => {
    if (answering && isLost()) toFirst();
  });

  document.addEventListener("pointerdown", pointed, true);
  document.addEventListener("keydown", typed, true);
  document.addEventListener("focusin", moved);
  redrawn.observe(region, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return {
    update(next) {
      if (next !== question && answering && (isLost() || document.activeElement?.matches(ANSWERS))) toFirst();
      question = next;
    },
    destroy() {
      document.removeEventListener("pointerdown", pointed, true);
      document.removeEventListener("keydown", typed, true);
      document.removeEventListener("focusin", moved);
      redrawn.disconnect();
    },
  };
}
