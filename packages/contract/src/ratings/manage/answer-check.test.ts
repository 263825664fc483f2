import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findingsIn, findingsSentence } from "./answer-check.ts";

const OWN = { phones: ["0221 4710299", "+49 176 04069011"], emails: ["Buero@lorenz.example"] };

test.each([
  ["", ""],
  ["Vielen Dank für Ihre Bewertung vom 01.02.2026.", ""],
  ["Wir waren am 3. 4. 2026 und am 05.06.26 bei Ihnen.", ""],
  ["Die Rechnung 2026-00417 über 1.250,00 Euro ist erledigt.", ""],
  ["Rufen Sie uns an: 0221 4710299", ""],
  ["Rufen Sie uns an: +49 221 / 47 10 299", ""],
  ["Mobil 0176/04069011, wir helfen gern.", ""],
  ["Frau Kern, 0171 5566778, war nicht da.", "phone"],
  ["Er wohnt gegenüber: 030-231 25 117!", "phone"],
  ["Schreiben Sie an buero@lorenz.example.", ""],
  ["Das war h.kern@post.example, nicht wir.", "email"],
  ["Konto DE02 1203 0000 0000 2020 51", "bank"],
  ["Sie sind ein Betrüger und Lügner!", "insult"],
  ["Solche IDIOTEN kommen nicht wieder.", "insult"],
  ["Der Monitor steht in der Spinnerei am Deppenweg.", ""],
  ["Idiot. Anruf bei 0171 5566778 oder a@b.example", "phone email insult"],
])("%j: %j", (text, found) => {
  expect(findingsIn(text, OWN).join(" ")).toBe(found);
});

test("two findings are joined by und, three with a comma", () => {
  expect(findingsSentence(["bank", "insult"])).toBe(
    "Der Text enthält vermutlich eine Kontonummer und eine Beleidigung.",
  );
  expect(findingsSentence(["phone", "bank", "insult"])).toMatch(/Eintrag steht, eine Kontonummer und eine/);
});

test("a number of the own entry is never found, however it is spaced", () => {
  const separator = fc.constantFrom("", " ", "-", "/", " / ");
  fc.assert(
    fc.property(fc.array(separator, { minLength: 10, maxLength: 10 }), (separators) => {
      const spaced = "02214710299"
        .split("")
        .map((digit, index) => digit + (separators[index] ?? ""))
        .join("");
      expect(findingsIn(`Nummer: ${spaced}`, OWN)).toEqual([]);
    }),
  );
});

test("long rows of digits, dots and at signs take less than 250 ms", () => {
  const started = performance.now();
  for (const part of ["0", "0 ", "1.1.", "a.", "a@", "DE00 ", "idiot", "(+"]) findingsIn(part.repeat(2000), OWN);
  expect(performance.now() - started).toBeLessThan(250);
});
