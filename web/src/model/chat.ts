/** Messages at the table. */
import type { ChatLine } from "../api/types";

/** The number of unread messages of others. */
export function unread(lines: readonly ChatLine[], read: number, you: readonly number[]): number {
  return lines.filter((line) => line.n > read && !you.includes(line.seat ?? -1)).length;
}
