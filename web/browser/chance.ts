/** Random numbers for browser tests. Each test's seed comes from its name and TERRAMARA_SEED. */

export const BASE = process.env.TERRAMARA_SEED ?? "1";

/** The seed of a test's games. */
export function seedOf(test: string): number {
  let hash = 2166136261;
  for (const char of `${BASE} ${test}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % 1_000_000;
}

/** An endless sequence of random numbers, the same for the same seed. */
export function numbers(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state;
  };
}
