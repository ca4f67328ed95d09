/** Actions and questions in words: the labels of buttons, the decision bar, the preview of what a choice gives. */
import type { Body, Decision, Effect } from "../api/types";
import { cap, list, type Phrase, phrase, sign, t, tFirst, type Wording } from "../text/fluent";
import { amount, bodyWords, costWords, effectWords, payWords } from "./effect-words";
import { neutralName, roadName, seatName, spaceName, spaceTip } from "./names";
import { parse } from "./notation";
import { optionWords } from "./options";
import { isPlan, stepsOf } from "./plans";
import { reachOf } from "./reach";
import { isResource, RAW } from "./resources";
import type { Scope } from "./scope";
import { membersAt, spaceData } from "./table";

function sendWords(game: Scope, who: string, space: string): string {
  const data = spaceData(game.view, game.content, space);
  const gives = data ? withShortage(game, data.body) : spaceTip(game, space);
  const owner = whoStandsThere(game, space);
  const args = { who, where: spaceName(game, space), gives };
  return owner ? t("act-send-joining", { ...args, owner }) : t("act-send", args);
}

/** The owner of the member you would join there, or "". */
export function whoStandsThere(game: Scope, space: string): Wording {
  const sender = game.decision?.seat;
  const other = membersAt(game.view, space).find(
    (member) => member.kind !== "warrior" && member.seat !== sender,
  );
  if (!other || space === "hut") return "";
  return other.neutral === undefined ? seatName(game, other.seat) : neutralName(other.neutral);
}

/** The gains of a space, and which of them have run out. */
function withShortage(game: Scope, body: Body): string {
  const gone = body.flatMap((part) => {
    const level = part.type === "Gain" ? Number(/^worker-(\d)$/.exec(part.what)?.[1]) : 0;
    return level && game.view.supply_workers[level - 1] === 0 ? [t("act-no-worker", { level })] : [];
  });
  return [String(bodyWords(body)), ...gone].join(" · ");
}

/** An act and what it does, unless that is obvious. */
function withEffects(act: string, effects: readonly Effect[]): string {
  return effects.length ? t("act-with", { act, effect: effects.map(effectWords).join(" ") }) : act;
}

const onceARound = (effects: readonly Effect[]) => effects.filter((effect) => effect.type === "EachRound");

/** How many of each thing the steps of a plan refine, give or take: "1 stone and 2 wood". */
export function amounts(steps: readonly string[], verb: string): Phrase | null {
  const counts = new Map<string, number>();
  for (const step of steps.map(parse))
    if (step.verb === verb) counts.set(step.rest, (counts.get(step.rest) ?? 0) + 1);
  return counts.size ? list([...counts].map(([what, count]) => amount(what, count))) : null;
}

function planWords(game: Scope, text: string): string {
  const steps = stepsOf(text);
  const last = steps.at(-1) ?? "";
  const refined = amounts(steps, "refine");
  if (refined && parse(last).verb === "craft")
    return t("web-plan-craft", { refined, act: actionWords(game, last) });
  if (refined) return t("web-plan-refine", { refined });
  const [given, taken] = [amounts(steps, "give"), amounts(steps, "take")];
  if (!given) return actionWords(game, steps[0] ?? "");
  return taken ? t("web-plan-swap", { given, taken }) : t("web-plan-give", { given });
}

/** Whether an action can't be undone. A plan can't if it ends by taking a card from the row: that reveals a new one. */
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
  if (isResource(rest)) return t(`act-${verb}`, { what: phrase(`resource-${rest}`) });
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
        where: hut ? phrase("space-hut") : spaceName(game, rest),
        who: hut ? (rest.split(" ")[0] ?? "member") : own?.chief === rest ? "chief" : "explorer",
      });
    }
    case "worker":
      return t("act-worker", { level: Number(rest) });
    case "use": {
      const artefact = content.artefacts.get(rest);
      const act = t("act-use", { artefact: content.words("artefact", rest) });
      return withEffects(act, onceARound(artefact?.effects ?? []));
    }
    case "bonus": {
      const bonus = content.bonuses.get(rest);
      const act = t("act-bonus", { bonus: content.words("bonus", rest) });
      return t("act-with", { act, effect: bodyWords(bonus?.body ?? []) });
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
      const id = (kept ? own?.reserved : game.view.row[Number(rest) - 1]) ?? "";
      const artefact = content.artefacts.get(id);
      return t(kept ? "act-craft-reserved" : `act-${verb}`, {
        artefact: content.words("artefact", id),
        cost: artefact ? costWords(artefact.cost) : "",
      });
    }
    case "caravan": {
      const [which = "A", way = "straight"] = rest.split(" ");
      const from = own?.caravans[which === "B" ? 1 : 0] ?? "";
      const to = content.ways(from)[way as "straight" | "left" | "right"] ?? "";
      return t("act-caravan", { which, to: roadName(game, to) });
    }
    case "choose":
    case "next":
      return cap(t(`act-${verb}`, { what: optionWords(game, Number(rest)) }));
    case "draft": {
      const [kind = "", place] = rest.split(" ");
      const i = Number(place) - 1;
      const { characters, cards } = game.view.draft;
      const name =
        kind === "character"
          ? content.words("character", characters[i] ?? "")
          : content.words("card", cards[i] ?? "");
      return t(`act-draft-${kind}`, { name });
    }
    case "trade":
      return t(game.decision?.kind === "hut" ? "act-swap" : "act-trade");
    case "stop":
      // What stopping means depends on the question.
      return tFirst([`act-stop-${game.decision?.kind ?? "none"}`, "act-stop"]);
    default:
      return t(`act-${text.replaceAll(" ", "-")}`);
  }
}

/** A few words, for use beside the name of the part of the table. */
export function shortWords(game: Scope, text: string): string {
  if (/; craft /.test(text))
    return t("web-plan-craft-short", { refined: amounts(stepsOf(text), "refine") ?? "" });
  if (isPlan(text)) return planWords(game, text);
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

/** What the questions of these kinds ask us to do: below them a button names the resource alone. */
const ASKED: Partial<Record<Decision["kind"], string>> = {
  take: "take",
  give: "give",
  refine: "refine",
  reduce: "less",
  trade: "give",
};

/** The words of a button below the question. */
export function answerWords(game: Scope, text: string): string {
  const verb = game.decision ? ASKED[game.decision.kind] : undefined;
  const steps = stepsOf(text).map(parse);
  if (!verb || steps.some((step) => isResource(step.rest) && step.verb !== verb))
    return actionWords(game, text);
  const what = amounts(stepsOf(text), verb);
  if (!what) return actionWords(game, text);
  return isPlan(text) ? String(what) : cap(sign(steps[0]?.rest ?? ""));
}

/** The reason to ask for confirmation of these actions, or "". */
export function finalWords(game: Scope, actions: readonly string[]): string {
  const final = actions.filter((action) => isFinal(game, action));
  const [first] = final;
  if (!first) return actions.some((action) => parse(action).verb === "draft") ? t("web-final-draft") : "";
  const { verb, rest } = parse(stepsOf(first).at(-1) ?? "");
  const taken =
    (["craft", "reserve"].includes(verb) && rest !== "reserved") ||
    (game.decision?.kind === "give" && game.decision.about.for === "craft");
  const card = taken && Object.values(game.view.deck).some((left) => left > 0);
  if (game.view.phase === "setup") return t("web-final-setup");
  const end = game.view.round === game.content.board.round_worker_levels.length ? "game" : "round";
  // If it depends on the member sent, name them.
  const some = final.length < actions.length;
  const who = some ? list(final.map((action) => shortWords(game, action))) : "all";
  return t(`web-final-${card ? "card" : end}`, { who });
}

/** The arguments of a question, by the names of what it is about. */
function aboutArgs(game: Scope, decision: Decision): Record<string, Wording | number> {
  const { about } = decision;
  const args: Record<string, Wording | number> = {};
  for (const [key, value] of Object.entries(about))
    if (typeof value === "number" || typeof value === "string") args[key] = value;
  if ("artefact" in about) args.artefact = game.content.words("artefact", about.artefact);
  if ("trade" in about) args.trade = bodyWords([about.trade]);
  if ("owed" in about) args.what = list(Object.entries(about.owed).map(([kind, n]) => amount(kind, n)));
  if ("for" in about && about.for === "raid") args.name = seatName(game, about.to);
  if ("for" in about && about.for === "trade") args.what = payWords(about);
  if (decision.kind === "gain") args.what = amount(decision.about.what, decision.about.count);
  return args;
}

/** Why you can't undo or redo. */
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

/** If nothing can be crafted yet: what refining would bring into reach, or "". */
function refineHint(game: Scope, seat: number): string {
  const { row, reserved } = reachOf(game.view, game.content, seat);
  const own = game.view.seats[seat];
  const near = [
    ...row.map((reach, i) => ({ reach, id: game.view.row[i] ?? "" })),
    ...(reserved ? [{ reach: reserved, id: own?.reserved ?? "" }] : []),
  ].filter(({ reach }) => reach.state === "refine");
  const names = near.map(({ id }) => game.content.words("artefact", id));
  const [only] = near;
  if (only && near.length === 1) {
    const refined = list(
      RAW.flatMap((kind, i) => (only.reach.refine[i] ? [amount(kind, only.reach.refine[i])] : [])),
    );
    return t("web-ask-craft-refine", { refined, artefact: names[0] ?? "" });
  }
  return near.length ? t("web-ask-craft-refine-many", { artefacts: list(names, "disjunction") }) : "";
}

/** The question, and who is asked. */
export function questionWords(game: Scope): string {
  const decision = game.decision;
  if (!decision) return t("ask-over");
  if (!game.mine) return t("ask-wait", { name: seatName(game, decision.seat) });
  const crafts = game.legal.some((text) => parse(text).verb === "craft");
  const hint =
    decision.kind === "craft" && game.legal.length && !crafts ? refineHint(game, decision.seat) : "";
  return hint || askedWords(game, decision);
}

/** The question itself, in the same words as the terminal's. */
export function askedWords(game: Scope, decision: Decision): string {
  return t(`ask-${questionOf(decision, game.legal)}`, aboutArgs(game, decision));
}

/** The kind of the question: sometimes it depends on the answers. */
function questionOf(decision: Decision, legal: readonly string[]): string {
  const { kind } = decision;
  if (kind === "give") return `give-${decision.about.for}`;
  if (kind === "craft") {
    const [craft, reserve] = ["craft", "reserve"].map((verb) =>
      legal.some((text) => parse(text).verb === verb),
    );
    return craft ? (reserve ? kind : "craft-only") : reserve ? "craft-reserve" : "craft-none";
  }
  if (kind === "draft") {
    const drafts = legal.map(parse).filter(({ verb }) => verb === "draft");
    const kinds = new Set(drafts.map(({ rest }) => rest.split(" ")[0]));
    return kinds.size === 1 ? `draft-${[...kinds][0]}` : kind;
  }
  return kind;
}
