/** The rule that a part of the table is about: the rules open there when you ask. */
import { worthTelling } from "./reason-words";
import type { Scope } from "./scope";
import { spaceData } from "./table";

const SPACES: Record<string, string> = {
  hire: "HOM-4",
  skills: "HOM-5",
  road: "HOM-6",
  "skills-road": "HOM-2",
  raid: "RAD-1",
  first: "FST-1",
  "raid-first": "HOM-3",
  XP: "CHR-8",
};
const ROAD: Record<string, string> = {
  crossroads: "ROA-2",
  bonus: "ROA-4",
  outpost: "ROA-5",
  end: "ROA-6",
};
const PARTS: Record<string, string> = {
  hut: "HUT-1",
  row: "ART-2",
  reserved: "ART-3",
  made: "ART-7",
  worker: "WRK-1",
  resource: "RES-2",
  character: "CHR-1",
  "own-bonus": "CHR-7",
  careful: "TRN-13",
  draft: "SET-10",
};

function partTopic(game: Scope, part: string, which: string): string {
  if (part === "road") return ROAD[game.content.road.get(which)?.kind ?? ""] ?? "ROA-1";
  if (part !== "space") return PARTS[part] ?? "";
  if (/^X\d$/.test(which)) return "CRO-1";
  return SPACES[which] ?? (spaceData(game.view, game.content, which)?.condition ? "SPC-1" : "TER-1");
}

interface Targeted extends Scope {
  /** The choices, by the part they are on. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
}

/** By the part's key: why it can't be chosen, or what it is; without a key, what we are asked; else "". */
export function topicOf(game: Targeted, key: string): string {
  const refused = game.targets.has(key)
    ? []
    : (game.refused.get(key) ?? []).flatMap((action) => game.reasons[action] ?? []);
  const [why] = worthTelling(refused);
  if (why) return why.rule;
  const [part = "", ...which] = key.split(":");
  return partTopic(game, part, which.join(":")) || (game.mine ? (game.decision?.rule ?? "") : "");
}
