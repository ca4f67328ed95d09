/** How near a card of the row is to a player: what its rim says before anything is read. */
import type { Artefact, Resource, View } from "../api/types";
import { RAW, REFINED } from "../model/resources";

export type CardState = "craft" | "refine" | "reserve" | "out" | "";

/** What is missing for it, a kind at a time, and whether free workers could refine just that. */
function afterRefining(artefact: Artefact, seat: View["seats"][number]): boolean {
  let missing = 0;
  for (const [i, kind] of REFINED.entries()) {
    const raw = RAW[i] as Resource;
    const lack = Math.max(0, (artefact.cost[i] ?? 0) - (seat.refined[kind] ?? 0));
    if (lack > (seat.raw[raw as keyof typeof seat.raw] ?? 0)) return false;
    missing += lack;
  }
  const hands = seat.workers.reduce((sum, all, i) => sum + (all - (seat.used_workers[i] ?? 0)) * (i + 1), 0);
  return missing > 0 && missing <= hands;
}

/** `actions`: what can be done with the card now; `far`: the canoe is not there yet. */
export function cardState(
  artefact: Artefact,
  seat: View["seats"][number] | undefined,
  actions: readonly string[],
  far: boolean,
): CardState {
  if (actions.some((action) => action.startsWith("craft"))) return "craft";
  if (far) return "out";
  if (seat && afterRefining(artefact, seat)) return "refine";
  return actions.some((action) => action.startsWith("reserve")) ? "reserve" : "";
}
