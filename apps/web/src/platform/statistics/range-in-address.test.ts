import { INTERVALS, presetDays, PRESETS } from "@portal/contract/time/date-range";
import { expect, test } from "vitest";
import { queryOfRange, type RangeChoice, rangeOf, withDays } from "./range-in-address.ts";

const TODAY = "2026-11-21";

test("rangeOf an empty query is the last 90 days by week", () => {
  expect(rangeOf({}, TODAY)).toEqual({
    preset: "90",
    range: { startDate: "2026-08-24", endDate: TODAY, interval: "Week" },
  });
});

test.each<Record<string, string>>([
  { zeitraum: "gestern", nach: "__proto__" },
  { von: "2026-02-30", bis: "2026-03-01" },
  { von: "2026-03-02", bis: "2026-03-01" },
  { von: "2020-01-01", bis: "2026-03-01" },
  { von: "2026-03-02" },
])("rangeOf the invalid query %j is the default", (query) => expect(rangeOf(query, TODAY)).toEqual(rangeOf({}, TODAY)));

test.each([
  [{ zeitraum: "7" }, "Day"],
  [{ zeitraum: "30" }, "Week"],
  [{ zeitraum: "7", nach: "woche" }, "Week"],
  [{ von: "2026-11-01", bis: "2026-11-07" }, "Day"],
  [{ von: "2026-11-01", bis: "2026-11-08" }, "Week"],
])("rangeOf %j is shown by %s", (query, interval) => expect(rangeOf(query, TODAY).range.interval).toBe(interval));

test("withDays changes an interval only if nobody chose it", () => {
  const week = { startDate: "2026-11-15", endDate: TODAY };
  const quarter = rangeOf({}, TODAY).range;
  expect(withDays(quarter, week).interval).toBe("Day");
  expect(withDays({ ...quarter, interval: "Month" }, week).interval).toBe("Month");
  expect(withDays({ ...week, interval: "Day" }, quarter).interval).toBe("Week");
});

test("rangeOf reads what queryOfRange writes", () => {
  for (const interval of INTERVALS) {
    const own: RangeChoice = { preset: "own", range: { startDate: "2024-02-29", endDate: "2024-03-01", interval } };
    const presets = PRESETS.map((preset): RangeChoice => ({
      preset,
      range: { ...presetDays(preset, TODAY), interval },
    }));
    for (const choice of [own, ...presets]) expect(rangeOf(queryOfRange(choice), TODAY)).toEqual(choice);
  }
});
