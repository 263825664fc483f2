import fc from "fast-check";
import { expect, it } from "vitest";
import { loginKey } from "./login-key.ts";

it("is the same for every composition and case of a name, and for the key itself", () => {
  const forms = (name: string): string[] => [
    name,
    name.normalize("NFD"),
    name.normalize("NFC"),
    ` ${name}\n`,
    loginKey(name),
  ];
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      expect(new Set(forms(name.toWellFormed()).map(loginKey)).size).toBe(1);
    }),
    { examples: [["J\u030c"], ["\u0130"], ["\u212a"], ["\u1e9b\u0323"]] },
  );
});

it("gives look-alikes of other scripts different keys", () => {
  const names = [
    "mia@kunde.example",
    "mi\u0430@kunde.example",
    "mia\uff20kunde.example",
    "m\u0131a@kunde.example",
    "m\u0130a@kunde.example",
  ];
  expect(new Set(names.map(loginKey)).size).toBe(names.length);
});
