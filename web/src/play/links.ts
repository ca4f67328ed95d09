/** One's personal link to a table, kept as long as this tab: it opens the seat on any device. */
const key = (table: string) => `terramara-seat-${table}`;

export function keepLink(table: string, link: string | undefined): void {
  if (!link) return;
  try {
    sessionStorage.setItem(key(table), link);
  } catch {
    // The seat itself is kept in a cookie.
  }
}

export function keptLink(table: string): string {
  try {
    return sessionStorage.getItem(key(table)) ?? "";
  } catch {
    return "";
  }
}
