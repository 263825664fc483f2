import { expect, test } from "vitest";
import { resultText } from "./result-text.ts";

test.each([
  [0, false, /^Dazu finden wir keinen Eintrag/],
  [1, false, /^1 Eintrag gefunden$/],
  [7, false, /^7 Einträge gefunden$/],
  [10, true, /^Die ersten 10 Einträge\..*Schreiben Sie den Ort dazu\.$/],
])("%i entries, more: %s", (count, more, expected) => {
  expect(resultText(count, more)).toMatch(expected);
});
