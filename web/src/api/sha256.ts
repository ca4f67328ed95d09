/** SHA-256, for pages without TLS too: browsers only offer theirs with it. */

/** The first bits of a number's fraction: the standard makes its constants from them. */
const fraction = (number: number) => ((number - Math.floor(number)) * 2 ** 32) | 0;
const primes = [...Array(312).keys()].filter(
  (n) => n > 1 && [...Array(n).keys()].every((d) => d < 2 || n % d > 0),
);
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const data = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  data.set(message);
  data[message.length] = 0x80;
  const view = new DataView(data.buffer);
  view.setUint32(data.length - 4, message.length * 8);
  const sum = [...START];
  for (let block = 0; block < data.length; block += 64) {
    const words = ROUNDS.map((_, i) => (i < 16 ? view.getInt32(block + 4 * i) : 0));
    const word = (i: number) => words[i] ?? 0;
    for (let i = 16; i < 64; i++) {
      const near = turned(word(i - 2), 17) ^ turned(word(i - 2), 19) ^ (word(i - 2) >>> 10);
      const far = turned(word(i - 15), 7) ^ turned(word(i - 15), 18) ^ (word(i - 15) >>> 3);
      words[i] = (near + word(i - 7) + far + word(i - 16)) | 0;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sum;
    for (const [i, constant] of ROUNDS.entries()) {
      const chosen = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
      const first = (h + chosen + constant + word(i)) | 0;
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) sum[i] = ((sum[i] ?? 0) + value) | 0;
  }
  const result = new DataView(new ArrayBuffer(32));
  for (const [i, value] of sum.entries()) result.setInt32(4 * i, value);
  return new Uint8Array(result.buffer);
}
