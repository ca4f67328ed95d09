/** The browser checks a deal as the engine does. The numbers below come from Python. */
import { describe, expect, it } from "vitest";
import { judge } from "../src/api/fairness";

const share = "ab".repeat(32);
const told = {
  commitment: "f3873b67bf1c99e702a56bbd7404c223d620aca53e335b3f0df2f45c7d91b22b",
  shares: { "0": share, "2": "01".repeat(32) },
  secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  seed: "114554068320800903363003503810463589468169954704883066503236714187863879144350",
};
const seen = { commitment: told.commitment, share };

describe("the check of a deal", () => {
  it("accepts a fair deal, for players and spectators", async () => {
    expect(await judge(told, seen)).toBe("fair");
    expect(await judge(told, null)).toBe("fair");
  });
  it("finds every change", async () => {
    const zeros = "0".repeat(64);
    expect(await judge({ ...told, seed: "7" }, seen)).toBe("bad-seed");
    expect(await judge({ ...told, secret: zeros }, seen)).toBe("bad-commitment");
    expect(await judge({ ...told, shares: { "0": share } }, seen)).toBe("bad-seed");
    expect(await judge(told, { ...seen, share: zeros })).toBe("share-missing");
    expect(await judge(told, { ...seen, commitment: zeros })).toBe("other-commitment");
  });
  it("says when there is nothing to check", async () => {
    expect(await judge({ commitment: null, shares: {}, secret: null, seed: null }, null)).toBe("chosen");
    expect(await judge({ ...told, secret: null, seed: null }, seen)).toBe("unchecked");
  });
});
