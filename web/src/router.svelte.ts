/** Addresses of the page: `/`, `/t/<table>`, `/rules`. */

export interface Route {
  page: "start" | "table" | "rules";
  table: string;
  at: number | null;
  token: string;
  invite: string;
}

export function parseRoute(path: string, search: string, hash: string): Route {
  const query = new URLSearchParams(search);
  const secret = new URLSearchParams(hash.replace(/^#/, ""));
  const match = /^\/t\/([^/]+)\/?$/.exec(path);
  const at = query.get("at");
  return {
    page: match ? "table" : path === "/rules" ? "rules" : "start",
    table: match ? decodeURIComponent(match[1] ?? "") : "",
    at: at !== null && /^\d+$/.test(at) ? Number(at) : null,
    token: secret.get("k") ?? "",
    invite: secret.get("i") ?? secret.get("invite") ?? query.get("invite") ?? "",
  };
}

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

  /** The address changes, the page stays: a secret leaves the bar, a moment gets its link. */
  replace(path: string): void {
    history.replaceState(null, "", path);
  }
}

export const router = new Router();

/** Links of the page are followed without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
