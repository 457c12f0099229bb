/** The first thing within the root that the selector finds, as soon as it is drawn. */
export function appears(root: HTMLElement, selector: string): Promise<HTMLElement> {
  const there = root.querySelector<HTMLElement>(selector);
  if (there) return Promise.resolve(there);
  return new Promise((found) => {
    const drawn = new MutationObserver(() => {
      const thing = root.querySelector<HTMLElement>(selector);
      if (!thing) return;
      drawn.disconnect();
      found(thing);
    });
    drawn.observe(root, { childList: true, subtree: true });
  });
}
