// A picture of the page in 256 colours: a third of the size, and to the eye the same.
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunks(png) {
  const found = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    found.push({ kind: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return found;
}

/** Width, height and the bytes of each pixel, as browsers write them: eight bits, no interlacing. */
function decode(png) {
  const all = chunks(png);
  const head = all[0].data;
  const [width, height, depth, kind] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8], head[9]];
  const size = { 2: 3, 6: 4 }[kind];
  if (depth !== 8 || !size || head[12]) throw new Error("not a picture a browser writes");
  const raw = inflateSync(Buffer.concat(all.filter((c) => c.kind === "IDAT").map((c) => c.data)));
  const line = width * size;
  const out = Buffer.alloc(line * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (line + 1)];
    for (let x = 0; x < line; x++) {
      const a = x >= size ? out[y * line + x - size] : 0;
      const b = y ? out[(y - 1) * line + x] : 0;
      const c = x >= size && y ? out[(y - 1) * line + x - size] : 0;
      const [da, db, dc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
      const paeth = da <= db && da <= dc ? a : db <= dc ? b : c;
      const guess = [0, a, b, (a + b) >> 1, paeth][filter];
      out[y * line + x] = raw[y * (line + 1) + 1 + x] + guess;
    }
  }
  return { width, height, size, out };
}

/** Boxes of colours, each halved where it is widest for the pixels in it, until there are enough. */
function palette(counts, most) {
  const colours = [...counts].map(([key, n]) => ({ rgb: [key >> 16, (key >> 8) & 255, key & 255], key, n }));
  const measure = (box) => {
    const ranges = [0, 1, 2].map((i) => {
      const values = box.map((c) => c.rgb[i]);
      return values.reduce((a, v) => Math.max(a, v), 0) - values.reduce((a, v) => Math.min(a, v), 255);
    });
    const wide = ranges.indexOf(Math.max(...ranges));
    return { box, wide, weight: ranges[wide] * Math.sqrt(box.reduce((sum, c) => sum + c.n, 0)) };
  };
  const boxes = [measure(colours)];
  while (boxes.length < most) {
    boxes.sort((a, b) => b.weight - a.weight);
    const { box, wide, weight } = boxes[0];
    if (!weight) break;
    box.sort((a, b) => a.rgb[wide] - b.rgb[wide]);
    const half = box.reduce((sum, c) => sum + c.n, 0) / 2;
    let [at, sum] = [1, box[0].n];
    while (at < box.length - 1 && sum + box[at].n / 2 < half) sum += box[at++].n;
    boxes.splice(0, 1, measure(box.slice(0, at)), measure(box.slice(at)));
  }
  const index = new Map();
  const table = Buffer.alloc(boxes.length * 3);
  for (const [n, { box }] of boxes.entries()) {
    const all = box.reduce((sum, c) => sum + c.n, 0);
    for (const i of [0, 1, 2])
      table[n * 3 + i] = Math.round(box.reduce((s, c) => s + c.rgb[i] * c.n, 0) / all);
    for (const { key } of box) index.set(key, n);
  }
  return { table, index };
}

function chunk(kind, data) {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length);
  out.write(kind, 4, "latin1");
  data.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}

export function fewerColours(png) {
  const { width, height, size, out } = decode(png);
  const keyAt = (at) => (out[at] << 16) | (out[at + 1] << 8) | out[at + 2];
  const counts = new Map();
  for (let at = 0; at < out.length; at += size) counts.set(keyAt(at), (counts.get(keyAt(at)) ?? 0) + 1);
  const { table, index } = palette(counts, 256);
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = index.get(keyAt((y * width + x) * size));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  const parts = [
    ["IHDR", head],
    ["PLTE", table],
    ["IDAT", deflateSync(lines, { level: 9 })],
    ["IEND", Buffer.alloc(0)],
  ];
  return Buffer.concat([SIGNATURE, ...parts.map(([kind, data]) => chunk(kind, data))]);
}
