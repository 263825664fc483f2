import { emptyOpeningHours, type OpeningHours } from "@portal/contract/opening-hours/model";
import { describe, expect, test } from "vitest";
import {
  draftOfHours,
  endsNextDay,
  hoursOfDraft,
  readableHours,
  spanDraft,
  tidySpans,
  withAddedSpan,
  withCopiedDay,
  withDayKind,
} from "./hours-draft.ts";

const workshop = (): OpeningHours => ({
  ...emptyOpeningHours(),
  week: [
    {
      spans: [
        { from: "08:00", to: "12:00" },
        { from: "13:00", to: "17:00" },
      ],
      byAppointment: false,
    },
    { spans: [{ from: "08:00", to: "12:00" }], byAppointment: true },
    { spans: [], byAppointment: true },
    ...Array.from({ length: 4 }, () => ({ spans: [], byAppointment: false })),
  ],
  specialDays: [
    { from: "2026-12-24", to: "2026-12-24", label: "Heiligabend", spans: [{ from: "09:00", to: "12:00" }] },
  ],
  temporarilyClosed: { from: "2027-01-02", until: null, note: "Umbau" },
});

const times = (spans: readonly { from: string; to: string }[]) => spans.map(({ from, to }) => `${from}-${to}`);

test("hoursOfDraft returns what draftOfHours was given", () => {
  expect(hoursOfDraft(draftOfHours(workshop()))).toEqual(workshop());
});

test("a day opened for the first time gets the hours of the open day before it", () => {
  const week = withDayKind(draftOfHours(workshop()).week, 3, "open");
  expect(times(week[3]?.spans ?? [])).toEqual(["08:00-12:00"]);
  expect(times(withDayKind(draftOfHours(emptyOpeningHours()).week, 0, "open")[0]?.spans ?? [])).toEqual([
    "08:00-17:00",
  ]);
});

test("a day that is closed and opened again has its hours", () => {
  const closed = withDayKind(draftOfHours(workshop()).week, 0, "closed");
  expect(hoursOfDraft({ week: closed, specialDays: [], closure: null }).week[0]).toEqual({
    spans: [],
    byAppointment: false,
  });
  expect(times(withDayKind(closed, 0, "open")[0]?.spans ?? [])).toEqual(["08:00-12:00", "13:00-17:00"]);
});

test("copied days have row keys of their own", () => {
  const { week } = draftOfHours(workshop());
  const copied = withCopiedDay(week, 0, [0, 4]);
  expect(times(copied[4]?.spans ?? [])).toEqual(["08:00-12:00", "13:00-17:00"]);
  expect(copied[4]?.spans[0]?.key).not.toBe(week[0]?.spans[0]?.key);
  expect(copied[1]).toBe(week[1]);
});

describe("tidySpans after a field lost focus", () => {
  test("normalises a time to HH:MM", () => {
    const span = spanDraft("8", "17 Uhr");
    expect(times(tidySpans([span], span.key))).toEqual(["08:00-17:00"]);
  });
  test("splits several spans into rows", () => {
    const span = spanDraft("8-12, 13-17:30", "");
    expect(times(tidySpans([span, spanDraft("19:00", "20:00")], span.key))).toEqual([
      "08:00-12:00",
      "13:00-17:30",
      "19:00-20:00",
    ]);
  });
  test("keeps a text that is no time", () => {
    const span = spanDraft("früh", "");
    expect(times(tidySpans([span], span.key))).toEqual(["früh-"]);
  });
});

test("endsNextDay is true for an end before the beginning, and false for midnight", () => {
  expect(endsNextDay(spanDraft("18", "2"))).toBe(true);
  expect(endsNextDay(spanDraft("18", "24"))).toBe(false);
  expect(endsNextDay(spanDraft("8", ""))).toBe(false);
});

test("withAddedSpan after a morning adds an afternoon", () => {
  expect(times(withAddedSpan([spanDraft("08:00", "12:00")]))).toEqual(["08:00-12:00", "14:00-18:00"]);
  expect(times(withAddedSpan([spanDraft("08:00", "17:00")]))).toEqual(["08:00-17:00", "-"]);
});

test("readableHours leaves out unfinished rows", () => {
  const draft = draftOfHours(workshop());
  const unfinished = { ...draft, week: draft.week.map((day) => ({ ...day, spans: [spanDraft("08:00", "")] })) };
  expect(readableHours(unfinished).week[0]?.spans).toEqual([]);
});
