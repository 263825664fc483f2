import { expect, test } from "vitest";
import { effectText, keptSentence, periodText } from "./absence-texts.ts";

const DAYS = { firstDay: "2026-08-03", lastDay: "2026-08-14", label: "Betriebsferien" };

test("a period is one day, a range, or open", () => {
  expect(periodText(DAYS)).toBe("03.08.2026 bis 14.08.2026");
  expect(periodText({ firstDay: "2026-08-03", lastDay: "2026-08-03" })).toBe("03.08.2026");
  expect(periodText({ firstDay: "2026-08-03", lastDay: null })).toBe("ab 03.08.2026");
});

test("an effect names what it replaces", () => {
  expect(effectText({ target: "entry", before: null }, DAYS)).toBe("Geschlossen: 03.08.2026 bis 14.08.2026.");
  const before = { firstDay: "2026-07-01", lastDay: null };
  expect(effectText({ target: "voicebot", before }, DAYS)).toMatch(/^Abwesend: .* Bisher: ab 01\.07\.2026\.$/);
});

test("what stayed after taking back is named", () => {
  expect(keptSentence([])).toBe("Die Abwesenheit ist überall zurückgenommen.");
  expect(keptSentence(["secretarial"])).toMatch(/unverändert: Sekretariatsservice\.$/);
});
