/** The dashboard's quick changes "Heute früher zu" and "Betriebsferien", stored as special days. Pure. */
import {
  hoursOfDay,
  lengthOfSpecialDay,
  MAX_SPECIAL_DAYS,
  MINUTES_PER_DAY,
  minutesOf,
  type OpeningHours,
  rangeOf,
  type Span,
  type SpecialDay,
  timeOf,
} from "@portal/contract/opening-hours/model";
import { germanDay } from "@portal/contract/text/formats";
import { addDays, berlinDate, type Day, isDay, minutesOfBerlinDay } from "@portal/contract/time/berlin-time";

/** The new hours, or a German message that says why they can't be changed. */
export type OpeningHoursChange = { ok: true; hours: OpeningHours } | { ok: false; message: string };

export const CLOSE_EARLIER_LABEL = "Heute früher geschlossen";
export const COMPANY_HOLIDAYS_LABEL = "Betriebsferien";

/** Special days that ended longer ago than this are dropped when a new one is added. */
const KEPT_PAST_DAYS = 31;
const MAX_HOLIDAYS_DAYS = 366;

/** What remains of a special day without the days from `from` to `to`. */
const without = (special: SpecialDay, { from, to }: Pick<SpecialDay, "from" | "to">): SpecialDay[] => {
  if (special.to < from || to < special.from) return [special];
  const before = special.from < from ? [{ ...special, to: addDays(from, -1) }] : [];
  const after = to < special.to ? [{ ...special, from: addDays(to, 1) }] : [];
  return [...before, ...after];
};

/** Adds a special day, which replaces other special days on the same days. */
const withSpecialDay = (hours: OpeningHours, added: SpecialDay): OpeningHoursChange => {
  const forgotten = addDays(added.from, -KEPT_PAST_DAYS);
  const kept = hours.specialDays.filter(({ to }) => to >= forgotten).flatMap((special) => without(special, added));
  if (kept.length >= MAX_SPECIAL_DAYS) {
    return {
      ok: false,
      message: "Sie haben schon sehr viele besondere Tage eingetragen. Bitte löschen Sie zuerst einige davon.",
    };
  }
  const specialDays = [...kept, added].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return { ok: true, hours: { ...hours, specialDays } };
};

type OpenDay = { day: Day; spans: Span[]; minute: number; end: number };

const openDay = (hours: OpeningHours, day: Day, minute: number): OpenDay => {
  const { spans } = hoursOfDay(hours, day);
  return { day, spans, minute, end: Math.max(0, ...spans.map((span) => rangeOf(span).end)) };
};

/** The day whose opening is running or still to come; after midnight that may be yesterday's. */
const businessDay = (hours: OpeningHours, now: number): OpenDay => {
  const [today, minute] = [berlinDate(now), minutesOfBerlinDay(now)];
  const yesterday = openDay(hours, addDays(today, -1), minute + MINUTES_PER_DAY);
  return yesterday.end > yesterday.minute ? yesterday : openDay(hours, today, minute);
};

const cutAt = (spans: readonly Span[], end: number): Span[] =>
  spans
    .filter((span) => rangeOf(span).start < end)
    .map((span) => (rangeOf(span).end <= end ? span : { ...span, to: timeOf(end) }));

/**
 * Closes at `time` (`HH:MM`) today instead of later; other days stay. In a night that began yesterday, "today" is
 * that night. A time before now means a time after midnight, if the opening lasts that long. `now` is epoch ms.
 */
export const closeEarlierToday = (hours: OpeningHours, now: number, time: string): OpeningHoursChange => {
  const { day, spans, minute, end } = businessDay(hours, now);
  if (end <= minute) return { ok: false, message: "Sie haben heute nicht mehr geöffnet." };
  const asked = minutesOf(time) + (minute >= MINUTES_PER_DAY ? MINUTES_PER_DAY : 0);
  const closing = asked < minute ? asked + MINUTES_PER_DAY : asked;
  if (closing >= end) {
    const message = `Bitte wählen Sie eine Uhrzeit zwischen jetzt und ${end === MINUTES_PER_DAY ? "24:00" : timeOf(end)} Uhr.`;
    return { ok: false, message };
  }
  return withSpecialDay(hours, { from: day, to: day, label: CLOSE_EARLIER_LABEL, spans: cutAt(spans, closing) });
};

/** Closes from `from` to `until`, both included. Replaces the special days on those days. */
export const companyHolidays = (
  hours: OpeningHours,
  from: Day,
  until: Day,
  label: string = COMPANY_HOLIDAYS_LABEL,
): OpeningHoursChange => {
  if (!isDay(from) || !isDay(until)) return { ok: false, message: "Bitte geben Sie ein gültiges Datum ein." };
  if (until < from) return { ok: false, message: `Der letzte Tag liegt vor dem ${germanDay(from)}.` };
  if (lengthOfSpecialDay({ from, to: until }) > MAX_HOLIDAYS_DAYS) {
    return { ok: false, message: "Höchstens ein Jahr. Für länger gibt es „Vorübergehend geschlossen“." };
  }
  return withSpecialDay(hours, { from, to: until, label, spans: [] });
};
