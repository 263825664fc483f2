import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  addYears,
  berlinDate,
  daysBetween,
  instantOfBerlin,
  isDay,
  minutesOfBerlinDay,
  startOfBerlinDay,
  weekday,
} from "./berlin-time.ts";

const at = (iso: string): number => Date.parse(iso);
const anyInstant = fc.integer({ min: at("1990-01-01T00:00:00Z"), max: at("2090-01-01T00:00:00Z") });
const anyDay = anyInstant.map(berlinDate);

describe("days and instants in Berlin", () => {
  test.each([
    ["2026-01-15T22:59:59Z", "2026-01-15"],
    ["2026-01-15T23:00:00Z", "2026-01-16"],
    ["2026-07-15T21:59:59Z", "2026-07-15"],
    ["2026-07-15T22:00:00Z", "2026-07-16"],
    ["2026-12-31T23:30:00Z", "2027-01-01"],
  ])("the day of %s is %s", (instant, day) => {
    expect(berlinDate(at(instant))).toBe(day);
  });

  test.each([
    ["2026-03-29", "2026-03-28T23:00:00Z"],
    ["2026-03-30", "2026-03-29T22:00:00Z"],
    ["2026-10-25", "2026-10-24T22:00:00Z"],
    ["2026-10-26", "2026-10-25T23:00:00Z"],
  ])("the day %s begins at %s", (day, instant) => {
    expect(startOfBerlinDay(day)).toBe(at(instant));
  });

  test.each([
    ["2026-03-29", "01:59", "2026-03-29T00:59:00Z"],
    ["2026-03-29", "02:30", "2026-03-29T01:30:00Z"], // doesn't exist: shows 03:30
    ["2026-03-29", "03:00", "2026-03-29T01:00:00Z"],
    ["2026-10-25", "02:30", "2026-10-25T00:30:00Z"], // exists twice: the first
    ["2026-10-25", "03:00", "2026-10-25T02:00:00Z"],
    ["2026-06-01", "18:30", "2026-06-01T16:30:00Z"],
  ])("%s %s in Berlin is %s", (day, time, instant) => {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    expect(instantOfBerlin(day, hours * 60 + minutes)).toBe(at(instant));
  });

  test("every instant is between the start of its day and of the next", () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const day = berlinDate(instant);
        expect(startOfBerlinDay(day)).toBeLessThanOrEqual(instant);
        expect(startOfBerlinDay(addDays(day, 1))).toBeGreaterThan(instant);
        expect(minutesOfBerlinDay(startOfBerlinDay(day))).toBe(0);
      }),
    );
  });

  test("a day has 24 hours, and once a year 23 and once 25", () => {
    for (let year = 2020; year < 2040; year += 1) {
      const hours = Array.from({ length: 365 }, (_, n) => addDays(`${year}-01-01`, n)).map(
        (day) => (startOfBerlinDay(addDays(day, 1)) - startOfBerlinDay(day)) / 3_600_000,
      );
      expect(hours.filter((length) => length === 23)).toHaveLength(1);
      expect(hours.filter((length) => length === 25)).toHaveLength(1);
    }
  });
});

describe("calendar", () => {
  test("adding days and subtracting them gives the same day; the weekday moves by as many days", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        const moved = addDays(day, days);
        expect(addDays(moved, -days)).toBe(day);
        expect(daysBetween(day, moved)).toBe(days);
        expect(weekday(moved)).toBe((((weekday(day) + days) % 7) + 7) % 7);
      }),
    );
  });

  test.each([
    ["2026-11-21", 5],
    ["2026-11-23", 0],
    ["2024-02-29", 3],
  ])("%s is weekday %i", (day, index) => {
    expect(weekday(day)).toBe(index);
  });

  test.each([
    ["2024-02-29", 1, "2025-02-28"],
    ["2024-02-29", 4, "2028-02-29"],
    ["2023-02-28", 1, "2024-02-28"],
    ["2025-12-31", 1, "2026-12-31"],
  ])("%s plus %i years is %s", (day, years, moved) => {
    expect(addYears(day, years)).toBe(moved);
  });

  test.each(["2026-02-30", "2026-13-01", "2026-2-3", "26-02-03", "", "2026-02-03T00:00", "2025-02-29", "2026-00-10"])(
    "%s is no day",
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});
