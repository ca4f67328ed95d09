/** Goods on their way: from the space that gives them to their owner, one after another. */
import type { GameEvent } from "../api/types";

/** Milliseconds between two goods, and for the way of each. */
const APART = 60;
const WAY = 420;
/** No more than this many at once, in all and of one kind. */
const MOST = 9;
const ALIKE = 3;

export interface Trip {
  good: string;
  /** The parts of the table, by key, that it leaves and reaches; and whose it is. */
  from: string;
  to: string;
  seat: number;
}

/** Where each seat last was: what an effect gives comes from there. */
const last = new Map<number, string>();

/** A good on its way, and from where to where. */
export function tripsOf(events: readonly GameEvent[]): Trip[] {
  const crafted = events.find((event) => event.event === "crafted");
  const trips: Trip[] = [];
  const add = (seat: number | null, good: string, count: number, from: string, to: string) => {
    for (let i = 0; seat !== null && i < Math.min(count, ALIKE); i++) trips.push({ good, from, to, seat });
  };
  for (const event of events) {
    const { seat } = event;
    const here = last.get(seat ?? -1) ?? "";
    if (event.event === "sent" && seat !== null) last.set(seat, `space:${event.space}`);
    else if (event.event === "gained")
      add(seat, event.resource, event.count, here, `resource:${seat}:${event.resource}`);
    else if (event.event === "vp" && event.delta > 0) add(seat, "vp", 1, here, `vp:${seat}`);
    else if (event.event === "gave")
      add(
        event.to,
        event.resource,
        1,
        `resource:${seat}:${event.resource}`,
        `resource:${event.to}:${event.resource}`,
      );
    else if (event.event === "paid" && crafted)
      add(
        seat,
        event.resource,
        event.count,
        `resource:${seat}:${event.resource}`,
        `made:${crafted.artefact}`,
      );
  }
  return trips.slice(0, MOST);
}

/** The middle of a part that is in sight; else of its owner's panel. */
function middle(key: string, seat: number): { x: number; y: number } | null {
  const parts = document.querySelectorAll(
    `[data-target="${CSS.escape(key)}"], [data-spot="${CSS.escape(key)}"]`,
  );
  const panels = /^(resource|vp|made)/.test(key)
    ? document.querySelectorAll(`.panel.seat-${seat}, .rivals .seat-${seat}, .strip.seat-${seat}`)
    : [];
  for (const part of [...parts, ...panels]) {
    const { left, top, width, height } = part.getBoundingClientRect();
    if (width) return { x: left + width / 2, y: top + height / 2 };
  }
  return null;
}

const SVG = "http://www.w3.org/2000/svg";

/** A good and the points it flies between. */
interface Way {
  good: string;
  a: { x: number; y: number };
  b: { x: number; y: number };
  /** How many set off before it. */
  n: number;
}

/** The ways of all goods, measured before the first sets off. */
export function waysOf(events: readonly GameEvent[]): Way[] {
  const found = new Map<string, ReturnType<typeof middle>>();
  const at = (key: string, seat: number) => {
    const place = `${seat} ${key}`;
    if (!found.has(place)) found.set(place, middle(key, seat));
    return found.get(place) ?? null;
  };
  return tripsOf(events).flatMap(({ good, from, to, seat }, n) => {
    const [a, b] = [at(from, seat), at(to, seat)];
    return a && b && Math.hypot(a.x - b.x, a.y - b.y) >= 20 ? [{ good, a, b, n }] : [];
  });
}

/**
 * Sends goods off; the numbers they belong to have already changed. Each fades where it lands, and all leave the page
 * together: one change to draw instead of one for each.
 */
export function carry(ways: readonly Way[], running: Set<Animation>): void {
  const signs: SVGElement[] = [];
  let flying = ways.length;
  for (const { good, a, b, n } of ways) {
    const sign = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#i-${good}`);
    sign.append(use);
    sign.setAttribute("viewBox", "0 0 24 24");
    sign.setAttribute("aria-hidden", "true");
    sign.classList.add("good");
    Object.assign(sign.style, { left: `${b.x - 13}px`, top: `${b.y - 13}px` });
    document.body.append(sign);
    signs.push(sign);
    const rise = Math.min(a.y, b.y) - 40 - (a.y + b.y) / 2;
    const animation = sign.animate(
      [
        { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(1.15)`, opacity: 1 },
        {
          transform: `translate(${(a.x - b.x) / 2}px, ${(a.y - b.y) / 2 + rise / 3}px) scale(1.25)`,
          opacity: 1,
        },
        { transform: "scale(0.8)", opacity: 1, offset: 0.99 },
        { transform: "scale(0.8)", opacity: 0 },
      ],
      { duration: WAY, delay: n * APART, easing: "ease-in-out", fill: "both" },
    );
    running.add(animation);
    const land = () => {
      running.delete(animation);
      flying--;
      if (!flying) for (const landed of signs) landed.remove();
    };
    animation.onfinish = land;
    animation.oncancel = land;
  }
}
