/** Resolves once the browser has painted what a click changed, or soon anyway where nothing is painted. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 200);
  });
}
