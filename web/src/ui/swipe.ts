/** A finger drawn sideways over a part of the page: to the left goes on, to the right goes back. */

/** Pixels a finger must move, and how much more sideways than up or down. */
const FAR = 60;
const SLANT = 2.2;

export function swipe(part: HTMLElement, go: (by: 1 | -1) => void): () => void {
  let from: { x: number; y: number } | null = null;
  const start = ({ touches, target }: TouchEvent) => {
    const touch = touches.length === 1 ? touches[0] : undefined;
    // A slider uses sideways moves itself.
    const own = target instanceof Element && target.closest("input, .popover");
    from = touch && !own ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    if (!from || !touch) return;
    const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
    from = null;
    if (Math.abs(dx) > FAR && Math.abs(dx) > SLANT * Math.abs(dy)) go(dx < 0 ? 1 : -1);
  };
  part.addEventListener("touchstart", start, { passive: true });
  part.addEventListener("touchend", end, { passive: true });
  return () => {
    part.removeEventListener("touchstart", start);
    part.removeEventListener("touchend", end);
  };
}
