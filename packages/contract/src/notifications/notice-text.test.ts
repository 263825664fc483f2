import { expect, test } from "vitest";
import { splitNotice } from "./notice-text.ts";

test.each([
  ["Heute ist alles ruhig.", "Heute ist alles ruhig.", ""],
  ["Wir warten den Server. Ihr Eintrag bleibt sichtbar.", "Wir warten den Server.", "Ihr Eintrag bleibt sichtbar."],
  ["Ab dem 1. Mai gilt das. Rufen Sie uns an.", "Ab dem 1. Mai gilt das.", "Rufen Sie uns an."],
  ["Manches, z. B. Bilder, dauert länger.", "Manches, z. B. Bilder, dauert länger.", ""],
  [
    "Wartung am Sonntag (6 bis 8 Uhr). Danach geht es weiter.",
    "Wartung am Sonntag (6 bis 8 Uhr).",
    "Danach geht es weiter.",
  ],
])('splits "%s" after its first sentence', (message, first, rest) => {
  expect(splitNotice(message)).toEqual({ first, rest });
});
