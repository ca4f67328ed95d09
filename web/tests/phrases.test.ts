/** Names take the grammatical form their sentence needs, as in tests/locales/test_phrases.py. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { FUNCTIONS, list, Phrase, sentences } from "../src/text/fluent";

const bundle = new FluentBundle("ru", { useIsolating: false, functions: FUNCTIONS });
bundle.addResource(new FluentResource('event-got = { $name } получает { FORM($what, "acc") }.'));
const got = (what: string | Phrase) => {
  const errors: Error[] = [];
  const words = bundle.formatPattern(bundle.getMessage("event-got")!.value!, { name: "Анна", what }, errors);
  expect(errors).toEqual([]);
  return words;
};
const ore = new Phrase("ore", (form) => (form === "acc" ? "1 руду" : "1 руда"));

describe("a phrase", () => {
  it("takes the form its sentence needs", () => expect(got(ore)).toBe("Анна получает 1 руду."));
  it("has its basic form by itself", () => expect(String(ore)).toBe("1 руда"));
  it("passes the form on to each of its parts", () => {
    expect(list([ore, ore, "x"]).form("acc")).toBe("1 руду, 1 руду and x");
    expect(String(list([ore, ore], "disjunction"))).toBe("1 руда or 1 руда");
  });
});

describe("plain text", () => {
  it("has one form", () => expect(got("Bow drill")).toBe("Анна получает Bow drill."));
});

describe("sentences", () => {
  it("end once each", () =>
    expect(
      sentences(["Hut", "Refine 1.", "Why not?", "You need 2 ore. (HUT-1)", "You can choose this"]),
    ).toBe("Hut. Refine 1. Why not? You need 2 ore. (HUT-1). You can choose this"));
  it("leave out what is empty", () => expect(sentences(["Hut", ""])).toBe("Hut"));
});
