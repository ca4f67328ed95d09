/**
 * Your personal link to a table, stored on this device. The server sends it only when you take the seat; it opens the
 * seat on another device.
 */
const key = (table: string) => `terramara-seat-${table}`;

export function keepLink(table: string, link: string | null): void {
  if (!link) return;
  try {
    localStorage.setItem(key(table), link);
  } catch {
    // A cookie holds the seat itself.
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

/** Whether links are useless to others: this page was opened by an address that every computer has for itself. */
export const onlyHere = /^(localhost|127\.|\[::1\])/.test(location.hostname);
