/** Several actions behind one click: refine and craft, refine at once, trade in one choice. */
import type { Body, Resource, View } from "../api/types";
import type { Content } from "./content-index";
import { type Reach, reachOf, refiners, refining } from "./reach";
import { RAW, REFINED } from "./resources";

/**
 * Actions to take one after another, written as one: `worker 1; refine ore; craft 3`. If a step isn't on offer when its
 * turn comes, the plan ends, and the game asks as usual.
 */
export type Plan = string;

export const isPlan = (text: string): boolean => text.includes("; ");
export const stepsOf = (text: string): string[] => text.split("; ");
/** By the part of the table you click. */
export type Plans = Map<string, Plan>;
const joined = (steps: readonly string[]): Plan => steps.join("; ");

type SeatView = View["seats"][number];

const ready = (legal: readonly string[]) => (refiner: { action: string }) => legal.includes(refiner.action);

/** Which refiners to use for `needed` raw: as few as possible, and the weakest of those. */
function chosen(own: SeatView, content: Content, legal: readonly string[], needed: number): string[] {
  const found: string[] = [];
  let pool = refiners(own, content).filter(ready(legal));
  for (let left = needed; left > 0; ) {
    const next = pool.find((r) => r.most >= left) ?? pool.at(-1);
    if (!next) return [];
    pool = pool.filter((r) => r !== next);
    // Workers refine. A power that trades asks step by step, so it can't be part of a plan.
    found.push(...Array.from({ length: Math.min(next.most, left) }, () => next.action));
    left -= next.most;
  }
  return found;
}

/** Refines these raw, each kind this often: one refiner after another, each followed by what it refines. */
function refinePlan(
  own: SeatView,
  content: Content,
  legal: readonly string[],
  amounts: readonly number[],
): string[] {
  const raws = RAW.flatMap((kind, i) => Array.from({ length: amounts[i] ?? 0 }, () => kind));
  const uses = chosen(own, content, legal, raws.length).filter((action) => action.startsWith("worker "));
  if (uses.length < raws.length) return [];
  const plan: string[] = [];
  let last = "";
  let room = 0;
  raws.forEach((kind, i) => {
    const use = uses[i] as string;
    if (use !== last || room === 0) {
      plan.push(use);
      last = use;
      room = Number(use.split(" ")[1]);
    }
    plan.push(`refine ${kind}`);
    room--;
  });
  return plan;
}

const refineEach = (amounts: readonly number[]): string[] =>
  RAW.flatMap((raw, i) => Array.from({ length: amounts[i] ?? 0 }, () => `refine ${raw}`));

/** While refining: these raw, if there's nothing else to refine after them. */
function refineNow(own: SeatView, count: number, amounts: readonly number[]): string[] {
  const all = RAW.reduce((sum, kind) => sum + (own.raw[kind] ?? 0), 0);
  const steps = refineEach(amounts);
  return steps.length === Math.min(count, all) ? steps : [];
}

/** Refine, then craft, for each artefact in reach that way; by the part of the table it lies on. */
export function craftPlans(view: View, content: Content, seat: number, legal: readonly string[]): Plans {
  const plans: Plans = new Map();
  const own = view.seats[seat];
  const { decision } = view;
  const toCome = decision?.kind === "refine" && view.pending.some(([step]) => step === "craft");
  if (!own || (decision?.kind !== "craft" && !toCome)) return plans;
  const { row, reserved } = reachOf(view, content, seat);
  const add = (key: string, reach: Reach | null, craft: string) => {
    if (reach?.state !== "refine") return;
    const steps = toCome
      ? refineNow(own, refining(view, seat), reach.refine)
      : refinePlan(own, content, legal, reach.refine);
    if (steps.length) plans.set(key, joined([...steps, craft]));
  };
  row.forEach((reach, i) => {
    add(`row:${i + 1}`, reach, `craft ${i + 1}`);
  });
  add(`reserved:${seat}`, reserved, "craft reserved");
  return plans;
}

/** A click on a raw resource refines it with the weakest worker that is ready. */
export function resourcePlans(view: View, content: Content, seat: number, legal: readonly string[]): Plans {
  const plans: Plans = new Map();
  const own = view.seats[seat];
  if (!own) return plans;
  for (const kind of RAW) {
    if (!own.raw[kind] || legal.includes(`refine ${kind}`) || legal.includes(`give ${kind}`)) continue;
    const amounts = RAW.map((raw) => (raw === kind ? 1 : 0));
    const plan = refinePlan(own, content, legal, amounts);
    if (plan.length) plans.set(`resource:${seat}:${kind}`, joined(plan));
  }
  return plans;
}

/** Refines everything at once, if the ready workers are enough and there's more than one to refine. */
export function refineAll(view: View, content: Content, seat: number, legal: readonly string[]): Plan | null {
  const own = view.seats[seat];
  if (!own) return null;
  const amounts = RAW.map((kind) => own.raw[kind] ?? 0);
  const total = amounts.reduce((all, n) => all + n, 0);
  if (total < 2) return null;
  // While refining: the rest of this one, if that's enough.
  if (view.decision?.kind === "refine")
    return view.decision.about.count >= total ? joined(refineEach(amounts)) : null;
  const plan = refinePlan(own, content, legal, amounts);
  return plan.length ? joined(plan) : null;
}

/** With more pairs than this, one choice is too much: then ask what to give, and after that what to take. */
const MANY = 16;

type Pay = readonly { what: string; count: number }[];

/** The ways to make one trade: what you give and, if there's a choice, what you take. */
function ways(own: SeatView, pay: Pay, takes: readonly string[] | null): string[][] {
  const [first] = pay;
  if (pay.length !== 1 || !first || takes === null) return [];
  if (first.what === "strength") return takes.length ? [] : [["trade"]];
  const gives = first.count === 1 ? payers(own, first.what) : [];
  return gives.flatMap((give) =>
    takes.length
      ? takes.filter((take) => take !== give).map((take) => ["trade", `give ${give}`, `take ${take}`])
      : [["trade", `give ${give}`]],
  );
}

/** A trade that is being asked about: each way to make it as one choice. Empty if there's only one. */
export function tradePlans(view: View, seat: number, legal: readonly string[]): Plan[] {
  const { decision } = view;
  const own = view.seats[seat];
  if (decision?.kind !== "trade" || !own || !legal.includes("trade")) return [];
  const { pay, get } = decision.about.trade;
  const plans = ways(own, pay, takenFrom(get));
  return plans.length > 1 && plans.length <= MANY ? plans.map(joined) : [];
}

/** A power that is a trade: use it and trade at once, each way as one choice. By artefact. */
export function usePlans(
  view: View,
  content: Content,
  seat: number,
  legal: readonly string[],
): Map<string, Plan[]> {
  const plans = new Map<string, Plan[]>();
  const own = view.seats[seat];
  if (!own) return plans;
  for (const id of own.made) {
    if (!legal.includes(`use ${id}`)) continue;
    const bodies = (content.artefacts.get(id)?.effects ?? []).flatMap((e) =>
      e.type === "EachRound" ? [e.body] : [],
    );
    const [trade] = bodies[0] ?? [];
    if (bodies[0]?.length !== 1 || trade?.type !== "Trade") continue;
    const found = ways(own, trade.pay, takenFrom(trade.get));
    if (found.length && found.length <= MANY)
      plans.set(
        `made:${id}`,
        found.map((way) => joined([`use ${id}`, ...way])),
      );
  }
  return plans;
}

/** RES-1: what of a player's may pay for one of these. */
function payers(own: SeatView, what: string): string[] {
  const held = (kinds: readonly string[]) =>
    kinds.filter((kind) => ({ ...own.raw, ...own.refined })[kind as Resource]);
  if (what === "raw") return held([...RAW, ...REFINED]);
  if (what === "refined") return held(REFINED);
  const raw = (RAW as readonly string[]).indexOf(what);
  return held(raw < 0 ? [what] : [what, REFINED[raw] as string]);
}

/** The kinds to take from; [] if there's no choice, null if the question is about more than a kind. */
function takenFrom(get: Body): readonly string[] | null {
  const choices = get.filter((part) => part.type !== "Gain" || ["raw", "refined"].includes(part.what));
  const [only] = choices;
  if (!only) return [];
  if (choices.length > 1 || only.type !== "Gain" || only.count !== 1 || only.per) return null;
  return only.what === "raw" ? RAW : REFINED;
}
