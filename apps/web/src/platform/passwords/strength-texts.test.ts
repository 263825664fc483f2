import { expect, test } from "vitest";
import { strengthOf } from "./strength-texts.ts";

test.each([
  ["", null, undefined],
  ["abc", 0, "Noch 7 Zeichen"],
  ["Übermaß12", 4, "Noch ein Zeichen"],
  // A combining accent is not a character of its own.
  ["u\u0308bermaß12", 4, "Noch ein Zeichen"],
  ["passwort12", null, undefined],
  ["passwort12", 0, "Leicht zu erraten"],
  ["passwort12", 1, "Leicht zu erraten"],
  ["Leiter Senf", 2, "Sicher genug"],
  ["Leiter Senf Wolke", 3, "Sehr sicher"],
  ["Leiter Senf Wolke", 4, "Sehr sicher"],
])('strengthOf %j with score %s is "%s"', (password, score, text) => {
  expect(strengthOf(password, score)?.text).toBe(text);
});
