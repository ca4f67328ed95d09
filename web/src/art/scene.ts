/**
 * The valley behind the table: sky, mountains and a band of hills for each row, far to near. It's still, and drawn once
 * for each size.
 */

/** Where the board's parts lie in the window. */
export interface Ground {
  width: number;
  height: number;
  /** Where the rows begin, and how high each is. */
  rows: number;
  pitch: number;
  /** The middle of the road. */
  road: number;
  /** The left and right ends of the valley floor. */
  left: number;
  right: number;
  /** The top of the river and its lower bank; 0 for none. */
  river: number;
  bank: number;
}

// Make fills and strokes transparent, never whole shapes: each of those would be a layer to the browser.

/** The same hills every time. */
function dice(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
}
const r = Math.round;

function conifer(x: number, y: number, h: number, fill: string, opacity: number): string {
  return `<path d="M${r(x)} ${r(y - h)}l${(h * 0.3).toFixed(1)} ${(h * 0.45).toFixed(1)}h${(-h * 0.14).toFixed(1)}l${(h * 0.24).toFixed(1)} ${(h * 0.55).toFixed(1)}h${(-h * 0.8).toFixed(1)}l${(h * 0.24).toFixed(1)} ${(-h * 0.55).toFixed(1)}h${(-h * 0.14).toFixed(1)}z" fill="${fill}" fill-opacity="${opacity.toFixed(2)}"/>`;
}
function oak(x: number, y: number, h: number): string {
  return `<path d="M${(x - h * 0.06).toFixed(1)} ${r(y)}v${(-h * 0.4).toFixed(1)}h${(h * 0.12).toFixed(1)}v${(h * 0.4).toFixed(1)}z" fill="var(--wood-2)"/><ellipse cx="${r(x)}" cy="${(y - h * 0.65).toFixed(1)}" rx="${(h * 0.42).toFixed(1)}" ry="${(h * 0.36).toFixed(1)}" fill="var(--tree-3)"/>`;
}
function peaks(x: number, w: number, base: number, heights: number[], fill: string): string {
  const step = w / heights.length;
  let d = `M${r(x)} ${r(base)}`;
  let snow = "";
  heights.forEach((h, i) => {
    const top = x + step * (i + 0.5);
    d += `L${r(top)} ${r(base - h)}L${r(x + step * (i + 1))} ${r(base - h * 0.28)}`;
    if (h > 34)
      snow += `M${r(top)} ${r(base - h)}l${r(step * 0.16)} ${r(h * 0.26)}-${r(step * 0.09)} -3-${r(step * 0.07)} ${r(h * 0.1)}-${r(step * 0.08)} -${r(h * 0.09)}-${r(step * 0.09)} ${r(h * 0.05)}z`;
  });
  return `<path d="${d}L${r(x + w)} ${r(base)}z" fill="${fill}"/><path d="${snow}" fill="var(--snow)"/>`;
}
const stops = (...colours: string[]): string =>
  colours.map((c, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="var(--${c})"/>`).join("");
const defs =
  `<defs><linearGradient id="s-sky" x1="0" y1="0" x2="0" y2="1">${stops("sky-1", "sky-2", "sky-3", "sky-4")}</linearGradient>` +
  `<linearGradient id="s-water" x1="0" y1="0" x2="0" y2="1">${stops("water-1", "water-2", "water-3")}</linearGradient>` +
  `<linearGradient id="s-bank" x1="0" y1="0" x2="0" y2="1">${stops("bank-1", "bank-2")}</linearGradient>` +
  '<radialGradient id="s-sun"><stop offset="0" stop-color="var(--sun-glow)" stop-opacity=".95"/><stop offset="1" stop-color="var(--sun-glow)" stop-opacity="0"/></radialGradient></defs>';

function hills(g: Ground, i: number, chance: () => number): string {
  const y = g.rows + i * g.pitch - 10;
  const foot = g.rows + 6 * g.pitch + 80;
  const wave = (from: number, to: number, up: number, phase: number): string => {
    let d = "";
    for (let k = 1; k <= 6; k++) {
      const mid = from + ((to - from) * (k - 0.5)) / 6;
      const end = from + ((to - from) * k) / 6;
      d += `Q${r(mid)} ${r(y - up * (1 + Math.sin(k * 2.1 + phase + i)))} ${r(end)} ${r(y - up * 0.4 * Math.sin(k + i))}`;
    }
    return d;
  };
  const [left, right] = [wave(-10, g.road, 8, 0), wave(g.width + 10, g.road - 10, 9, 2)];
  let text =
    `<path d="M-10 ${r(foot)}V${r(y)}${left}V${r(foot)}z" fill="var(--left-${i + 1})"/><path d="M-10 ${r(y)}${left}" fill="none" stroke="var(--ridge)" stroke-width="2.4"/>` +
    `<path d="M${g.width + 10} ${r(foot)}V${r(y)}${right}V${r(foot)}z" fill="var(--right-${i + 1})"/><path d="M${g.width + 10} ${r(y)}${right}" fill="none" stroke="var(--ridge)" stroke-width="2.4"/>`;
  for (let k = 0; k < 5; k++)
    text += oak(g.left + chance() * (g.road - g.left - 90), y + 6 + chance() * 8, 12 + chance() * 8);
  for (let k = 0; k < 9; k++)
    text += conifer(
      g.road + 76 + chance() * (g.width - g.road),
      y + 10 + chance() * 20,
      16 + chance() * 12,
      `var(--tree-${(k % 2) + 1})`,
      0.25 + i * 0.1,
    );
  return text;
}

function ripples(x: number, y: number, w: number, h: number, n: number, chance: () => number): string {
  let d = "";
  for (let i = 0; i < n; i++) {
    const l = 10 + chance() * 26;
    d += `M${r(x + chance() * w)} ${r(y + 4 + chance() * (h - 8))}q${r(l / 4)} -3 ${r(l / 2)} 0t${r(l / 2)} 0`;
  }
  return `<path d="${d}" fill="none" stroke="var(--foam)" stroke-width="1.3" stroke-opacity=".5" stroke-linecap="round"/>`;
}

function water(g: Ground, chance: () => number): string {
  const { width: w, river: y, bank } = g;
  const edge = (at: number, a: number, b: number): string =>
    `M-10 ${r(at)}Q${r(w * 0.12)} ${r(at + a)} ${r(w * 0.25)} ${r(at + b)}T${r(w * 0.5)} ${r(at + b)}T${r(w * 0.75)} ${r(at + b)}T${w + 10} ${r(at + b)}`;
  return (
    `<path d="${edge(y, -8, 0)}V${r(bank)}H-10z" fill="var(--bank-2)"/><path d="${edge(y + 4, -7, 1)}V${r(bank + 6)}H-10z" fill="url(#s-water)"/>` +
    ripples(0, y + 6, g.right, bank - y - 8, 50, chance) +
    `<path d="${edge(bank, 6, 1)}V${g.height}H-10z" fill="url(#s-bank)"/><path d="${edge(bank, 6, 1)}" fill="none" stroke="var(--foam)" stroke-width="2" stroke-opacity=".7"/>`
  );
}

/** Reeds at the water's edge, some with a head. */
function reeds(x: number, y: number, s: number): string {
  let [stalks, heads] = ["", ""];
  for (let i = 0; i < 6; i++) {
    const [from, up, lean] = [x + (i - 2.5) * 5 * s, (20 + ((i * 13) % 17)) * s, (i - 2.5) * 3 * s];
    stalks += `M${r(from)} ${r(y)}q${(lean * 0.2).toFixed(1)} ${r(-up * 0.6)} ${lean.toFixed(1)} ${r(-up)}`;
    if (i % 2) heads += `M${(from + lean).toFixed(1)} ${r(y - up + 3)}v${r(-7 * s)}`;
  }
  return `<path d="${stalks}" fill="none" stroke="var(--tree-2)" stroke-width="${(1.8 * s).toFixed(1)}" stroke-linecap="round"/><path d="${heads}" fill="none" stroke="var(--wood-2)" stroke-width="${(3.4 * s).toFixed(1)}" stroke-linecap="round"/>`;
}

/** The lagoon the village stands in: along the left edge, open to the river. */
function lagoon(g: Ground, chance: () => number): string {
  const [top, w] = [g.rows - 14, g.left];
  return (
    `<path d="M-10 ${r(top - 12)}C${r(w * 0.6)} ${r(top - 20)} ${r(w + 2)} ${r(top)} ${r(w + 4)} ${r(top + 50)}S${r(w + 8)} ${r(g.river - 60)} ${r(w + 50)} ${r(g.river + 14)}H-10z" fill="url(#s-water)"/>` +
    ripples(0, top + 16, w - 8, g.river - top - 20, 40, chance) +
    // Smoke over the first house.
    `<path d="M${r(w * 0.36)} ${r(top + 2)}c-8-9 9-12 2-24s9-10 3-22 8-8 4-16" fill="none" stroke="var(--snow)" stroke-width="3.4" stroke-opacity=".4" stroke-linecap="round"/>`
  );
}

export function scene(g: Ground): string {
  const chance = dice(11);
  const horizon = g.rows + 14;
  const z = Math.max(0.8, Math.min(1.9, g.pitch / 56, g.width / 480));
  // The sun is over the road's end; on a phone the road runs along the edge.
  const sun = Math.max(g.road, g.width * 0.12);
  // As many peaks as there's room for: they are never squeezed into needles.
  const few = (heights: number[]) => heights.slice(-Math.ceil(g.width / (72 * z))).map((v) => v * z);
  let text = `${defs}<rect width="${g.width}" height="${g.height}" fill="var(--bank-2)"/><rect width="${g.width}" height="${r(horizon + 40)}" fill="url(#s-sky)"/>`;
  for (let i = 0; i < 60; i++)
    text += `<circle cx="${r(chance() * g.width)}" cy="${r(chance() * Math.max(60, g.rows))}" r="${(0.5 + chance()).toFixed(1)}" fill="var(--star)" fill-opacity="${(0.3 + chance() * 0.5).toFixed(2)}"/>`;
  text += `<circle cx="${r(sun)}" cy="${r(horizon - 30 * z)}" r="${r(220 * z)}" fill="url(#s-sun)"/><circle cx="${r(sun)}" cy="${r(horizon - 36 * z)}" r="${r(36 * z)}" fill="var(--sun)"/>`;
  const far = few([54, 78, 60, 88, 66, 40, 22, 30, 84, 92, 62, 80, 60]);
  const near = few([60, 50, 70, 46, 58, 28, 16, 34, 62, 78, 50, 66]);
  text += peaks(-40, g.width + 80, horizon + 20, far, "var(--peak-1)");
  text += peaks(-90, g.width + 160, horizon + 30, near, "var(--peak-2)");
  text += `<path d="M${r(sun + 120)} ${r(horizon - 50 * z)}q5-6 9 0 4-6 9 0M${r(sun + 160)} ${r(horizon - 62 * z)}q4-5 7 0 3-5 7 0M${r(sun - 150)} ${r(horizon - 44 * z)}q5-6 9 0 4-6 9 0" fill="none" stroke="var(--bird)" stroke-width="1.8" stroke-linecap="round"/>`;
  for (let i = 0; i < 6; i++) text += hills(g, i, chance);
  if (g.river)
    text +=
      lagoon(g, chance) +
      water(g, chance) +
      reeds(4, g.bank + 5, z * 0.7) +
      reeds(g.right - 22, g.bank + 5, z * 0.8);
  return text;
}
