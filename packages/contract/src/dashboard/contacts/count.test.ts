import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../time/berlin-time.ts";
import { type ContactDay, type ContactSource, countContacts, countPeriod, READ_DAYS } from "./count.ts";

const TODAY = "2026-11-23";
const YESTERDAY = "2026-11-22";
const day = (given: Partial<ContactDay>): ContactDay => ({
  day: YESTERDAY,
  started: 0,
  answered: 0,
  written: 0,
  received: 0,
  other: 0,
  costCents: 0,
  ...given,
});
const source = (key: string, days: ContactDay[], given: Partial<ContactSource> = {}): ContactSource => ({
  key,
  firstDay: "2025-01-01",
  lastDay: YESTERDAY,
  hasCosts: false,
  days,
  ...given,
});
const sumsOf = (...sources: ContactSource[]) =>
  countContacts(sources, TODAY)?.sources.map(({ contacts, leftOut }) => [contacts, leftOut]);

test("weeks end with the last day: eight where all sources can be compared, else four", () => {
  const days = [
    day({ started: 3 }),
    day({ started: 2, day: addDays(YESTERDAY, -7) }),
    day({ started: 5, day: "2026-09-28" }),
  ];
  const weeksSince = (firstDay: string) => countContacts([source("entry", days, { firstDay })], TODAY)?.weeks;
  expect(weeksSince("2026-09-28")).toEqual([5, 0, 0, 0, 0, 0, 2, 3]);
  expect(weeksSince("2026-09-29")).toEqual([0, 0, 2, 3]);
});

describe("calls that start and calls that are answered on one day", () => {
  test.each([
    ["fewer answered than started: all of them are left out", 5, 3, [5, 0], [0, 3]],
    ["more answered than started: only the surplus counts", 5, 8, [5, 0], [3, 5]],
    ["none started: every answered call counts", 0, 4, [0, 0], [4, 0]],
  ])("%s", (_rule, started, answered, entry, phone) =>
    expect(sumsOf(source("entry", [day({ started })]), source("phone", [day({ answered })]))).toEqual([entry, phone]),
  );

  test("two services answer: the started calls cover them one after the other", () => {
    const entry = source("entry", [day({ started: 5 })]);
    const [one, two] = [source("one", [day({ answered: 3 })]), source("two", [day({ answered: 4 })])];
    expect(sumsOf(entry, one, two)).toEqual([
      [5, 0],
      [0, 3],
      [2, 2],
    ]);
  });

  test("of another day, they cover nothing", () => {
    const entry = source("entry", [day({ started: 5, day: "2026-11-21" })]);
    expect(sumsOf(entry, source("phone", [day({ answered: 3 })]))).toEqual([
      [5, 0],
      [3, 0],
    ]);
  });
});

test("of leads only those count that are more than the mails and forms of the day; calls cover none of them", () => {
  const entry = source("entry", [day({ written: 2, started: 9 })]);
  const leads = source("leads", [day({ received: 3, costCents: 4500 })], { hasCosts: true });
  expect(sumsOf(entry, leads, source("phone", [day({ answered: 4 })]))).toEqual([
    [11, 0],
    [1, 2],
    [0, 4],
  ]);
});

test("mails, forms and questions for the way always count, and costs belong to sources that know them", () => {
  const ads = source("ads", [day({ started: 2, written: 1, costCents: 4500 })], { hasCosts: true });
  const counted = countContacts([source("entry", [day({ other: 4 })]), ads], TODAY);
  expect([counted?.total, counted?.sources.map(({ costCents }) => costCents)]).toEqual([7, [null, 4500]]);
});

describe("the 28 days", () => {
  const daysOf = (...sources: ContactSource[]) => {
    const { firstDay, lastDay } = countContacts(sources, TODAY) ?? {};
    return [firstDay, lastDay];
  };
  test("end yesterday", () => expect(daysOf(source("entry", []))).toEqual(["2026-10-26", YESTERDAY]));
  test("end with the source that is furthest behind", () =>
    expect(daysOf(source("entry", []), source("ads", [], { lastDay: "2026-11-20" }))).toEqual([
      "2026-10-24",
      "2026-11-20",
    ]));
  test("do not wait for a source that stopped more than a week ago", () =>
    expect(daysOf(source("entry", []), source("ads", [], { lastDay: "2026-11-14" }))).toEqual([
      "2026-10-26",
      YESTERDAY,
    ]));
});

describe("the comparison", () => {
  const before = (firstDay: string) =>
    countContacts([source("entry", [day({ other: 3, day: "2026-10-25" })], { firstDay })], TODAY)?.before;
  test("counts the 28 days before", () => expect(before("2026-09-28")).toBe(3));
  test("is missing if a source began within them", () => expect(before("2026-09-29")).toBeNull());
});

describe("a period", () => {
  const WEEK = { firstDay: "2026-11-16", lastDay: YESTERDAY };
  const BEFORE = { firstDay: "2026-11-09", lastDay: "2026-11-15" };
  const days = ["2026-11-08", "2026-11-09", "2026-11-15", "2026-11-16", YESTERDAY, TODAY].map((at) =>
    day({ day: at, other: 1 }),
  );
  const counted = (given: Partial<ContactSource> = {}) => countPeriod([source("entry", days, given)], WEEK, BEFORE);
  test("counts its own days only, and those before", () =>
    expect(counted()).toMatchObject({ ...WEEK, total: 2, before: 2 }));
  test("is not compared if a source began later, or has not all days yet", () =>
    expect([counted({ firstDay: "2026-11-10" })?.before, counted({ lastDay: "2026-11-21" })?.before]).toEqual([
      null,
      null,
    ]));
  test("names the last day of a source that lags behind", () =>
    expect([counted(), counted({ lastDay: "2026-11-21" })].map((all) => all?.sources[0]?.until)).toEqual([
      undefined,
      "2026-11-21",
    ]));
  test("of sources that began after it has no figures", () =>
    expect(counted({ firstDay: TODAY, lastDay: TODAY })).toBeNull());
});

test("without figures there is nothing to count", () => {
  expect(countContacts([], TODAY)).toBeNull();
  expect(countContacts([source("ads", [], { firstDay: null, lastDay: null })], TODAY)).toBeNull();
});

test("never counts more than all ends together, and never less than the larger one", () => {
  const days = fc.array(fc.record({ ago: fc.integer({ min: 1, max: READ_DAYS }), calls: fc.nat(50) }), {
    maxLength: 40,
  });
  const ends_ = fc.constantFrom(["started", "answered"] as const, ["written", "received"] as const);
  fc.assert(
    fc.property(days, days, ends_, (starts, ends, [first, last]) => {
      const started = starts.map(({ ago, calls }) => day({ day: addDays(TODAY, -ago), [first]: calls }));
      const answered = ends.map(({ ago, calls }) => day({ day: addDays(TODAY, -ago), [last]: calls }));
      const alone = (days_: ContactDay[]) => countContacts([source("x", days_)], TODAY)?.total ?? 0;
      const total = countContacts([source("entry", started), source("phone", answered)], TODAY)?.total ?? 0;
      const [one, other] = [alone(started), alone(answered)];
      expect(total).toBeGreaterThanOrEqual(Math.max(one, other));
      expect(total).toBeLessThanOrEqual(one + other);
    }),
  );
});
