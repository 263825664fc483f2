import { expect, test } from "vitest";
import { filterOf, periodOf, queryOfFilter, rangeOf } from "./history-filter.ts";

test.each([
  [{}, {}],
  [
    { wer: "import", teil: "payments" },
    { source: "import", part: "payments" },
  ],
  [{ wer: "niemand", teil: "__proto__", von: "2026-02-30", bis: "gestern" }, {}],
  [
    { von: "2026-01-01", bis: "2026-01-31" },
    { from: "2026-01-01", to: "2026-01-31" },
  ],
  [{ von: "2026-02-01", bis: "2026-01-31" }, { from: "2026-02-01" }],
])("the query %j is the filter %j", (query, filter) => expect(filterOf(query)).toEqual(filter));

test("filterOf reads what queryOfFilter writes", () => {
  const filter = { source: "owner", part: "media", from: "2026-01-01", to: "2026-03-01" } as const;
  expect(filterOf(queryOfFilter(filter))).toEqual(filter);
});

test.each(["all", "week", "month", "year"] as const)("periodOf finds the period %s from its range", (period) =>
  expect(periodOf(rangeOf(period, "2026-11-21"), "2026-11-21")).toBe(period),
);

test("the period of seven days is today and the six days before", () => {
  expect(rangeOf("week", "2026-11-21")).toEqual({ from: "2026-11-15" });
  expect(periodOf({ from: "2026-11-14" }, "2026-11-21")).toBe("own");
});
