import { expect, test } from "vitest";
import { emailAddress, registration } from "./calls.ts";

test.each([
  ["petra@kunde.example", "petra@kunde.example"],
  ["  Petra.Müller+web@bäckerei.example ", "Petra.Müller+web@bäckerei.example"],
  ["cafe\u0301@kunde.example", "café@kunde.example"],
  ["o'hara@a.b.c.kunde.example", "o'hara@a.b.c.kunde.example"],
])("the address %j is accepted as %j", (typed, address) => expect(emailAddress.parse(typed)).toBe(address));

test.each([
  ["nothing", ""],
  ["no @", "petra.kunde.example"],
  ["no top-level domain", "petra@kunde"],
  ["a top-level domain of one letter", "petra@kunde.e"],
  ["two addresses", "a@kunde.example,b@kunde.example"],
  ["a name before it", "Petra <petra@kunde.example>"],
  ["a space inside", "petra brandt@kunde.example"],
  ["a line break and a mail header", "petra@kunde.example\nBcc: x@kunde.example"],
  ["an empty label", "petra@kunde..example"],
  ["65 characters before the @", `${"x".repeat(65)}@kunde.example`],
])("an address with %s is refused", (_what, typed) => {
  expect(emailAddress.safeParse(typed).error?.issues[0]?.message).toMatch(/^Bitte (geben Sie Ihre E-Mail|ohne Zeilen)/);
});

test("an address of 255 characters is refused for its length", () => {
  const typed = `petra@${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(58)}.example`;
  expect(typed.length).toBeGreaterThan(254);
  expect(emailAddress.safeParse(typed).error?.issues[0]?.message).toBe("Bitte höchstens 254 Zeichen.");
});

test("a registration without consent to the terms is refused at that field; the shown name may be missing", () => {
  const form = { email: "petra@kunde.example", password: "lang genug ist es", acceptedTerms: true };
  expect(registration.parse(form).displayName).toBe("");
  expect(registration.safeParse({ ...form, acceptedTerms: false }).error?.issues).toMatchObject([
    { path: ["acceptedTerms"], message: "Bitte stimmen Sie den Nutzungsbedingungen zu." },
  ]);
});
