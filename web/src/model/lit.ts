/** Where on the table something happened: the parts that light up while you point at its line. */
import type { GameEvent, View } from "../api/types";
import { parse } from "./notation";

/** Where a card is now: in the row, in front of a player, or nowhere. */
function cardParts(view: View, id: string): string[] {
  const place = view.row.indexOf(id);
  const keeper = view.seats.findIndex((seat) => seat.reserved === id);
  return [
    `made:${id}`,
    ...(place >= 0 ? [`row:${place + 1}`] : []),
    ...(keeper >= 0 ? [`reserved:${keeper}`] : []),
  ];
}

function eventParts(view: View, event: GameEvent): string[] {
  const { seat } = event;
  switch (event.event) {
    case "moved":
      return [`caravan-${seat}-${event.caravan}`, `road:${event.to}`];
    case "culture":
      return [`canoe-${seat}`];
    case "strength":
      return [`strength-${seat}`];
    case "neutral-strength":
      return [`neutral-strength-${event.neutral}`];
    case "flag":
      return [`flag-${seat}-${event.row}`];
    case "adult":
    case "character":
      return [`character:${seat}`];
    case "gained":
      return [`resource:${seat}:${event.resource}`];
    default:
      if ("space" in event && event.space) return [`space:${event.space}`];
      return "artefact" in event ? cardParts(view, event.artefact) : [];
  }
}

/** The keys of targets and pieces an event is about. */
export const litParts = (view: View, events: readonly GameEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap((event) => eventParts(view, event)));

/** The caravans of a seat that these actions move, by their pieces' keys. */
export const movers = (actions: readonly string[], seat: number): ReadonlySet<string> =>
  new Set(
    actions
      .map(parse)
      .flatMap(({ verb, rest }) => (verb === "caravan" ? [`caravan-${seat}-${rest.charAt(0)}`] : [])),
  );
