/**
 * Pieces glide from where they were to where they are. A piece is any element with `data-piece`; one whose key
 * is new starts from a piece of the same kind that has just vanished (an explorer leaving the hand).
 */
import { tick } from "svelte";
import type { GameEvent } from "../api/types";
import { carry, waysOf } from "./goods";
import { motionWanted, settings } from "./settings.svelte";

interface Spot {
  kind: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const GROUND = 30;
const MANY = 4;

const running = new Set<Animation>();

function spots(): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    found.set(element.dataset.piece ?? "", {
      kind: element.dataset.kind ?? "",
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      width: box.width,
      height: box.height,
    });
  }
  return found;
}

/** Pairs each new place with the old one it should start from. Pure, so that it can be tested. */
export function journeys(before: Map<string, Spot>, after: Map<string, Spot>): Map<string, Spot> {
  const pairs = new Map<string, Spot>();
  const gone = new Map<string, Spot[]>();
  for (const [key, spot] of before) {
    if (after.has(key)) continue;
    const group = gone.get(spot.kind) ?? [];
    group.push(spot);
    gone.set(spot.kind, group);
  }
  const shift = (from: Spot, to: Spot) => `${Math.round(to.x - from.x)} ${Math.round(to.y - from.y)}`;
  const together = new Map<string, number>();
  for (const [key, spot] of after) {
    const from = before.get(key);
    if (from) together.set(shift(from, spot), (together.get(shift(from, spot)) ?? 0) + 1);
  }
  for (const [key, spot] of after) {
    const stayed = before.get(key);
    const from = stayed ?? gone.get(spot.kind)?.shift();
    if (!from) continue;
    const distance = Math.hypot(from.x - spot.x, from.y - spot.y);
    if (distance <= 3) continue;
    // If many move a little and alike, the ground has moved.
    if (stayed && distance < GROUND && (together.get(shift(from, spot)) ?? 0) >= MANY) continue;
    pairs.set(key, from);
  }
  return pairs;
}

export function skipMotion(): void {
  for (const animation of running) animation.finish();
}

export async function withMotion(update: () => void, events: readonly GameEvent[] = []): Promise<void> {
  if (!motionWanted() || settings.speed === "instant" || document.hidden) {
    update();
    return;
  }
  const before = spots();
  const scroll = [scrollX, scrollY] as const;
  update();
  await tick();
  const after = spots();
  const [dx, dy] = [scroll[0] - scrollX, scroll[1] - scrollY];
  const pairs = journeys(before, after);
  // Measure everything before adding anything: a measure in between would lay the page out again.
  const flights: Flight[] = [];
  for (const element of pairs.size ? document.querySelectorAll<HTMLElement>("[data-piece]") : []) {
    const from = pairs.get(element.dataset.piece ?? "");
    const to = after.get(element.dataset.piece ?? "");
    if (from && to) flights.push(flight(element, { ...from, x: from.x + dx, y: from.y + dy }, to));
  }
  const ways = waysOf(events);
  // Those that set off together land together: one change to draw, and calmer to look at.
  const far = Math.max(0, ...flights.map(({ from, to }) => Math.hypot(from.x - to.x, from.y - to.y)));
  for (const one of flights) fly(one, Math.min(700, 280 + far * 0.5));
  carry(ways, running);
}

/** A piece on its way, and where its place is measured from: the board if it stays on it, else the window. */
interface Flight {
  element: HTMLElement | SVGElement;
  from: Spot;
  to: Spot;
  board: Element | null;
  left: number;
  top: number;
  fontSize: string;
}

function flight(element: HTMLElement | SVGElement, from: Spot, to: Spot): Flight {
  const { fontSize } = getComputedStyle(element);
  const board = element.closest(".board");
  const box = board?.getBoundingClientRect();
  const within =
    board && box && from.x > box.left && from.x < box.right && from.y > box.top && from.y < box.bottom;
  if (!within) return { element, from, to, board: null, left: 0, top: 0, fontSize };
  const [left, top] = [box.left + board.clientLeft, box.top + board.clientTop];
  return { element, from, to, board, left, top, fontSize };
}

/** A copy of the piece flies above everything; the piece itself appears when it has landed. */
function fly({ element, from, to, board, left, top, fontSize }: Flight, duration: number): void {
  const likeness = element.cloneNode(true) as HTMLElement;
  likeness.removeAttribute("data-piece");
  likeness.setAttribute("aria-hidden", "true");
  likeness.inert = true;
  // On the board it keeps the board's measures; from elsewhere, at least its letters.
  Object.assign(likeness.style, {
    position: board ? "absolute" : "fixed",
    fontSize,
    left: `${to.x - to.width / 2 - left}px`,
    top: `${to.y - to.height / 2 - top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    zIndex: "120",
    pointerEvents: "none",
  });
  (board ?? document.body).append(likeness);
  element.style.visibility = "hidden";
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const animation = likeness.animate([{ transform: shift }, { transform: "none" }], {
    duration,
    easing: "cubic-bezier(.3,.7,.25,1)",
  });
  running.add(animation);
  const land = () => {
    running.delete(animation);
    likeness.remove();
    element.style.visibility = "";
  };
  animation.onfinish = land;
  animation.oncancel = land;
}
