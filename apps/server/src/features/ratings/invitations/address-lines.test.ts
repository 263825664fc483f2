import { MOST_LINES } from "@portal/contract/ratings/invitations/calls";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readAddressLines } from "./address-lines.ts";

test.each([
  ["maria@kunde.example", { email: "maria@kunde.example", name: "" }],
  ["maria@kunde.example, Maria Klein", { email: "maria@kunde.example", name: "Maria Klein" }],
  ["Klein;Maria;maria@kunde.example", { email: "maria@kunde.example", name: "Klein Maria" }],
  ['"Klein, Maria" <maria@kunde.example>', { email: "maria@kunde.example", name: "Klein, Maria" }],
  ["maria@kunde.example\tMaria", { email: "maria@kunde.example", name: "Maria" }],
])("%j is read", (line, expected) => {
  expect(readAddressLines(line)).toEqual({ addresses: [{ line: 1, ...expected }], wrong: [] });
});

test("each wrong line is told with its number, empty ones are skipped, and the others count", () => {
  const { addresses, wrong } = readAddressLines("a@b.example\r\n\r\nkeine Adresse\nA@B.example\nc@d.example");
  expect(addresses.map(({ line }) => line)).toEqual([1, 5]);
  expect(wrong).toEqual([
    { line: 3, text: "keine Adresse", error: "Hier steht keine gültige E-Mail-Adresse." },
    { line: 4, text: "A@B.example", error: "Diese Adresse steht weiter oben schon einmal." },
  ]);
});

test("more addresses than allowed are told line by line", () => {
  const lines = Array.from({ length: MOST_LINES + 2 }, (_, index) => `p${index}@kunde.example`).join("\n");
  const { addresses, wrong } = readAddressLines(lines);
  expect([addresses.length, wrong.map(({ line }) => line)]).toEqual([MOST_LINES, [MOST_LINES + 1, MOST_LINES + 2]]);
});

test("whatever is pasted, no address has a line break or a second address in it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const { email } of readAddressLines(text).addresses) expect(email).toMatch(/^[^\s,;<>@]+@[^\s,;<>@]+$/);
    }),
  );
});
