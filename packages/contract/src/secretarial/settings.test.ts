import { expect, test } from "vitest";
import { isOnVacation } from "./settings.ts";

const vacation = { vacationStartDate: "2026-08-03", vacationEndDate: "2026-08-14" };

test.each([
  ["the day before", vacation, "2026-08-02", false],
  ["the first day", vacation, "2026-08-03", true],
  ["the last day", vacation, "2026-08-14", true],
  ["the day after", vacation, "2026-08-15", false],
  ["without an end", { ...vacation, vacationEndDate: null }, "2027-08-15", true],
  ["without a vacation", { vacationStartDate: null, vacationEndDate: null }, "2026-08-03", false],
])("%s", (_what, given, today, expected) => expect(isOnVacation(given, today)).toBe(expected));
