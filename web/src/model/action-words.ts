/** Actions and questions in words: the labels of buttons, the decision bar, the preview of what a choice gives. */
import type { Game } from "../play/game.svelte";
import { t, tFirst } from "../text/fluent";
import { bodyWords, costWords, effectWords } from "./effect-words";
import { roadName, seatName, spaceName } from "./names";
import { parse } from "./notation";
import { optionWords } from "./options";
import { membersAt, spaceData } from "./table";

function sendWords(game: Game, verb: string, space: string): string {
  const seat = game.decision?.seat ?? 0;
  if (space === "hut") return t("web-act-send", { who: t(`web-icon-${verb}`), where: t("web-space-hut"), gives: t("web-space-hut-tip") });
  const data = spaceData(game.view, game.content, space);
  const level = game.content.board.round_worker_levels[game.view.round - 1] ?? 1;
  const gives = data ? bodyWords(data.body) : t(`web-space-${space}-tip`, { level, last: game.view.round >= 5 ? "yes" : "no" });
  const others = membersAt(game.view, space).filter((m) => m.seat !== seat);
  const words = t("web-act-send", { who: t(`web-icon-${verb}`), where: spaceName(game, space), gives });
  return others.length && verb === "explorer" ? `${words} ${t("web-act-joins")}` : words;
}

export function actionWords(game: Game, text: string): string {
  const { verb, rest } = parse(text);
  const seat = game.decision?.seat ?? 0;
  const own = game.view.seats[seat];
  switch (verb) {
    case "explorer":
    case "chief":
    case "warrior":
      return sendWords(game, verb, rest);
    case "neutral":
      return t("web-act-neutral", { where: spaceName(game, rest) });
    case "back":
      return t("web-act-back", {
        where: rest.endsWith(" hut") ? t("web-space-hut") : spaceName(game, rest),
        who: rest.startsWith("chief") ? "chief" : rest.startsWith("explorer") ? "explorer" : "member",
      });
    case "worker":
      return t("web-act-worker", { level: Number(rest) });
    case "use": {
      const artefact = game.content.artefacts.get(rest);
      return t("web-act-use", {
        name: artefact?.name ?? rest,
        effect: (artefact?.effects ?? []).filter((e) => e.type === "EachRound").map(effectWords).join(" "),
      });
    }
    case "bonus":
      return t("web-act-bonus", { effect: bodyWords(game.content.bonuses.get(rest)?.body ?? []) });
    case "character": {
      const character = game.content.characters.get(own?.character ?? "");
      const side = (own?.side === "adult" ? character?.adult : character?.young) ?? [];
      return t("web-act-character", {
        name: character?.name ?? "",
        effect: side.filter((e) => e.type === "EachRound").map(effectWords).join(" "),
      });
    }
    case "adult": {
      const character = game.content.characters.get(own?.character ?? "");
      return t("web-act-adult", { name: character?.name ?? "", effect: (character?.adult ?? []).map(effectWords).join(" ") });
    }
    case "craft":
    case "reserve": {
      const id = rest === "reserved" ? own?.reserved : game.view.row[Number(rest) - 1];
      const artefact = game.content.artefacts.get(id ?? "");
      return t(`web-act-${verb}`, { name: artefact?.name ?? rest, cost: costWords(artefact?.cost ?? []) });
    }
    case "caravan": {
      const [which = "A", way = "straight"] = rest.split(" ");
      const from = own?.caravans[which === "B" ? 1 : 0] ?? "";
      const to = game.content.ways(from)[way as "straight" | "left" | "right"] ?? "";
      return t("web-act-caravan", { which, from: roadName(game, from), to: roadName(game, to) });
    }
    case "refine":
    case "less":
      return t(`web-act-${verb}`, { what: t(`web-icon-${rest}`) });
    case "give":
      return t("web-act-give", { what: t(`web-icon-${rest}`) });
    case "take":
      if (rest === "all" || rest === "one") return t(`web-act-take-${rest}`);
      return t("web-act-take", { what: t(`web-icon-${rest}`) });
    case "choose":
    case "next":
      return optionWords(game, verb, Number(rest));
    case "draft":
      return draftWords(game, rest);
    default:
      return tFirst([`web-act-${text.replaceAll(" ", "-")}`, "web-act-other"], { notation: text });
  }
}

function draftWords(game: Game, rest: string): string {
  const [kind, place] = rest.split(" ");
  const i = Number(place) - 1;
  const name =
    kind === "character"
      ? game.content.characters.get(game.view.draft.characters[i] ?? "")?.name
      : game.content.cards.get(game.view.draft.cards[i] ?? "")?.name;
  return t("web-act-draft", { name: name ?? rest });
}

/** What is asked, of whom. */
export function questionWords(game: Game): string {
  const decision = game.decision;
  if (!decision) return t("web-ask-over");
  const about: Record<string, string | number> = { steps: 0, left: 0, count: 0 };
  for (const [key, value] of Object.entries(decision.about ?? {})) {
    if (typeof value === "number" || typeof value === "string") about[key] = value;
  }
  if (!game.mine) {
    return t("web-ask-wait", { name: seatName(game, decision.seat), what: t(`web-kind-${decision.kind}`) });
  }
  return t(`web-ask-${decision.kind}`, about);
}
