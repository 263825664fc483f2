import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../time/berlin-time.ts";
import { contractStatus, lastDayOfMonths, latestNotice, type Term } from "./term.ts";

const term = (given: Partial<Term> = {}): Term => ({
  startedOn: "2024-05-01",
  termMonths: 12,
  renewalMonths: 12,
  noticeMonths: 3,
  endedOn: null,
  ...given,
});

test.each([
  ["2025-01-01", 12, "2025-12-31"],
  ["2025-05-16", 3, "2025-08-15"],
  ["2025-01-31", 1, "2025-02-28"],
  ["2024-01-31", 1, "2024-02-29"],
  ["2025-01-30", 1, "2025-02-28"],
  ["2025-01-29", 1, "2025-02-28"],
  ["2025-02-01", 1, "2025-02-28"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2025-12-31", 2, "2026-02-28"],
])("a time that begins on %s and has %i months ends on %s", (first, months, last) => {
  expect(lastDayOfMonths(first, months)).toBe(last);
});

test.each([
  ["2025-12-31", 3, "2025-09-30"],
  ["2025-12-31", 0, "2025-12-31"],
  ["2025-05-15", 3, "2025-02-15"],
  ["2025-02-28", 1, "2025-01-31"],
  ["2025-03-29", 1, "2025-02-27"],
  ["2026-01-31", 1, "2025-12-31"],
])("to the end of %s with %i months notice, a cancellation arrives by %s", (end, months, day) => {
  expect(latestNotice(end, months)).toBe(day);
});

const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays("2022-01-01", days));

test("the latest notice is the last day whose notice is over by the end", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 12 }), (end, months) => {
      const day = latestNotice(end, months);
      const overOn = (arrival: string) => lastDayOfMonths(addDays(arrival, 1), months);
      expect(overOn(day) <= end).toBe(true);
      // The next days would come too late.
      for (const later of [1, 2, 3, 4]) expect(overOn(addDays(day, later)) > end).toBe(true);
    }),
  );
});

describe("contractStatus", () => {
  test.each<[string, Partial<Term>, string, object]>([
    [
      "in the first term",
      {},
      "2024-08-01",
      { state: "running", termEndsOn: "2025-04-30", endsOn: "2025-04-30", cancelBy: "2025-01-31" },
    ],
    ["on the last day of notice", {}, "2025-01-31", { endsOn: "2025-04-30", cancelBy: "2025-01-31" }],
    ["a day too late", {}, "2025-02-01", { termEndsOn: "2025-04-30", endsOn: "2026-04-30", cancelBy: "2026-01-31" }],
    ["renewed twice", {}, "2026-06-01", { termEndsOn: "2027-04-30", endsOn: "2027-04-30" }],
    [
      "renewed by the month",
      { renewalMonths: 1, noticeMonths: 1 },
      "2025-06-15",
      { termEndsOn: "2025-06-30", endsOn: "2025-07-31" },
    ],
    ["before it starts", { startedOn: "2026-01-01" }, "2025-12-01", { state: "starting", endsOn: "2026-12-31" }],
    ["without renewal", { renewalMonths: 0 }, "2024-08-01", { state: "ending", endsOn: "2025-04-30", cancelBy: null }],
    ["without renewal, over", { renewalMonths: 0 }, "2025-05-01", { state: "ended", endsOn: "2025-04-30" }],
    [
      "ended by the provider",
      { endedOn: "2024-07-31" },
      "2024-07-31",
      { state: "ending", endsOn: "2024-07-31", cancelBy: null },
    ],
    ["the day after", { endedOn: "2024-07-31" }, "2024-08-01", { state: "ended" }],
  ])("%s", (_, given, today, expected) => {
    expect(contractStatus(term(given), today)).toMatchObject(expected);
  });

  test("a cancellation names the end; an earlier one that the provider confirmed holds", () => {
    expect(contractStatus(term(), "2024-08-01", "2025-04-30")).toMatchObject({ state: "ending", cancelBy: null });
    expect(contractStatus(term({ endedOn: "2024-12-31" }), "2024-08-01", "2025-04-30").endsOn).toBe("2024-12-31");
    expect(contractStatus(term(), "2025-05-01", "2025-04-30").state).toBe("ended");
  });

  test("whatever the terms, a cancellation on the named day is in time and leads to the named end", () => {
    const anyTerm = fc.record({
      startedOn: anyDay,
      termMonths: fc.integer({ min: 1, max: 36 }),
      renewalMonths: fc.integer({ min: 1, max: 24 }),
      noticeMonths: fc.integer({ min: 0, max: 12 }),
      endedOn: fc.constant(null),
    });
    fc.assert(
      fc.property(anyTerm, anyDay, (given, today) => {
        const { endsOn, termEndsOn, cancelBy } = contractStatus(given, today);
        expect(cancelBy !== null && cancelBy >= today).toBe(true);
        expect(endsOn >= termEndsOn && termEndsOn >= today).toBe(true);
        expect(contractStatus(given, cancelBy ?? "").endsOn).toBe(endsOn);
        expect(contractStatus(given, addDays(cancelBy ?? "", 1)).endsOn > endsOn).toBe(true);
      }),
    );
  });
});
