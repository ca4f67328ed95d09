/** The chapters done on this device, and the table of the current one. Stored in the browser if it lets us. */

interface Kept {
  done: string[];
  /** The table of each chapter that's begun but not done. */
  tables: Record<string, string>;
  /** All tables of the lesson, done or not: they don't count as your games. */
  ids: string[];
}

const KEY = "terramara-lesson";
/** How many tables are remembered: the server forgets older ones. */
const MANY = 100;

export function kept(): Kept {
  const none: Kept = { done: [], tables: {}, ids: [] };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return none;
  }
}

function keep(next: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // The lesson works in a browser that stores nothing, too.
  }
}

export function keepTable(chapter: string, table: string): void {
  const { done, tables, ids } = kept();
  keep({ done, tables: { ...tables, [chapter]: table }, ids: [...ids, table].slice(-MANY) });
}

export function keepDone(chapter: string): void {
  const { done, tables, ids } = kept();
  delete tables[chapter];
  keep({ done: [...new Set([...done, chapter])], tables, ids });
}
