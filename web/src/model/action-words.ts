/** Actions and questions in words: the labels of buttons, the decision bar, the preview of what a choice gives. */
import { type Effect, RAW, type Space } from "../api/content";
import { cap, list, sign, t, tFirst } from "../text/fluent";
import { amount, bodyWords, costWords, effectWords, payWords } from "./effect-words";
import { roadName, seatName, spaceName, spaceTip } from "./names";
import { parse } from "./notation";
import { bodyOf, optionWords } from "./options";
import { isPlan, stepsOf } from "./plans";
import { reachOf } from "./reach";
import type { Scope } from "./scope";
import { membersAt, spaceData } from "./table";

function sendWords(game: Scope, who: string, space: string): string {
  const data = spaceData(game.view, game.content, space);
  const gives = data ? withShortage(game, data.body) : spaceTip(game, space);
  const where = spaceName(game, space);
  const other = space === "hut" ? undefined : membersAt(game.view, space)[0];
  if (!other) return t("act-send", { who, where, gives });
  const owner =
    other.neutral === undefined
      ? seatName(game, other.seat)
      : t("neutral-player", { number: other.neutral + 1 });
  return t("act-send-joining", { who, where, gives, owner });
}

/** What a space gives, and which of it the supply does not hold any more. */
function withShortage(game: Scope, body: Space["body"]): string {
  const gone = body.flatMap((part) => {
    const level = part.type === "Gain" ? Number(/^worker-(\d)$/.exec(part.what)?.[1]) : 0;
    return level && game.view.supply_workers[level - 1] === 0 ? [t("web-no-worker-left", { level })] : [];
  });
  return [bodyWords(body), ...gone].join(" · ");
}

/** An act and what it does, where that is not on its face. */
function withEffects(act: string, effects: readonly Effect[]): string {
  return effects.length ? t("web-act-with", { act, effect: effects.map(effectWords).join(" ") }) : act;
}

const onceARound = (effects: readonly Effect[]) => effects.filter((effect) => effect.type === "EachRound");

/** How many of each thing the steps of a plan refine, give or take: "1 stone and 2 wood". */
function amounts(steps: readonly string[], verb: string): string {
  const counts = new Map<string, number>();
  for (const step of steps.map(parse))
    if (step.verb === verb) counts.set(step.rest, (counts.get(step.rest) ?? 0) + 1);
  return list([...counts].map(([what, count]) => amount(what, count)));
}

function planWords(game: Scope, text: string): string {
  const steps = stepsOf(text);
  const last = steps.at(-1) ?? "";
  const refined = amounts(steps, "refine");
  if (parse(last).verb === "craft") return t("web-plan-craft", { refined, act: actionWords(game, last) });
  if (refined) return t("web-plan-refine", { refined });
  const [given, taken] = [amounts(steps, "give"), amounts(steps, "take")];
  if (!given) return actionWords(game, steps[0] ?? "");
  return taken ? t("web-plan-swap", { given, taken }) : t("web-plan-give", { given });
}

/** Whether an action can't be undone. A plan can't if it ends by taking a card from the row: a new one is revealed. */
export function isFinal(game: Scope, text: string): boolean {
  return game.final.has(text) || /; craft \d/.test(text);
}

export function actionWords(game: Scope, text: string): string {
  if (isPlan(text)) return planWords(game, text);
  const { verb, rest } = parse(text);
  const seat = game.decision?.seat ?? 0;
  const own = game.view.seats[seat];
  const { content } = game;
  const character = content.characters.get(own?.character ?? "");
  switch (verb) {
    case "explorer":
    case "chief":
    case "warrior":
      return sendWords(game, verb, rest);
    case "neutral":
      return t("act-neutral", { where: spaceName(game, rest) });
    case "back": {
      const hut = rest.endsWith(" hut");
      return t("act-back", {
        where: hut ? t("space-hut") : spaceName(game, rest),
        who: hut ? (rest.split(" ")[0] ?? "member") : own?.chief === rest ? "chief" : "explorer",
      });
    }
    case "worker":
      return t("act-worker", { level: Number(rest) });
    case "use": {
      const artefact = content.artefacts.get(rest);
      const act = t("act-use", { artefact: artefact?.name ?? "" });
      return withEffects(act, onceARound(artefact?.effects ?? []));
    }
    case "bonus": {
      const bonus = content.bonuses.get(rest);
      const act = t("act-bonus", { bonus: bonus?.name ?? "" });
      return t("web-act-with", { act, effect: bodyWords(bonus?.body ?? []) });
    }
    case "character":
      return withEffects(
        t("act-character"),
        onceARound((own?.side === "adult" ? character?.adult : character?.young) ?? []),
      );
    case "adult":
      return withEffects(t("act-adult"), character?.adult ?? []);
    case "craft":
    case "reserve": {
      const kept = rest === "reserved";
      const artefact = content.artefacts.get((kept ? own?.reserved : game.view.row[Number(rest) - 1]) ?? "");
      return t(kept ? "act-craft-reserved" : `act-${verb}`, {
        artefact: artefact?.name ?? "",
        cost: costWords(artefact?.cost ?? []),
      });
    }
    case "caravan": {
      const [which = "A", way = "straight"] = rest.split(" ");
      const from = own?.caravans[which === "B" ? 1 : 0] ?? "";
      const to = content.ways(from)[way as "straight" | "left" | "right"] ?? "";
      return t("act-caravan", { which, to: roadName(game, to) });
    }
    case "refine":
    case "less":
    case "give":
      return rest === "up" ? t("act-give-up") : t(`act-${verb}`, { what: sign(rest) });
    case "take":
      return rest === "all" || rest === "one" ? t(`act-take-${rest}`) : t("act-take", { what: sign(rest) });
    case "choose":
    case "next":
      return cap(t(`act-${verb}`, { what: optionWords(game, Number(rest)) }));
    case "draft": {
      const [kind = "", place] = rest.split(" ");
      const i = Number(place) - 1;
      const piece =
        kind === "character"
          ? content.characters.get(game.view.draft.characters[i] ?? "")
          : content.cards.get(game.view.draft.cards[i] ?? "");
      return t(`act-draft-${kind}`, { name: piece?.name ?? "" });
    }
    case "trade":
      return t(game.decision?.kind === "hut" ? "web-act-swap" : "act-trade");
    case "stop":
      // What stopping means depends on what one is in the midst of.
      return tFirst([`web-stop-${game.decision?.kind ?? "none"}`, "act-stop"]);
    default:
      return tFirst([`act-${text.replaceAll(" ", "-")}`, "web-act-other"], { notation: text });
  }
}

/** A few words, where the part of the table the action belongs to is named beside it. */
export function shortWords(game: Scope, text: string): string {
  if (/; craft /.test(text)) return t("web-plan-craft-short", { refined: amounts(stepsOf(text), "refine") });
  const { verb, rest } = parse(text);
  if (["explorer", "chief", "warrior", "craft", "reserve"].includes(verb)) return cap(sign(verb));
  if (verb === "caravan") return t("web-short-caravan", { which: rest.charAt(0) });
  if (verb === "worker") return cap(sign(`worker-${rest}`));
  if (verb === "use") return game.content.artefacts.get(rest)?.name ?? rest;
  if (verb === "bonus") return game.content.bonuses.get(rest)?.name ?? rest;
  if (verb === "adult") return t("web-short-adult");
  if (verb === "character") {
    const id = game.view.seats[game.decision?.seat ?? 0]?.character ?? "";
    return game.content.characters.get(id)?.name ?? "";
  }
  return actionWords(game, text);
}

/** Why one should look twice at these actions, or "". */
export function finalWords(game: Scope, actions: readonly string[]): string {
  const final = actions.filter((action) => isFinal(game, action));
  const [first] = final;
  if (!first) return actions.some((action) => parse(action).verb === "draft") ? t("web-final-draft") : "";
  const { verb, rest } = parse(stepsOf(first).at(-1) ?? "");
  const taken =
    (["craft", "reserve"].includes(verb) && rest !== "reserved") || game.decision?.about.for === "craft";
  const card = taken && Object.values(game.view.deck).some((left) => left > 0);
  const end = game.view.round === game.content.board.round_worker_levels.length ? "game" : "round";
  // Where it depends on who is sent, they are named.
  const who = final.length < actions.length ? list(final.map((action) => shortWords(game, action))) : "";
  return t(`web-final-${card ? "card" : end}`, { who: who || "all" });
}

function aboutArgs(game: Scope): Record<string, string | number> {
  const decision = game.decision;
  const about = decision?.about ?? {};
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(about)) {
    if (typeof value === "number" || typeof value === "string") args[key] = value;
  }
  const artefact = game.content.artefacts.get(String(about.artefact ?? ""));
  args.artefact = artefact?.name ?? "";
  if (decision?.kind === "trade") {
    args.trade = bodyWords(
      bodyOf({ step: "trade", ...about }, (id) => game.content.bonuses.get(id)?.body ?? []),
    );
  }
  if (decision?.kind === "gain") args.what = amount(String(about.what), Number(about.count));
  if (decision?.kind === "give") {
    if (about.for === "raid") args.name = seatName(game, Number(about.to));
    else if (about.for === "craft") {
      args.what = list(
        Object.entries((about.owed ?? {}) as Record<string, number>).map(([kind, n]) => amount(kind, n)),
      );
    } else
      args.what = payWords({ type: "Gain", what: String(about.what), count: Number(about.count), per: "" });
  }
  return args;
}

/** Why a step back or forth cannot be taken. */
export function stepNotWords(game: Scope, kind: "undo" | "redo" | "restart"): string {
  if (game.past) return "";
  if (kind === "redo") return t("web-redo-not");
  const last = game.acts.at(-1);
  if (!last) return "";
  let why = "light";
  if (game.view.over) why = "over";
  else if (last.kind === "start") why = "nothing";
  else if (last.seat === null || !game.info.you.includes(last.seat)) why = "other";
  return t("web-undo-not", { why, name: seatName(game, last.seat) });
}

/** What is in reach after the action: to craft at once, to craft after refining, to reserve. */
function craftQuestion(game: Scope, seat: number): string {
  const can = (verb: string) => game.legal.some((text) => parse(text).verb === verb);
  if (can("craft")) return t("web-ask-craft", { reserve: can("reserve") ? "yes" : "no" });
  const { row, reserved } = reachOf(game.view, game.content, seat);
  const own = game.view.seats[seat];
  const near = [
    ...row.map((reach, i) => ({ reach, id: game.view.row[i] ?? "" })),
    ...(reserved ? [{ reach: reserved, id: own?.reserved ?? "" }] : []),
  ].filter(({ reach }) => reach.state === "refine");
  const names = near.map(({ id }) => game.content.artefacts.get(id)?.name ?? "");
  const [only] = near;
  if (only && near.length === 1) {
    const refined = list(
      RAW.flatMap((kind, i) => (only.reach.refine[i] ? [amount(kind, only.reach.refine[i])] : [])),
    );
    return t("web-ask-craft-refine", { refined, artefact: names[0] ?? "" });
  }
  if (near.length) return t("web-ask-craft-refine-many", { artefacts: list(names, "disjunction") });
  return t(can("reserve") ? "web-ask-reserve" : "web-ask-craft-none");
}

/** What is asked, of whom. */
export function questionWords(game: Scope): string {
  const decision = game.decision;
  if (!decision) return t("ask-over");
  if (!game.mine) return t("ask-wait", { name: seatName(game, decision.seat) });
  if (decision.kind === "craft" && game.legal.length) return craftQuestion(game, decision.seat);
  if (decision.kind === "draft") {
    const drafts = game.legal.map(parse).filter(({ verb }) => verb === "draft");
    const kinds = new Set(drafts.map(({ rest }) => rest.split(" ")[0]));
    if (kinds.size === 1) return t(`web-ask-draft-${[...kinds][0]}`);
  }
  const kind = decision.kind === "give" ? `give-${decision.about.for}` : decision.kind;
  return tFirst([`web-ask-${kind}`, `ask-${kind}`], aboutArgs(game));
}
