/**
 * Addresses of the page: `/`, `/t/<table>`, `/rules`, `/learn/<chapter>`. Secrets come after the #, which is never
 * sent.
 */

export interface Route {
  page: "start" | "table" | "rules" | "lesson";
  table: string;
  /** A chapter of the lesson, or "" for the next one. */
  chapter: string;
  at: number | null;
  token: string;
  invite: string;
}

export function parseRoute(path: string, search: string, hash: string): Route {
  const query = new URLSearchParams(search);
  const secret = new URLSearchParams(hash.replace(/^#/, ""));
  const match = /^\/t\/([\w-]+)\/?$/.exec(path);
  const lesson = /^\/learn(?:\/([\w-]+))?\/?$/.exec(path);
  const at = query.get("at");
  return {
    page: match ? "table" : lesson ? "lesson" : path === "/rules" ? "rules" : "start",
    table: match?.[1] ?? "",
    chapter: lesson?.[1] ?? "",
    at: at !== null && /^\d+$/.test(at) ? Number(at) : null,
    token: secret.get("k") ?? "",
    invite: secret.get("i") ?? "",
  };
}
