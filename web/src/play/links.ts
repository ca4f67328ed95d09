/** One's personal link to a table, kept on this device: the server tells it only when the seat is taken, and it opens the seat elsewhere. */
const key = (table: string) => `terramara-seat-${table}`;

export function keepLink(table: string, link: string | null): void {
  if (!link) return;
  try {
    localStorage.setItem(key(table), link);
  } catch {
    // The seat itself is kept in a cookie.
  }
}

export function keptLink(table: string): string {
  try {
    return localStorage.getItem(key(table)) ?? "";
  } catch {
    return "";
  }
}

export function forgetLink(table: string): void {
  try {
    localStorage.removeItem(key(table));
  } catch {
    // Nothing was kept.
  }
}

/** Whether links lead others nowhere: this page was opened by an address that every machine has for itself. */
export const onlyHere = /^(localhost|127\.|\[::1\])/.test(location.hostname);
