/** The chapters done on this device, and the table of the one under way. Kept in the browser where it lets us. */

interface Kept {
  done: string[];
  /** The table of each chapter begun and not yet done. */
  tables: Record<string, string>;
}

const KEY = "terramara-lesson";

export function kept(): Kept {
  const none: Kept = { done: [], tables: {} };
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
    // A browser that keeps nothing still teaches.
  }
}

export function keepTable(chapter: string, table: string): void {
  const { done, tables } = kept();
  keep({ done, tables: { ...tables, [chapter]: table } });
}

export function keepDone(chapter: string): void {
  const { done, tables } = kept();
  delete tables[chapter];
  keep({ done: [...new Set([...done, chapter])], tables });
}
