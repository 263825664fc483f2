/** The bounds of the rules: what just passes, what is just refused, and which of several refusals is told. */
import { describe, expect, test } from "vitest";
import { emptyOpeningHours, hoursOfDay, isEmptyOpeningHours, type OpeningHours } from "./model.ts";
import { checkOpeningHours } from "./rules.ts";

const spans = (...texts: string[]) => texts.map((text) => ({ from: text.slice(0, 5), to: text.slice(6) }));
const special = (from: string, to: string, ...texts: string[]) => ({ from, to, label: "", spans: spans(...texts) });
const monday = (...texts: string[]): OpeningHours => {
  const hours = emptyOpeningHours();
  return { ...hours, week: hours.week.map((day, index) => (index === 0 ? { ...day, spans: spans(...texts) } : day)) };
};
const withSpecialDays = (...specialDays: OpeningHours["specialDays"]): OpeningHours => ({
  ...emptyOpeningHours(),
  specialDays,
});
const closed = (from: string, until: string | null): OpeningHours => ({
  ...emptyOpeningHours(),
  temporarilyClosed: { from, until, note: "" },
});
const told = (hours: OpeningHours): string[] =>
  checkOpeningHours(hours).map(({ code, message }) => `${code}: ${message}`);
const codes = (hours: OpeningHours): string[] => checkOpeningHours(hours).map(({ code }) => code);

test("two spans that begin together overlap; they are not out of order", () => {
  expect(told(monday("08:00-12:00", "08:00-10:00"))).toEqual([
    "overlap: Diese Zeit überschneidet sich mit 08:00 bis 12:00 Uhr.",
  ]);
});

test("a span without length is told as such, although it overlaps as well", () => {
  expect(codes(monday("08:00-12:00", "10:00-10:00"))).toEqual(["equal"]);
});

test("a night that runs into the next day is told by its weekday and end", () => {
  const hours = emptyOpeningHours();
  hours.week[5] = { spans: spans("20:00-02:00"), byAppointment: false };
  hours.week[6] = { spans: spans("01:00-12:00"), byAppointment: false };
  expect(told(hours)).toEqual([
    "overlap_next_day: Diese Zeit überschneidet sich mit der Öffnung von Samstag bis 02:00 Uhr nach Mitternacht.",
  ]);
});

describe("special days", () => {
  test.each([
    ["2026-01-01", "2027-01-01", []],
    ["2026-01-01", "2027-01-02", ["range"]],
    ["2026-01-01", "2025-12-31", ["range"]],
  ])("from %s to %s: %j", (from, to, expected) => expect(codes(withSpecialDays(special(from, to)))).toEqual(expected));

  test("a night runs into the next of several days, but a single day has no next one", () => {
    const night = ["00:30-12:00", "20:00-01:00"] as const;
    expect(codes(withSpecialDays(special("2026-12-24", "2026-12-24", ...night)))).toEqual([]);
    expect(codes(withSpecialDays(special("2026-12-24", "2026-12-25", ...night)))).toEqual(["overlap_next_day"]);
    expect(codes(withSpecialDays(special("2026-12-24", "2026-12-25", "12:00-13:00", "20:00-01:00")))).toEqual([]);
  });

  test("of a broken order and a night that runs on, the order is told", () => {
    const days = withSpecialDays(special("2026-12-24", "2026-12-25", "00:30-12:00", "00:10-00:20", "20:00-01:00"));
    expect(codes(days)).toEqual(["order"]);
  });

  test.each<[string, [string, string], [string, string], string | null]>([
    ["the first day is the other's last", ["2026-12-20", "2026-12-24"], ["2026-12-24", "2026-12-26"], "24.12.2026"],
    ["the last day is the other's first", ["2026-12-24", "2026-12-26"], ["2026-12-20", "2026-12-24"], "24.12.2026"],
    ["one lies within the other", ["2026-12-20", "2026-12-31"], ["2026-12-24", "2026-12-24"], "24.12.2026"],
    ["one begins a day later", ["2026-12-20", "2026-12-24"], ["2026-12-25", "2026-12-26"], null],
    ["one ends a day before", ["2026-12-24", "2026-12-26"], ["2026-12-20", "2026-12-23"], null],
    ["one that ends before it begins", ["2026-12-20", "2026-12-26"], ["2026-12-24", "2026-12-22"], null],
  ])("%s", (_what, first, second, day) => {
    const issues = told(withSpecialDays(special(...first), special(...second)));
    const twice =
      day === null ? [] : [`special_overlap: Für den ${day} haben Sie schon einen besonderen Tag eingetragen.`];
    expect(issues.filter((issue) => issue.startsWith("special_overlap"))).toEqual(twice);
  });
});

test.each([
  ["2026-12-24", "2026-12-24", []],
  ["2026-12-24", null, []],
  ["2026-12-24", "2026-12-23", ["range: Der letzte Tag liegt vor dem ersten."]],
])("closed from %s until %s: %j", (from, until, issues) => expect(told(closed(from, until))).toEqual(issues));

test.each<[string, OpeningHours, boolean]>([
  ["nothing", emptyOpeningHours(), true],
  ["a span", monday("08:00-12:00"), false],
  ["a special day", withSpecialDays(special("2026-12-24", "2026-12-24")), false],
  ["a closure", closed("2026-12-24", null), false],
  ["an appointment", { ...emptyOpeningHours(), week: [{ spans: [], byAppointment: true }] }, false],
])("hours with %s are empty: %s", (_what, hours, isEmpty) => expect(isEmptyOpeningHours(hours)).toBe(isEmpty));

describe("the hours of a day", () => {
  const hours: OpeningHours = {
    week: Array.from({ length: 7 }, () => ({ spans: spans("08:00-12:00"), byAppointment: true })),
    specialDays: [special("2026-12-24", "2026-12-26", "09:00-10:00")],
    temporarilyClosed: { from: "2026-12-26", until: "2026-12-28", note: "" },
  };
  test.each([
    ["2026-12-23", "week"],
    ["2026-12-24", "special"],
    ["2026-12-25", "special"],
    ["2026-12-26", "closure"],
    ["2026-12-28", "closure"],
    ["2026-12-29", "week"],
  ])("%s is of the %s", (day, kind) => {
    const found = hoursOfDay(hours, day);
    const expected = {
      week: { spans: spans("08:00-12:00"), byAppointment: true, special: null, closure: null },
      special: { spans: spans("09:00-10:00"), byAppointment: false, special: hours.specialDays[0], closure: null },
      closure: { spans: [], byAppointment: false, special: null, closure: hours.temporarilyClosed },
    }[kind];
    expect(found).toEqual(expected);
  });

  test("a week without days is closed", () => {
    expect(hoursOfDay({ ...emptyOpeningHours(), week: [] }, "2026-12-23")).toEqual({
      spans: [],
      byAppointment: false,
      special: null,
      closure: null,
    });
  });
});
