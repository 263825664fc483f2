import { emptyOpeningHours, type OpeningHours } from "@portal/contract/opening-hours/model";
import { expect, test } from "vitest";
import { viewOf } from "./widget-view.ts";

/** Wednesday, half past ten in Berlin. */
const NOW = Date.parse("2026-11-25T09:30:00Z");
const spans = (...texts: string[]) => texts.map((text) => ({ from: text.slice(0, 5), to: text.slice(6) }));
const open: OpeningHours = {
  ...emptyOpeningHours(),
  week: Array.from({ length: 7 }, (_none, day) => ({
    spans: day < 5 ? spans("08:00-12:00", "13:00-17:00") : [],
    byAppointment: false,
  })),
};
const special = (from: string, to: string, label = "", ...texts: string[]) => ({
  ...open,
  specialDays: [{ from, to, label, spans: spans(...texts) }],
});
const closed = (from: string, until: string | null): OpeningHours => ({
  ...open,
  temporarilyClosed: { from, until, note: "Umbau" },
});

test("an open company says until when, and today is marked in its week", () => {
  const { isOpen, status, notices, days } = viewOf(open, NOW);
  expect([isOpen, status, notices]).toEqual([true, "Jetzt geöffnet, schließt um 12:00 Uhr", []]);
  expect(days.map(({ name, isToday }) => (isToday ? `*${name}` : name))).toEqual([
    "Montag",
    "Dienstag",
    "*Mittwoch",
    "Donnerstag",
    "Freitag",
    "Samstag",
    "Sonntag",
  ]);
  expect([days[2]?.spans, days[5]?.spans]).toEqual([["08:00–12:00", "13:00–17:00"], ["geschlossen"]]);
});

test("after closing time it says when it opens next", () =>
  expect(viewOf(open, Date.parse("2026-11-27T17:00:00Z"))).toMatchObject({
    isOpen: false,
    status: "Geschlossen, öffnet am Montag um 08:00 Uhr",
  }));

test.each<[string, OpeningHours, string[]]>([
  ["a special day of today", special("2026-11-25", "2026-11-25"), ["25.11.2026: geschlossen"]],
  [
    "holidays in two weeks",
    special("2026-12-09", "2026-12-20", "Betriebsferien"),
    ["09.12.2026 bis 20.12.2026: geschlossen (Betriebsferien)"],
  ],
  ["holidays in fifteen days", special("2026-12-10", "2026-12-20"), []],
  ["holidays that have begun", special("2026-11-01", "2026-11-25"), ["01.11.2026 bis 25.11.2026: geschlossen"]],
  ["holidays that ended yesterday", special("2026-11-01", "2026-11-24"), []],
  ["a closure with an end", closed("2026-11-20", "2026-11-25"), ["Geschlossen ab 20.11.2026 bis 25.11.2026 (Umbau)"]],
  ["a closure without an end", closed("2027-01-02", null), ["Geschlossen ab 02.01.2027 bis auf Weiteres (Umbau)"]],
  ["a closure that is over", closed("2026-11-20", "2026-11-24"), []],
])("notices with %s", (_what, hours, notices) => expect(viewOf(hours, NOW).notices).toEqual(notices));

test.each<[string, OpeningHours, string[]]>([
  ["shorter hours", special("2026-11-25", "2026-11-25", "", "09:00-11:00"), ["09:00–11:00"]],
  ["a day off", special("2026-11-25", "2026-11-26"), ["geschlossen"]],
  ["a closure", closed("2026-11-20", null), ["geschlossen"]],
])("today's line with %s differs from the week", (_what, hours, expected) => {
  const today = viewOf(hours, NOW).days[2];
  expect([today?.spans, today?.differs]).toEqual([expected, true]);
  expect(viewOf(hours, NOW).days[3]?.differs).toBe(false);
});

test("a company without hours says so and shows no week", () =>
  expect(viewOf(emptyOpeningHours(), NOW)).toEqual({
    isOpen: false,
    status: "Keine Öffnungszeiten angegeben",
    notices: [],
    days: [],
  }));
