import { addDays } from "@portal/contract/time/berlin-time";
import fc from "fast-check";
import { expect, test } from "vitest";
import { BACK_DAYS, searchConsoleDay, windowsToRead } from "./plan.ts";

const TODAY = "2026-11-23";
const NOTHING = { lastDay: null, movingFrom: null };

test("the first reading covers sixteen months up to today, without a gap, in windows of a month", () => {
  const windows = windowsToRead(NOTHING, TODAY);
  expect(windows[0]?.start).toBe(addDays(TODAY, -BACK_DAYS));
  expect(windows.at(-1)?.end).toBe(TODAY);
  for (const [index, { start }] of windows.entries()) {
    if (index > 0) expect(start).toBe(addDays(windows[index - 1]?.end ?? "", 1));
  }
  expect(windows).toHaveLength(16);
});

test.each([
  ["the newest day and the three before it are read again", "2026-11-21", null, "2026-11-18"],
  ["a day that still moved is read again, however old", "2026-11-21", "2026-11-10", "2026-11-10"],
  ["moving days within the corrected ones change nothing", "2026-11-21", "2026-11-20", "2026-11-18"],
])("%s", (_what, lastDay, movingFrom, start) => {
  expect(windowsToRead({ lastDay, movingFrom }, TODAY)).toEqual([{ start, end: TODAY }]);
});

test("what is older than Search Console's memory is not asked for", () => {
  expect(windowsToRead({ lastDay: "2020-01-01", movingFrom: "2020-01-01" }, TODAY)).toEqual(
    windowsToRead(NOTHING, TODAY),
  );
});

test("a stored day in the future asks for nothing", () => {
  expect(windowsToRead({ lastDay: "2027-01-01", movingFrom: null }, TODAY)).toEqual([]);
});

test("every day from the newest stored one to today is in exactly one window", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: BACK_DAYS - 4 }), (age) => {
      const lastDay = addDays(TODAY, -age);
      const windows = windowsToRead({ lastDay, movingFrom: null }, TODAY);
      for (let day = lastDay; day <= TODAY; day = addDays(day, 1)) {
        expect(windows.filter(({ start, end }) => start <= day && day <= end)).toHaveLength(1);
      }
    }),
  );
});

test("the day is California's", () => {
  expect(searchConsoleDay(new Date("2026-11-23T07:59:00Z"))).toBe("2026-11-22");
  expect(searchConsoleDay(new Date("2026-11-23T08:00:00Z"))).toBe("2026-11-23");
  expect(searchConsoleDay(new Date("2026-07-01T06:59:00Z"))).toBe("2026-06-30");
});
