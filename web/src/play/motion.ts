/**
 * Pieces glide from where they were to where they are. A piece is any element with `data-piece`; one whose key
 * is new starts from a piece of the same kind that has just vanished (an explorer leaving the hand).
 */
import { tick } from "svelte";
import { motionWanted } from "./settings.svelte";

interface Spot {
  kind: string;
  x: number;
  y: number;
  width: number;
}

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
  for (const [key, spot] of after) {
    const from = before.get(key) ?? gone.get(spot.kind)?.shift();
    if (from && Math.hypot(from.x - spot.x, from.y - spot.y) > 3) pairs.set(key, from);
  }
  return pairs;
}

export function skipMotion(): void {
  for (const animation of running) animation.finish();
}

export async function withMotion(update: () => void): Promise<void> {
  if (!motionWanted() || document.hidden) {
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
  for (const element of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const from = pairs.get(element.dataset.piece ?? "");
    const to = after.get(element.dataset.piece ?? "");
    if (!from || !to) continue;
    const distance = Math.hypot(from.x - to.x, from.y - to.y);
    const shift = `translate(${from.x + dx - to.x}px, ${from.y + dy - to.y}px) scale(${from.width / to.width})`;
    const animation = element.animate(
      [
        { transform: shift, zIndex: 50, offset: 0 },
        { transform: "none", zIndex: 50, offset: 1 },
      ],
      { duration: Math.min(650, 260 + distance * 0.5), easing: "cubic-bezier(.3,.7,.25,1)" },
    );
    running.add(animation);
    animation.onfinish = () => running.delete(animation);
  }
}
