import { expect, test } from "vitest";
import { dueText, factsText, missingText, sumText } from "./task-texts.ts";

const TODAY = "2026-11-23";

test.each([
  [null, ""],
  [TODAY, "heute fällig"],
  ["2026-11-30", "bis 30.11.2026"],
  ["2026-11-12", "war am 12.11.2026 fällig"],
])("due on %s: %j", (dueDay, expected) => expect(dueText({ dueDay }, TODAY)).toBe(expected));

test.each([
  [{ product: "Website", minutes: 1, dueDay: null }, "Website · etwa eine Minute"],
  [{ product: "Eintrag", minutes: 5, dueDay: TODAY }, "Eintrag · etwa 5 Minuten · heute fällig"],
])("%j: %s", (task, expected) => expect(factsText(task, TODAY)).toBe(expected));

test.each([
  [[], ""],
  [[5], ""],
  [[5, 20], "2 Aufgaben, zusammen etwa 25 Minuten"],
  [[60, 50], "2 Aufgaben, zusammen etwa 2 Stunden"],
])("tasks of %j minutes: %j", (minutes, expected) =>
  expect(sumText(minutes.map((one) => ({ minutes: one })))).toBe(expected),
);

test.each([
  [[], ""],
  [["Website"], "Hier fehlt gerade: Website. Bitte sehen Sie in einigen Minuten noch einmal nach."],
  [["A", "B"], "Hier fehlt gerade: A und B. Bitte sehen Sie in einigen Minuten noch einmal nach."],
])("%j did not answer: %j", (missing, expected) => expect(missingText(missing)).toBe(expected));
