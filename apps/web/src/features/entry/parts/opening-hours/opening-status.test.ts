import {
  emptyOpeningHours,
  minutesOf,
  type OpeningHours,
  rangeOf,
  type Span,
  timeOf,
} from "@portal/contract/opening-hours/model";
import { checkOpeningHours } from "@portal/contract/opening-hours/rules";
import { berlinDate, instantOfBerlin, minutesOfBerlinDay, weekday } from "@portal/contract/time/berlin-time";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { closeEarlierToday, companyHolidays, type OpeningHoursChange } from "./hours-changes.ts";
import { statusAt } from "./opening-status.ts";

const spans = (text: string): Span[] =>
  text === "" ? [] : text.split(", ").map((part) => ({ from: part.slice(0, 5), to: part.slice(6) }));
const week = (...days: string[]): OpeningHours => ({
  ...emptyOpeningHours(),
  week: Array.from({ length: 7 }, (_, index) => {
    const text = days[index] ?? "";
    return { spans: spans(text.replace("!", "")), byAppointment: text.endsWith("!") };
  }),
});
/** Epoch ms of a Berlin wall-clock time, "2026-11-23 08:00". */
const berlin = (text: string): number => instantOfBerlin(text.slice(0, 10), minutesOf(text.slice(11)));

const office = week(...Array.from({ length: 5 }, () => "08:00-12:00, 13:00-17:00"));
const pub = week("", "", "", "18:00-01:00", "18:00-03:00", "18:00-03:00");
const always = week(...Array.from({ length: 7 }, () => "00:00-00:00"));
const christmas = { from: "2026-12-24", to: "2027-01-03", label: "Betriebsferien", spans: [] };

describe("statusAt", () => {
  // 2026-11-23 is a Monday.
  test.each<[string, OpeningHours, string]>([
    ["2026-11-23 07:59", office, "Geschlossen, öffnet heute um 08:00 Uhr"],
    ["2026-11-23 08:00", office, "Jetzt geöffnet, schließt um 12:00 Uhr"],
    ["2026-11-23 11:59", office, "Jetzt geöffnet, schließt um 12:00 Uhr"],
    ["2026-11-23 12:00", office, "Geschlossen, öffnet heute um 13:00 Uhr"],
    ["2026-11-23 17:00", office, "Geschlossen, öffnet morgen um 08:00 Uhr"],
    ["2026-11-27 17:00", office, "Geschlossen, öffnet am Montag um 08:00 Uhr"],
    ["2026-11-26 23:00", pub, "Jetzt geöffnet, schließt um 01:00 Uhr"],
    ["2026-11-27 00:59", pub, "Jetzt geöffnet, schließt um 01:00 Uhr"],
    ["2026-11-27 01:00", pub, "Geschlossen, öffnet heute um 18:00 Uhr"],
    ["2026-11-29 02:59", pub, "Jetzt geöffnet, schließt um 03:00 Uhr"],
    ["2026-11-29 03:00", pub, "Geschlossen, öffnet am Donnerstag um 18:00 Uhr"],
    ["2026-11-23 03:00", always, "Rund um die Uhr geöffnet"],
    ["2026-11-23 20:00", week("18:00-00:00"), "Jetzt geöffnet, schließt um 24:00 Uhr"],
    [
      "2026-11-23 20:00",
      week("18:00-00:00", "00:00-00:00", "00:00-09:00"),
      "Jetzt geöffnet, schließt am Mittwoch um 09:00 Uhr",
    ],
    ["2026-11-24 10:00", week("08:00-12:00", "!"), "Heute nach Vereinbarung, öffnet am Montag um 08:00 Uhr"],
    ["2026-11-24 10:00", week("", "!"), "Nach Vereinbarung"],
    ["2026-11-23 10:00", emptyOpeningHours(), "Keine Öffnungszeiten angegeben"],
    ["2026-12-24 10:00", { ...office, specialDays: [christmas] }, "Geschlossen, öffnet am 04.01.2027 um 08:00 Uhr"],
    ["2026-12-23 10:00", { ...office, specialDays: [christmas] }, "Jetzt geöffnet, schließt um 12:00 Uhr"],
    [
      "2026-11-23 10:00",
      { ...office, temporarilyClosed: { from: "2026-11-20", until: "2026-11-30", note: "" } },
      "Vorübergehend geschlossen bis 30.11.2026",
    ],
    [
      "2026-11-23 10:00",
      { ...office, temporarilyClosed: { from: "2026-11-20", until: null, note: "" } },
      "Vorübergehend geschlossen",
    ],
    [
      "2026-11-19 17:00",
      { ...office, temporarilyClosed: { from: "2026-11-20", until: null, note: "" } },
      "Geschlossen",
    ],
    [
      "2026-11-28 01:30",
      { ...pub, specialDays: [{ ...christmas, from: "2026-11-28", to: "2026-11-28" }] },
      "Jetzt geöffnet, schließt um 03:00 Uhr",
    ],
  ])("at %s with hours %#", (now, hours, text) => {
    expect(statusAt(hours, berlin(now)).text).toBe(text);
  });

  test("an end at 02:30 in the repeated hour of autumn closes twice", () => {
    const night = week("", "", "", "", "", "20:00-02:30");
    expect(statusAt(night, Date.parse("2026-10-25T00:15:00Z")).state).toBe("open"); // 02:15, first
    expect(statusAt(night, Date.parse("2026-10-25T00:45:00Z")).state).toBe("closed"); // 02:45, first
    expect(statusAt(night, Date.parse("2026-10-25T01:15:00Z")).state).toBe("open"); // 02:15 again
    expect(statusAt(night, Date.parse("2026-10-25T01:30:00Z")).state).toBe("closed");
  });

  test("an end in the skipped hour of spring closes at its end", () => {
    const night = week("", "", "", "", "", "20:00-02:30");
    expect(statusAt(night, Date.parse("2026-03-29T00:59:59Z")).state).toBe("open"); // 01:59
    expect(statusAt(night, Date.parse("2026-03-29T01:00:00Z")).state).toBe("closed"); // 03:00
  });

  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => timeOf(quarter * 15));
  const day = fc.array(fc.record({ from: time, to: time }), { maxLength: 2 });
  const anyWeek = fc
    .array(day, { minLength: 7, maxLength: 7 })
    .map((days): OpeningHours => ({
      ...emptyOpeningHours(),
      week: days.map((found) => ({ spans: found, byAppointment: false })),
    }))
    .filter((hours) => checkOpeningHours(hours).length === 0);
  const anyInstant = fc.integer({ min: Date.parse("2026-01-01"), max: Date.parse("2027-12-31") });

  test("open exactly if the time is inside a span of today or last night", () => {
    fc.assert(
      fc.property(anyWeek, anyInstant, (hours, now) => {
        const minute = minutesOfBerlinDay(now);
        const index = weekday(berlinDate(now));
        const today = hours.week[index]?.spans.map(rangeOf) ?? [];
        const lastNight = (hours.week[(index + 6) % 7]?.spans.map(rangeOf) ?? []).map(({ start, end }) => ({
          start: start - 1440,
          end: end - 1440,
        }));
        const inside = [...today, ...lastNight].some(({ start, end }) => start <= minute && minute < end);
        expect(statusAt(hours, now).state === "open").toBe(inside);
      }),
    );
  });

  test("at `changesAt` an open company is closed and a closed one open", () => {
    fc.assert(
      fc.property(anyWeek, anyInstant, (hours, now) => {
        const { state, changesAt } = statusAt(hours, now);
        if (!changesAt || (state !== "open" && state !== "closed")) return;
        const [hoursOf, minutes] = changesAt.time.split(":").map(Number);
        const then = instantOfBerlin(changesAt.day, (hoursOf ?? 0) * 60 + (minutes ?? 0));
        // The tests above cover the hours of the clock change.
        fc.pre(minutesOfBerlinDay(then) === ((hoursOf ?? 0) * 60 + (minutes ?? 0)) % 1440);
        expect(statusAt(hours, then).state).toBe(state === "open" ? "closed" : "open");
      }),
    );
  });
});

const applied = (change: OpeningHoursChange): OpeningHours => {
  if (!change.ok) throw new Error(change.message);
  return change.hours;
};

describe("closeEarlierToday", () => {
  test("shortens today's hours and keeps tomorrow's", () => {
    const now = berlin("2026-11-23 10:00");
    const hours = applied(closeEarlierToday(office, now, "15:00"));
    expect(hours.specialDays).toEqual([
      {
        from: "2026-11-23",
        to: "2026-11-23",
        label: "Heute früher geschlossen",
        spans: spans("08:00-12:00, 13:00-15:00"),
      },
    ]);
    expect(hours.week).toEqual(office.week);
    expect(statusAt(hours, berlin("2026-11-23 15:00")).text).toBe("Geschlossen, öffnet morgen um 08:00 Uhr");
    expect(statusAt(hours, berlin("2026-11-24 15:00")).state).toBe("open");
  });

  test.each<[string, OpeningHours, string, string, string]>([
    ["during the first span", office, "2026-11-23 10:00", "11:00", "08:00-11:00"],
    ["in the pause", office, "2026-11-23 10:00", "12:30", "08:00-12:00"],
    ["at once", office, "2026-11-23 10:00", "10:00", "08:00-10:00"],
    ["before opening: closed the whole day", office, "2026-11-23 07:00", "07:30", ""],
    ["past midnight", pub, "2026-11-27 20:00", "00:30", "18:00-00:30"],
    ["at midnight", pub, "2026-11-27 20:00", "00:00", "18:00-00:00"],
    ["in the whole day", always, "2026-11-23 10:00", "12:00", "00:00-12:00"],
  ])("%s", (_, hours, now, time, left) => {
    expect(applied(closeEarlierToday(hours, berlin(now), time)).specialDays[0]?.spans).toEqual(spans(left));
  });

  test("after midnight, shortens the night that began yesterday", () => {
    const hours = applied(closeEarlierToday(pub, berlin("2026-11-28 00:30"), "01:00"));
    expect(hours.specialDays).toMatchObject([{ from: "2026-11-27", to: "2026-11-27", spans: spans("18:00-01:00") }]);
  });

  test.each([
    [
      "later than closing",
      office,
      "2026-11-23 10:00",
      "17:30",
      "Bitte wählen Sie eine Uhrzeit zwischen jetzt und 17:00 Uhr.",
    ],
    [
      "at closing time",
      office,
      "2026-11-23 10:00",
      "17:00",
      "Bitte wählen Sie eine Uhrzeit zwischen jetzt und 17:00 Uhr.",
    ],
    ["in the past", office, "2026-11-23 10:00", "09:00", "Bitte wählen Sie eine Uhrzeit zwischen jetzt und 17:00 Uhr."],
    ["after closing", office, "2026-11-23 18:00", "19:00", "Sie haben heute nicht mehr geöffnet."],
    ["on a closed day", office, "2026-11-22 10:00", "12:00", "Sie haben heute nicht mehr geöffnet."],
  ])("%s: refuses with a message", (_, hours, now, time, message) => {
    expect(closeEarlierToday(hours, berlin(now), time)).toEqual({ ok: false, message });
  });

  test("twice leaves one special day, and keeps the rest of a longer one", () => {
    const longer = {
      ...office,
      specialDays: [{ from: "2026-11-22", to: "2026-11-25", label: "Inventur", spans: spans("08:00-16:00") }],
    };
    const once = applied(closeEarlierToday(longer, berlin("2026-11-23 10:00"), "15:00"));
    const twice = applied(closeEarlierToday(once, berlin("2026-11-23 11:00"), "14:00"));
    expect(twice.specialDays.map(({ from, to, label, spans: left }) => [from, to, label, left[0]?.to])).toEqual([
      ["2026-11-22", "2026-11-22", "Inventur", "16:00"],
      ["2026-11-23", "2026-11-23", "Heute früher geschlossen", "14:00"],
      ["2026-11-24", "2026-11-25", "Inventur", "16:00"],
    ]);
    expect(checkOpeningHours(twice)).toEqual([]);
  });
});

describe("companyHolidays", () => {
  test("close every day of the range and replace earlier special days on them", () => {
    const earlier = {
      ...office,
      specialDays: [{ from: "2026-12-31", to: "2027-01-02", label: "Silvester", spans: spans("08:00-10:00") }],
    };
    const hours = applied(companyHolidays(earlier, "2026-12-24", "2027-01-01"));
    expect(hours.specialDays.map(({ from, to, label }) => [from, to, label])).toEqual([
      ["2026-12-24", "2027-01-01", "Betriebsferien"],
      ["2027-01-02", "2027-01-02", "Silvester"],
    ]);
    expect(statusAt(hours, berlin("2026-12-24 10:00")).state).toBe("closed");
    expect(checkOpeningHours(hours)).toEqual([]);
  });

  test.each([
    ["2026-12-24", "2026-12-23", "Der letzte Tag liegt vor dem 24.12.2026."],
    ["2026-12-24", "2027-12-25", "Höchstens ein Jahr. Für länger gibt es „Vorübergehend geschlossen“."],
    ["2026-02-30", "2026-03-01", "Bitte geben Sie ein gültiges Datum ein."],
  ])("from %s to %s: refuse with a message", (from, until, message) => {
    expect(companyHolidays(office, from, until)).toEqual({ ok: false, message });
  });

  test("drop special days that ended long ago", () => {
    const past = { from: "2026-01-06", to: "2026-01-06", label: "", spans: [] };
    const recent = { from: "2026-11-30", to: "2026-11-30", label: "", spans: [] };
    const hours = applied(companyHolidays({ ...office, specialDays: [past, recent] }, "2026-12-24", "2026-12-31"));
    expect(hours.specialDays.map(({ from }) => from)).toEqual(["2026-11-30", "2026-12-24"]);
  });
});
