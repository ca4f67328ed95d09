/**
 * The ground of a space: what the land looks like, drawn once for all spaces of a kind on a field of 108 by 50, with 12
 * above it for peaks and trees. A row that was turned is one field, three times as wide.
 */

export const LAND_BOX = "0 0 108 62";
export const WIDE_BOX = "0 0 324 62";
const H = 50;

const conifer = (x: number, y: number, h: number, fill: string): string =>
  `<path d="M${x} ${y - h}l${h * 0.3} ${h * 0.42}h${-h * 0.14}l${h * 0.24} ${h * 0.46}H${x + h * 0.06}v${h * 0.12}h${-h * 0.12}v${-h * 0.12}H${x - h * 0.4}l${h * 0.24} ${-h * 0.46}h${-h * 0.14}z" fill="${fill}"/>`;
const oak = (x: number, y: number, h: number): string =>
  `<path d="M${x - h * 0.06} ${y}v${-h * 0.4}h${h * 0.12}v${h * 0.4}z" fill="var(--wood-2)"/><path d="M${x} ${y - h}c${h * 0.3} 0 ${h * 0.4} ${h * 0.2} ${h * 0.36} ${h * 0.34} ${h * 0.16} ${h * 0.16} 0 ${h * 0.36} ${-h * 0.36} ${h * 0.36}s${-h * 0.52} ${-h * 0.2} ${-h * 0.36} ${-h * 0.36}c${-h * 0.06} ${-h * 0.2} ${h * 0.06} ${-h * 0.34} ${h * 0.36} ${-h * 0.34}z" fill="var(--tree-3)"/>`;
const ox = (x: number, y: number, s: number): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0 4c2-2 8-2 11-1l2-2c1 0 2 1 3 1l-.5 3-1.5.5-.5 2V11h-1.5V8H5v3H3.5V7.5C2 7 1 6 0 8z" fill="var(--wood-2)"/>`;

/** A parcel has a hill's back, not a table cell's edge: its upper line curves by a tenth of its height. */
const BACKS: Record<string, readonly [number, number, number]> = {
  plains: [0.05, -0.07, 0.03],
  quarry: [-0.02, 0.02, 0.1],
  forest: [0.08, -0.02, 0.05],
  mountain: [0.1, -0.04, 0.08],
};
function back(kind: string, w: number): string {
  const [a, b, c] = BACKS[kind] ?? [0, 0, 0];
  return `M0 ${H * a + 2}C${w * 0.2} ${H * b} ${w * 0.4} ${H * b} ${w * 0.55} ${H * c}S${w * 0.85} ${H * (b + c) - 1} ${w} ${H * a + 1}V43a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z`;
}
const furrows = (n: number): string =>
  `<path d="${Array.from({ length: n }, (_, i) => `M${-10 + i * 21.6} 50Q${i * 18} 17 ${11 + i * 16.6} 10`).join("")}" stroke="var(--furrow)" stroke-width="1.5" fill="none" stroke-opacity=".55"/>`;
const wood = (n: number, from: number): string =>
  Array.from({ length: n }, (_, i) => {
    const x = from + 8 + i * 13.4;
    const h = 25 * (0.8 + ((i * 37) % 5) / 9);
    return i % 3 === 1 ? oak(x, 27, h) : conifer(x, 28, h * 1.16, `var(--tree-${(i % 2) + 1})`);
  }).join("");

const inside: Record<string, string> = {
  plains:
    '<path d="M0 12.5q27-7 54 0t54-2V0H0z" fill="#fff" fill-opacity=".22"/>' +
    furrows(7) +
    ox(8, 8, 1.25) +
    ox(28, 13, 1),
  quarry:
    '<path d="M0 3h23.5v8.5H43V19h18v8.5H0z" fill="var(--cut)" fill-opacity=".75"/>' +
    '<path d="M0 3h23.5M23.5 11.5H43M43 19h18" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>' +
    '<path d="M72 22l5-7 8 1 4 6zM90 20l3-5 6 1 2 4z" fill="var(--cut)" fill-opacity=".8"/>',
  forest: "",
  mountain: "",
};
const above: Record<string, string> = {
  plains: "",
  quarry: "",
  forest: wood(6, 0),
  mountain:
    '<path d="M2 29L15 6.5l13 16L41-1.5l13 23.8L67 9l13 14.4V29z" fill="var(--rock-1)"/>' +
    '<path d="M41-1.5l11 30.5h11l-9-20z" fill="var(--rock-2)"/>' +
    '<path d="M41-1.5l4.2 7.9-2.3-.9-1.8 3.1-2.1-2.7-2.3 1.5zM15 6.5l4.2 5.9-2.3-.9-1.8 2.4-2.1-2-2.3 1.5z" fill="var(--rock-3)"/>',
};

/** Trees at both ends of a wide field: the plate needs the middle. */
const WIDE: Record<string, readonly [string, string]> = {
  plains: [furrows(20), ""],
  forest: ["", wood(4, 2) + wood(4, 264)],
};
function symbol(name: string, kind: string, w: number, within = "", over = ""): string {
  const edge = back(kind, w);
  const rim = (colour: string, width: number, opacity = 1) =>
    `<path d="${edge}" fill="none" stroke="var(--${colour})" stroke-opacity="${opacity}" stroke-width="${width}" vector-effect="non-scaling-stroke"/>`;
  return (
    `<clipPath id="c-${name}"><path d="${edge}"/></clipPath>` +
    `<symbol id="land-${name}" viewBox="0 -12 ${w} 62" preserveAspectRatio="none" overflow="visible"><g clip-path="url(#c-${name})"><rect y="-8" width="${w}" height="58" fill="url(#g-${kind})"/>${rim("ridge", 4)}${within}</g>${over}${rim("road-edge", 1.2, 0.45)}</symbol>`
  );
}
const ground = (kind: string): string =>
  `<linearGradient id="g-${kind}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--${kind}-1)"/><stop offset="1" stop-color="var(--${kind}-2)"/></linearGradient>`;

export const lands =
  Object.keys(BACKS)
    .map((kind) => ground(kind) + symbol(kind, kind, 108, inside[kind], above[kind]))
    .join("") +
  Object.entries(WIDE)
    .map(([kind, [within, over]]) => symbol(`wide-${kind}`, kind, 324, within, over))
    .join("");
