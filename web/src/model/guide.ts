/** The guide of a first game: which tips matter at a decision, the most pressing first. */
import { parse } from "./notation";
import type { Scope } from "./scope";
import { isFuture, membersAt, territory } from "./table";

type Moment = (game: Scope, seat: number) => boolean;

const can = (game: Scope, verb: RegExp) => game.legal.some((text) => verb.test(text));
const sends = (game: Scope) =>
  game.legal.map(parse).filter(({ verb, rest }) => /^(explorer|chief)$/.test(verb) && rest !== "hut");
const asked =
  (kind: string): Moment =>
  (game) =>
    game.decision?.kind === kind;

/** The order, when several matter at once. */
const MOMENTS: Record<string, Moment> = {
  draft: asked("draft"),
  neutral: asked("neutral"),
  raided: (game) => game.decision?.kind === "give" && game.decision.about.for === "raid",
  travel: asked("travel"),
  trade: asked("trade"),
  last: (game) => asked("send")(game, 0) && game.view.round === game.content.board.round_worker_levels.length,
  round: (game) => asked("send")(game, 0) && game.view.round > 1,
  send: asked("send"),
  craft: (game) => can(game, /^craft /),
  refine: (game, seat) =>
    can(game, /^worker /) && Object.values(game.view.seats[seat]?.raw ?? {}).some((count) => count > 0),
  reserve: (game) => can(game, /^reserve /),
  power: (game) => can(game, /^(use|bonus) |^character$/),
  undo: (game) => can(game, /^end$/),
  join: (game, seat) =>
    sends(game).some(({ rest }) => membersAt(game.view, rest).some((member) => member.seat !== seat)),
  ahead: (game) =>
    sends(game).some(({ rest }) => isFuture(game.view, game.content, territory(rest)?.row ?? 0)),
  chief: (game) => sends(game).some(({ verb }) => verb === "chief"),
};

export const TIPS = Object.keys(MOMENTS);

/** The tips that matter now to the player who decides here. */
export function tipsNow(game: Scope): string[] {
  const { decision } = game;
  if (!decision || !game.mine || game.past || !game.legal.length) return [];
  return TIPS.filter((tip) => MOMENTS[tip]?.(game, decision.seat));
}
