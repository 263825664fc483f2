import { expect, test } from "vitest";
import { effectText, keptSentence, periodText } from "./absence-texts.ts";

const DAYS = { firstDay: "2026-08-03", lastDay: "2026-08-14", label: "Betriebsferien" };

test("a period is one day or a range", () => {
  expect(periodText(DAYS)).toBe("03.08.2026 bis 14.08.2026");
  expect(periodText({ firstDay: "2026-08-03", lastDay: "2026-08-03" })).toBe("03.08.2026");
});

test("an entry is closed, a service knows that nobody is there", () => {
  expect(effectText("entry", DAYS)).toBe("Geschlossen: 03.08.2026 bis 14.08.2026.");
  expect(effectText("voicebot", DAYS)).toBe("Abwesend: 03.08.2026 bis 14.08.2026.");
});

test("what stayed after taking back is named", () => {
  expect(keptSentence([])).toBe("Die Abwesenheit ist überall zurückgenommen.");
  expect(keptSentence(["entry"])).toMatch(/unverändert: Öffnungszeiten im Eintrag\.$/);
});
