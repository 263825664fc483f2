import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { germanDate, germanDateTime, germanTime, germanWeekdayTime } from "./german-instants.ts";

describe("in a browser outside Germany", () => {
  const own = process.env["TZ"];
  beforeAll(() => void (process.env["TZ"] = "America/New_York"));
  afterAll(() => {
    if (own === undefined) delete process.env["TZ"];
    else process.env["TZ"] = own;
  });

  test.each([
    ["2026-11-20T13:02:00Z", "14:02", "20. November 2026"],
    ["2026-06-30T22:30:00Z", "00:30", "1. Juli 2026"],
  ])("%s is %s on %s, Berlin time", (instant, time, date) => {
    expect(germanTime(instant)).toBe(time);
    expect(germanTime(Date.parse(instant))).toBe(time);
    expect(germanDate(instant)).toBe(date);
    expect(germanDateTime(instant)).toBe(`${date} um ${time}`);
  });

  test("germanWeekdayTime also names the weekday", () => {
    expect(germanWeekdayTime("2026-11-20T13:02:00Z")).toBe("Freitag, 20. November 2026 um 14:02");
  });
});
