/** A game against bots, begun with one click. */
import { api } from "../api/client";
import { usualBot } from "../model/names";

export interface Wish {
  players: number;
  first: boolean;
  seat: number;
  name: string;
}

export const quickTable = ({ players, first, seat, name }: Wish) =>
  api.quick({
    players,
    bot: usualBot(first),
    first_game: first,
    place_neutrals: first,
    seat,
    ...(name ? { name } : {}),
  });
