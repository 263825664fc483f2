import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyOpeningHours, hoursOfDay, isEmptyOpeningHours, type OpeningHours, type Span, timeOf } from "./model.ts";
import { checkOpeningHours } from "./rules.ts";
import { openingHoursSchema, readOpeningHours } from "./schema.ts";
import { compactWeek, openingHoursText, specialDayText } from "./text.ts";

const spans = (text: string): Span[] =>
  text === "" ? [] : text.split(", ").map((part) => ({ from: part.slice(0, 5), to: part.slice(6) }));

/** Hours of a week: one text per day from Monday, "" for closed, a final "!" for by appointment. */
const week = (...days: string[]): OpeningHours => ({
  ...emptyOpeningHours(),
  week: Array.from({ length: 7 }, (_, index) => {
    const text = days[index] ?? "";
    return { spans: spans(text.replace("!", "")), byAppointment: text.endsWith("!") };
  }),
});
const issuesOf = (hours: OpeningHours) => checkOpeningHours(hours).map(({ path, code }) => `${path.join(".")} ${code}`);

describe("checkOpeningHours", () => {
  test.each<[string, OpeningHours, string[]]>([
    ["empty hours", emptyOpeningHours(), []],
    ["two spans", week("08:00-12:00, 13:00-17:00"), []],
    ["touching spans", week("08:00-12:00, 12:00-17:00"), []],
    ["over midnight", week("18:00-02:00", "18:00-02:00"), []],
    ["until midnight", week("18:00-00:00", "00:00-04:00"), []],
    ["the whole day, every day", week(...Array.from({ length: 7 }, () => "00:00-00:00")), []],
    ["equal", week("08:00-08:00"), ["week.0.spans.0.to equal"]],
    ["overlapping", week("", "08:00-12:00, 11:59-17:00"), ["week.1.spans.1.from overlap"]],
    ["out of order", week("13:00-17:00, 08:00-12:00"), ["week.0.spans.1.from order"]],
    ["after an opening over midnight", week("18:00-02:00, 20:00-21:00"), ["week.0.spans.1.from overlap"]],
    ["after the whole day", week("00:00-00:00, 08:00-12:00"), ["week.0.spans.1.from overlap"]],
    ["into the next day", week("18:00-02:00", "01:30-12:00"), ["week.1.spans.0.from overlap_next_day"]],
    ["touching on the next day", week("18:00-02:00", "02:00-12:00"), []],
    [
      "from Sunday into Monday",
      week("00:30-12:00", "", "", "", "", "", "20:00-01:00"),
      ["week.0.spans.0.from overlap_next_day"],
    ],
  ])("%s", (_, hours, issues) => {
    expect(issuesOf(hours)).toEqual(issues);
  });

  const special = (from: string, to: string, text = "") => ({ from, to, label: "", spans: spans(text) });
  test.each<[string, OpeningHours["specialDays"], string[]]>([
    ["one day", [special("2026-12-24", "2026-12-24", "08:00-12:00")], []],
    ["two that do not overlap", [special("2026-12-24", "2026-12-26"), special("2026-12-27", "2026-12-31")], []],
    ["end before start", [special("2026-12-24", "2026-12-23")], ["specialDays.0.to range"]],
    ["longer than a year", [special("2026-01-01", "2027-01-02")], ["specialDays.0.to range"]],
    [
      "twice",
      [special("2026-12-20", "2026-12-26"), special("2026-12-24", "2026-12-24")],
      ["specialDays.1.from special_overlap"],
    ],
    [
      "overlapping spans",
      [special("2026-12-24", "2026-12-24", "08:00-12:00, 09:00-10:00")],
      ["specialDays.0.spans.1.from overlap"],
    ],
    [
      "nights that run into each other",
      [special("2026-12-24", "2026-12-25", "01:00-12:00, 20:00-02:00")],
      ["specialDays.0.spans.0.from overlap_next_day"],
    ],
  ])("special days: %s", (_, specialDays, issues) => {
    expect(issuesOf({ ...emptyOpeningHours(), specialDays })).toEqual(issues);
  });

  test("refuses a closure that ends before it begins", () => {
    const closed = { ...emptyOpeningHours(), temporarilyClosed: { from: "2026-05-02", until: "2026-05-01", note: "" } };
    expect(issuesOf(closed)).toEqual(["temporarilyClosed.until range"]);
  });

  test("the error names the wrong value in German", () => {
    const [issue] = checkOpeningHours(week("18:00-02:00", "01:30-12:00"));
    expect(issue?.message).toBe(
      "Diese Zeit überschneidet sich mit der Öffnung von Montag bis 02:00 Uhr nach Mitternacht.",
    );
  });
});

describe("openingHoursSchema", () => {
  test("times with one digit become two digits", () => {
    const typed = {
      ...emptyOpeningHours(),
      week: week().week.map((day) => ({ ...day, spans: [{ from: "8:00", to: "9:30" }] })),
    };
    expect(openingHoursSchema.parse(typed).week[0]?.spans).toEqual([{ from: "08:00", to: "09:30" }]);
  });

  test.each<[string, unknown, string]>([
    ["a span from 24:00 to 25:00", { ...week(), week: week("24:00-25:00").week }, "week.0.spans.0.from"],
    ["too many spans", week("08:00-09:00, 10:00-11:00, 12:00-13:00, 14:00-15:00, 16:00-17:00"), "week.0.spans"],
    ["six days", { ...week(), week: week().week.slice(1) }, "week"],
    [
      "a day that no calendar has",
      { ...week(), specialDays: [{ from: "2026-02-30", to: "2026-03-01", label: "", spans: [] }] },
      "specialDays.0.from",
    ],
    ["a broken rule", week("08:00-08:00"), "week.0.spans.0.to"],
  ])("%s: the error is at its field", (_, hours, path) => {
    const read = openingHoursSchema.safeParse(hours);
    expect(read.error?.issues[0]?.path.join(".")).toBe(path);
    expect(read.error?.issues[0]?.message).toMatch(/^[A-ZÄÖÜ].*\.$/);
  });

  test("readOpeningHours: unreadable stored hours count as none given", () => {
    for (const stored of [{}, null, "x", { week: [] }])
      expect(isEmptyOpeningHours(readOpeningHours(stored))).toBe(true);
    expect(readOpeningHours(week("08:00-12:00"))).toEqual(week("08:00-12:00"));
  });
});

describe("hoursOfDay", () => {
  const hours: OpeningHours = {
    ...week("08:00-12:00", "08:00-12:00"),
    specialDays: [{ from: "2026-11-23", to: "2026-11-24", label: "Inventur", spans: spans("10:00-11:00") }],
    temporarilyClosed: { from: "2026-11-24", until: "2026-11-30", note: "" },
  };
  test.each([
    ["2026-11-16", "08:00", false],
    ["2026-11-23", "10:00", false],
    ["2026-11-24", undefined, true],
    ["2026-11-30", undefined, true],
    ["2026-12-01", "08:00", false],
  ])("%s with a closure from %s is closed: %s", (day, from, closed) => {
    const { spans: found, closure } = hoursOfDay(hours, day);
    expect([found[0]?.from, closure !== null]).toEqual([from, closed]);
  });

  test("a closure without an end lasts until further notice", () => {
    const closed = { ...hours, temporarilyClosed: { from: "2026-11-24", until: null, note: "" } };
    expect(hoursOfDay(closed, "2031-01-01").closure).not.toBeNull();
  });
});

describe("short German text", () => {
  const office = "08:00-12:00, 13:00-17:00";
  test.each<[string, OpeningHours, string]>([
    [
      "an office",
      week(office, office, office, office, "08:00-14:00"),
      "Mo–Do 08:00–12:00, 13:00–17:00; Fr 08:00–14:00",
    ],
    ["the whole working week", week(...Array.from({ length: 5 }, () => "08:00-17:00")), "Mo–Fr 08:00–17:00"],
    ["two days", week("", "", "", "", "", "10:00-16:00", "10:00-16:00"), "Sa, So 10:00–16:00"],
    ["until midnight", week("18:00-00:00"), "Mo 18:00–24:00"],
    ["over midnight", week("", "", "", "", "20:00-03:00"), "Fr 20:00–03:00"],
    ["by appointment", week("09:00-12:00!", "!"), "Mo 09:00–12:00 und nach Vereinbarung; Di nach Vereinbarung"],
    ["always", week(...Array.from({ length: 7 }, () => "00:00-00:00")), "Mo–So 24 Stunden"],
    ["never", emptyOpeningHours(), ""],
  ])("%s", (_, hours, text) => {
    expect(openingHoursText(hours)).toBe(text);
  });

  test("compactWeek has lines for closed days", () => {
    expect(compactWeek(week("08:00-12:00"))).toEqual([
      { days: "Mo", hours: "08:00–12:00" },
      { days: "Di–So", hours: "geschlossen" },
    ]);
  });

  test("specialDayText", () => {
    expect(specialDayText({ from: "2026-12-24", to: "2026-12-24", label: "Heiligabend", spans: [] })).toBe(
      "24.12.2026: geschlossen (Heiligabend)",
    );
    expect(specialDayText({ from: "2026-12-28", to: "2026-12-30", label: "", spans: spans("09:00-12:00") })).toBe(
      "28.12.2026 bis 30.12.2026: 09:00–12:00",
    );
  });

  test("the lines of compactWeek cover each day exactly once for any week", () => {
    const day = fc.constantFrom("", "!", "08:00-12:00", "18:00-02:00");
    fc.assert(
      fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (days) => {
        const names = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];
        const covered = compactWeek(week(...days)).flatMap((line) => {
          const [first = "", last = first] = line.days.split(/–|, /);
          return names.slice(names.indexOf(first), names.indexOf(last) + 1);
        });
        expect(covered).toEqual(names);
      }),
    );
  });
});

test("timeOf converts minutes after any midnight", () => {
  expect([0, 61, 1439, 1440, 1500, -1].map(timeOf)).toEqual(["00:00", "01:01", "23:59", "00:00", "01:00", "23:59"]);
});
