/** Whom the table waits for who is not there, and for how long it still does. */
import type { Decision, TableInfo } from "../api/types";

/** A connection lost for a moment is not worth a word. */
const A_MOMENT = 30_000;

/**
 * The seat awaited, and minutes until a bot may play for it: 0 when it may. Null if nobody is missing, or it is not ours
 * to say.
 */
export function waitingFor(
  info: TableInfo,
  decision: Decision | null,
  asked: string | undefined,
  now: number,
): { seat: number; minutes: number } | null {
  const seat = info.seats[decision?.seat ?? -1];
  const absent = seat && seat.kind !== "bot" && seat.taken && !seat.connected && !seat.stand_in;
  if (!absent || !asked || info.patience === null) return null;
  if (!info.you.length || info.you.includes(seat.seat)) return null;
  const since = Date.parse(asked);
  if (now - since < A_MOMENT) return null;
  return { seat: seat.seat, minutes: Math.max(0, Math.ceil((since + info.patience * 1000 - now) / 60_000)) };
}
