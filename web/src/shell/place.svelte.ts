/** Where in the app we are: the browser's history as state. */
import { pageOf, type Page } from "./route";

class Place {
  page = $state.raw<Page>(pageOf(location.pathname, location.search));

  read = (): void => {
    this.page = pageOf(location.pathname, location.search);
  };

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  replace(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }

  /** Takes over clicks on links within the app; the others are the browser's. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const place = new Place();
