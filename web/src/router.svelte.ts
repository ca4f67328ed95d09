/** Which page is shown, by the address. */
import { parseRoute, type Route } from "./model/route";

const read = () => parseRoute(location.pathname, location.search, location.hash);

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => {
      this.route = read();
    });
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = read();
    scrollTo(0, 0);
  }

  /** Changes the address but not the page: a secret leaves the bar, a moment gets its link. */
  replace(path: string): void {
    history.replaceState(null, "", path);
  }
}

export const router = new Router();

/** Follow links within the page without reloading it. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
