import { describe, expect, test } from "vitest";
import { anEntry } from "../../../testing/an-entry.ts";
import { countText, progressOfParts } from "./part-progress.ts";

const aboutUs = {
  text: "Wir streichen, tapezieren und dämmen seit 1987. ".repeat(20),
  foundingYear: 1987,
  specialties: ["Fassaden", "Stuck", "Tapeten"],
};
const signed = { accepted: true, signatory: "Jana Sommer", acceptedOn: "2026-11-16" };

describe("progressOfParts", () => {
  test.each([
    ["an empty part", anEntry(), "aboutUs", "noch leer"],
    ["a complete part", anEntry({ aboutUs }), "aboutUs", "ausgefüllt"],
    [
      "a part with some of it",
      anEntry({ aboutUs: { ...aboutUs, specialties: [], foundingYear: null } }),
      "aboutUs",
      "teilweise",
    ],
    ["an unsigned codex", anEntry(), "b2bCodex", "freiwillig"],
    ["a signed codex", anEntry({ b2bCodex: signed }), "b2bCodex", "unterschrieben"],
  ] as const)("%s", (_what, entry, part, text) => {
    expect(progressOfParts(entry)(part).text).toBe(text);
  });
});

describe("countText", () => {
  const progress = progressOfParts(anEntry({ aboutUs, b2bCodex: signed }));

  test.each([
    [["aboutUs"], "ausgefüllt"],
    [["payments"], "noch leer"],
    [["aboutUs", "payments", "b2bCodex"], "2 von 3 ausgefüllt"],
    [[], "0 von 0 ausgefüllt"],
  ] as const)("%j: %s", (parts, text) => {
    expect(countText(parts, progress)).toBe(text);
  });
});
