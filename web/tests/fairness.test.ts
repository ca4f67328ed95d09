/** The browser checks a deal as the engine does. The numbers below come from Python. */

import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { judge, keepSeen, keptSeen, mayOpen, sealOf } from "../src/api/fairness";
import { sha256 } from "../src/api/sha256";

const share = "ab".repeat(32);
const other = "01".repeat(32);
const told = {
  commitment: "f3873b67bf1c99e702a56bbd7404c223d620aca53e335b3f0df2f45c7d91b22b",
  shares: { "0": share, "2": other },
  seals: { "0": sealOf(share), "2": sealOf(other) } as Record<string, string>,
  secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  seed: "114554068320800903363003503810463589468169954704883066503236714187863879144350",
};
const seen = { commitment: told.commitment, share };
const zeros = "0".repeat(64);

describe("the check of a deal", () => {
  it("accepts a fair deal, for players and spectators", () => {
    expect(judge(told, seen)).toBe("fair");
    expect(judge(told, null)).toBe("fair");
  });
  it("finds every change", () => {
    expect(judge({ ...told, seed: "7" }, seen)).toBe("bad-seed");
    expect(judge({ ...told, secret: zeros }, seen)).toBe("bad-commitment");
    expect(judge({ ...told, shares: { "0": share } }, seen)).toBe("bad-seed");
    expect(judge({ ...told, seals: {} }, seen)).toBe("bad-seal");
    expect(judge({ ...told, seals: { ...told.seals, "2": zeros } }, seen)).toBe("bad-seal");
    expect(judge({ ...told, shares: { ...told.shares, "1": other } }, seen)).toBe("bad-seal");
    // A player who sat down again knew what this browser had added.
    const before = { ...seen, seals: { ...told.seals, "2": zeros } };
    expect(judge(told, before)).toBe("other-seals");
    expect(judge(told, { ...seen, share: zeros })).toBe("share-missing");
    expect(judge(told, { ...seen, commitment: zeros })).toBe("other-commitment");
  });
  it("says when there is nothing to check", () => {
    const chosen = { commitment: null, shares: {}, seals: {}, secret: null, seed: null };
    expect(judge(chosen, null)).toBe("chosen");
    expect(judge(chosen, seen)).toBe("other-commitment");
    expect(judge({ ...told, secret: null, seed: null }, seen)).toBe("unchecked");
  });
  it("tells a share that was away from one that was left out", () => {
    const mine = "cd".repeat(32);
    const away = { ...told, seals: { ...told.seals, "1": sealOf(mine) } };
    expect(judge(away, { ...seen, share: mine })).toBe("away");
    expect(judge(away, { ...seen, share: mine, seals: away.seals })).toBe("share-missing");
    expect(judge(away, { ...seen, share: zeros })).toBe("share-missing");
  });
});

describe("a sealed share", () => {
  it("is known as long as the page is open, even to a browser that keeps nothing", () => {
    keepSeen("table", seen);
    expect(keptSeen("table")).toEqual(seen);
    expect(keptSeen("another")).toBeNull();
  });
  it("is opened among its own seals alone, and never among others later", () => {
    expect(mayOpen(told, seen)).toBe(true);
    expect(mayOpen(told, null)).toBe(false);
    expect(mayOpen(told, { ...seen, commitment: zeros })).toBe(false);
    expect(mayOpen(told, { ...seen, share: zeros })).toBe(false);
    expect(mayOpen(told, { ...seen, seals: told.seals })).toBe(true);
    expect(mayOpen({ ...told, seals: { ...told.seals, "2": zeros } }, { ...seen, seals: told.seals })).toBe(
      false,
    );
  });
});

describe("SHA-256", () => {
  it("gives what everybody else's gives", () => {
    for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 131 + length) % 256);
      const wanted = createHash("sha256").update(message).digest("hex");
      expect([...sha256(message)].map((b) => b.toString(16).padStart(2, "0")).join("")).toBe(wanted);
    }
  });
});
