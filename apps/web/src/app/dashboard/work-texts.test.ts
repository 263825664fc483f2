import { expect, test } from "vitest";
import { dueText, missingText } from "./work-texts.ts";

test.each([
  [null, ""],
  ["2026-11-22", "war am 22.11.2026 fällig"],
  ["2026-11-23", "heute fällig"],
  ["2026-11-24", "bis 24.11.2026"],
])("on 23.11.2026, a task due on %s says: %s", (dueDay, expected) =>
  expect(dueText({ dueDay }, "2026-11-23")).toBe(expected),
);

test.each([
  [[], ""],
  [["Website"], "Hier fehlt gerade: Website. Bitte sehen Sie in einigen Minuten noch einmal nach."],
  [
    ["Website", "Premium-Eintrag"],
    "Hier fehlt gerade: Website und Premium-Eintrag. Bitte sehen Sie in einigen Minuten noch einmal nach.",
  ],
])("products without an answer, %j, are named", (missing, expected) => expect(missingText(missing)).toBe(expected));
