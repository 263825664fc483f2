import { expect, test } from "vitest";
import { holdsLink } from "./links.ts";

test.each([
  "Siehe https://spam.example/x",
  "www.billig.de",
  "www .billig",
  "Mehr unter billig-kaufen.shop.",
  "schreib an ich@spam.example",
  "javascript://alert(1)",
  "müller.de",
])("%s holds an address", (text) => {
  expect(holdsLink(text)).toBe(true);
});

test.each([
  "Gute Arbeit, um 10.30 Uhr pünktlich da.",
  "Kostet 1.200,50 Euro.",
  "Sehr nett.Der Chef kam selbst.",
  "Note: 1,0 (sehr gut)",
  "Dr. med. Klein ist top.",
  "z.B. die Wand",
])("%s holds none", (text) => {
  expect(holdsLink(text)).toBe(false);
});
