/** What is said at the table. */
import type { ChatLine } from "../api/types";

/** How many lines of others came after the last one that was read. */
export function unread(lines: readonly ChatLine[], read: number, you: readonly number[]): number {
  return lines.filter((line) => line.n > read && !you.includes(line.seat ?? -1)).length;
}
