import { emptyOpeningHours, type OpeningHours, type Span } from "@portal/contract/opening-hours/model";
import { instantOfBerlin } from "@portal/contract/time/berlin-time";
import { expect, test } from "vitest";
import { closingTimes } from "./closing-times.ts";

const MONDAY = "2026-03-02";
const everyDay = (...spans: Span[]): OpeningHours => ({
  ...emptyOpeningHours(),
  week: Array.from({ length: 7 }, () => ({ spans, byAppointment: false })),
});
const labels = (hours: OpeningHours, minutes: number) =>
  closingTimes(hours, instantOfBerlin(MONDAY, minutes)).map(({ label }) => label);

test("offers half hours from now until the usual closing time", () => {
  expect(labels(everyDay({ from: "08:00", to: "17:00" }), 15 * 60 + 10)).toEqual([
    "Ab sofort",
    "15:30 Uhr",
    "16:00 Uhr",
    "16:30 Uhr",
  ]);
});

test("offers whole hours on a long day", () => {
  expect(labels(everyDay({ from: "08:00", to: "17:00" }), 9 * 60)).toEqual([
    "Ab sofort",
    ...[10, 11, 12, 13, 14, 15, 16].map((hour) => `${hour}:00 Uhr`),
  ]);
});

test("before opening, the first choice keeps the day closed", () => {
  expect(labels(everyDay({ from: "14:00", to: "16:00" }), 8 * 60)).toEqual([
    "Heute gar nicht öffnen",
    "14:30 Uhr",
    "15:00 Uhr",
    "15:30 Uhr",
  ]);
});

test("offers times after midnight if the night lasts that long", () => {
  expect(labels(everyDay({ from: "18:00", to: "01:00" }), 23 * 60 + 5)).toEqual([
    "Ab sofort",
    "23:30 Uhr",
    "00:00 Uhr",
    "00:30 Uhr",
  ]);
});

test("offers nothing after closing, on closed days and without hours", () => {
  expect(labels(everyDay({ from: "08:00", to: "17:00" }), 18 * 60)).toEqual([]);
  expect(labels(emptyOpeningHours(), 12 * 60)).toEqual([]);
});
