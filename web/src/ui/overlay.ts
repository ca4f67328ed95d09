/** One way to lay something beside a part of the page: tips and popovers are placed here and nowhere else. */
import {
  autoUpdate,
  computePosition,
  flip,
  hide,
  offset,
  type Placement,
  shift,
  size,
} from "@floating-ui/dom";

const GAP = 8;

interface Choice {
  /** The side to try first; the others follow if it has no room. */
  side: Placement;
  /** Called after every placing: whether any of the part is still in sight. */
  placed?: (inSight: boolean) => void;
}

/** Places `box` beside `part`, never over it, and keeps it there until you call the returned function. */
export function layBeside(part: Element, box: HTMLElement, { side, placed }: Choice): () => void {
  let ended = false;
  const place = async () => {
    const { x, y, middlewareData } = await computePosition(part, box, {
      strategy: "fixed",
      placement: side,
      middleware: [
        offset(GAP),
        flip({ padding: GAP, fallbackAxisSideDirection: "start" }),
        shift({ padding: GAP }),
        size({
          padding: GAP,
          apply: ({ availableHeight }) => {
            box.style.maxHeight = `${Math.max(120, availableHeight)}px`;
          },
        }),
        hide(),
      ],
    });
    if (ended) return;
    Object.assign(box.style, { left: `${x}px`, top: `${y}px` });
    placed?.(!middlewareData.hide?.referenceHidden);
  };
  const stop = autoUpdate(part, box, () => void place());
  return () => {
    ended = true;
    stop();
  };
}
