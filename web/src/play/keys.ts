/** Arrow keys walk from one part of the table to the nearest in that direction: all that can be chosen or explained. */

const STEPS: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Box {
  x: number;
  y: number;
}

/** The index of the best box in that direction, or -1. Sideways distance counts double. */
export function nearest(from: Box, boxes: readonly Box[], dx: number, dy: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, i) => {
    const along = (box.x - from.x) * dx + (box.y - from.y) * dy;
    if (along <= 4) return;
    const aside = Math.abs((box.x - from.x) * dy) + Math.abs((box.y - from.y) * dx);
    const cost = along + aside * 2;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

function centre(element: Element): Box {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Icons on a card or a tile belong to it. */
const PARTS = [
  "[data-target]",
  ":is(.board, .panel, .rounds) [data-tip]:not([data-target] *, [data-tip] *)",
].join();

export function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const from = document.activeElement;
  const board = from?.matches(".board");
  if (!step || !from || !(board || from.matches(PARTS))) return;
  const seen = (e: Element) => e !== from && e.getClientRects().length > 0;
  const others = [...document.querySelectorAll<HTMLElement | SVGElement>(PARTS)].filter(seen);
  const best = nearest(centre(from), others.map(centre), step[0], step[1]);
  // The board as a whole is the way in, even if you have nothing to choose.
  const found = board ? others.find((e) => from.contains(e)) : others[best];
  if (!found) return;
  event.preventDefault();
  if (found.tabIndex < 0) found.setAttribute("tabindex", "-1");
  found.focus();
}
