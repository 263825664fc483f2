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

test("what is stored comes back as it was", () => {
  expect(hoursOfDraft(draftOfHours(workshop()))).toEqual(workshop());
});

test("a day opened for the first time takes the hours of the open day before it", () => {
  const week = withDayKind(draftOfHours(workshop()).week, 3, "open");
  expect(times(week[3]?.spans ?? [])).toEqual(["08:00-12:00"]);
  expect(times(withDayKind(draftOfHours(emptyOpeningHours()).week, 0, "open")[0]?.spans ?? [])).toEqual([
    "08:00-17:00",
  ]);
});

test("closing a day and opening it again loses nothing", () => {
  const closed = withDayKind(draftOfHours(workshop()).week, 0, "closed");
  expect(hoursOfDraft({ week: closed, specialDays: [], closure: null }).week[0]).toEqual({
    spans: [],
    byAppointment: false,
  });
  expect(times(withDayKind(closed, 0, "open")[0]?.spans ?? [])).toEqual(["08:00-12:00", "13:00-17:00"]);
});

test("copied days have rows of their own", () => {
  const { week } = draftOfHours(workshop());
  const copied = withCopiedDay(week, 0, [0, 4]);
  expect(times(copied[4]?.spans ?? [])).toEqual(["08:00-12:00", "13:00-17:00"]);
  expect(copied[4]?.spans[0]?.key).not.toBe(week[0]?.spans[0]?.key);
  expect(copied[1]).toBe(week[1]);
});

describe("leaving a field", () => {
  test("puts the time into the wire's form", () => {
    const span = spanDraft("8", "17 Uhr");
    expect(times(tidySpans([span], span.key))).toEqual(["08:00-17:00"]);
  });
  test("spreads several spans over rows", () => {
    const span = spanDraft("8-12, 13-17:30", "");
    expect(times(tidySpans([span, spanDraft("19:00", "20:00")], span.key))).toEqual([
      "08:00-12:00",
      "13:00-17:30",
      "19:00-20:00",
    ]);
  });
  test("keeps what it does not understand", () => {
    const span = spanDraft("früh", "");
    expect(times(tidySpans([span], span.key))).toEqual(["früh-"]);
  });
});

test("an end before the beginning is on the next day, midnight is not", () => {
  expect(endsNextDay(spanDraft("18", "2"))).toBe(true);
  expect(endsNextDay(spanDraft("18", "24"))).toBe(false);
  expect(endsNextDay(spanDraft("8", ""))).toBe(false);
});

test("another span after a morning is an afternoon", () => {
  expect(times(withAddedSpan([spanDraft("08:00", "12:00")]))).toEqual(["08:00-12:00", "14:00-18:00"]);
  expect(times(withAddedSpan([spanDraft("08:00", "17:00")]))).toEqual(["08:00-17:00", "-"]);
});

test("unfinished rows are not shown to customers", () => {
  const draft = draftOfHours(workshop());
  const unfinished = { ...draft, week: draft.week.map((day) => ({ ...day, spans: [spanDraft("08:00", "")] })) };
  expect(readableHours(unfinished).week[0]?.spans).toEqual([]);
});
