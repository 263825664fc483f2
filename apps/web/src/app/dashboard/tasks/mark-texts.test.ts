import { expect, test } from "vitest";
import { hiddenText, markedText } from "./mark-texts.ts";

test.each([
  ["done", "Als erledigt vermerkt.", "Erledigt. Falls nicht, erscheint sie am 24.11.2026 wieder."],
  ["tomorrow", "Die Aufgabe erscheint am 24.11.2026 wieder.", "Erscheint am 24.11.2026 wieder"],
  ["not_for_us", "Diese Aufgabe zeigen wir Ihnen nicht mehr.", "Passt nicht, ausgeblendet bis 24.11.2026"],
] as const)("%s: %s", (kind, marked, hidden) => {
  const made = { kind, untilDay: "2026-11-24" };
  expect([markedText(made), hiddenText(made)]).toEqual([marked, hidden]);
});
