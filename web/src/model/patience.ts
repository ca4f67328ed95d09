/** The player everyone is waiting for, and how long they still do. */
import type { Decision, TableInfo } from "../api/types";

/** A connection lost for a moment isn't worth mentioning. */
const A_MOMENT = 30_000;

/**
 * The seat we're waiting for, and minutes until a bot can play for it: 0 when it can. Null if nobody is missing, or we
 * have no say.
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
