/** Arrow keys walk from one part of the table to the nearest in that direction, chosen or not. */

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

export function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const from = document.activeElement;
  if (!step || !(from instanceof HTMLElement) || !from.dataset.target) return;
  const others = [...document.querySelectorAll<HTMLElement>("[data-target]")].filter((e) => e !== from);
  const found = others[nearest(centre(from), others.map(centre), step[0], step[1])];
  if (!found) return;
  event.preventDefault();
  found.focus();
}
