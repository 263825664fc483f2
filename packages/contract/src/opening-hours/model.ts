/**
 * A company's opening hours (Specification §5). Times are wall-clock times in Europe/Berlin. `schema.ts` parses them,
 * `rules.ts` checks them, `text.ts` writes them in German.
 */
import { type Day, daysBetween, weekday } from "../time/berlin-time.ts";

/**
 * One opening span, both times `HH:MM`. A `to` before `from` is on the next day, `00:00` is midnight. From `00:00` to
 * `00:00` is the whole day.
 */
export type Span = { from: string; to: string };

export type DayHours = {
  /** In order. Empty means closed, or by appointment only. */
  spans: Span[];
  byAppointment: boolean;
};

/** Days with their own hours, first and last day included. Without spans they are closed. */
export type SpecialDay = { from: Day; to: Day; label: string; spans: Span[] };

/** `until` is the last closed day; null means until further notice. */
export type TemporaryClosure = { from: Day; until: Day | null; note: string };

export type OpeningHours = {
  /** Seven days, Monday first. */
  week: DayHours[];
  specialDays: SpecialDay[];
  temporarilyClosed: TemporaryClosure | null;
};

export const MINUTES_PER_DAY = 1440;
export const MAX_SPANS_PER_DAY = 4;
export const MAX_SPECIAL_DAYS = 60;
export const MAX_SPECIAL_DAY_LABEL_CHARACTERS = 60;
export const MAX_CLOSURE_NOTE_CHARACTERS = 200;

/** Minutes after midnight of `HH:MM`. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** `HH:MM` of minutes after any midnight. */
export const timeOf = (minutes: number): string => {
  const ofDay = ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, "0")}:${String(ofDay % 60).padStart(2, "0")}`;
};

/**
 * A span in minutes after the midnight at which its day begins. `end` exceeds 1440 if the span continues into the next
 * day.
 */
export const rangeOf = ({ from, to }: Span): { start: number; end: number } => {
  const start = minutesOf(from);
  const end = minutesOf(to);
  return { start, end: end <= start ? end + MINUTES_PER_DAY : end };
};

/** The hours of a company that has given none. */
export const emptyOpeningHours = (): OpeningHours => ({
  week: Array.from({ length: 7 }, () => ({ spans: [], byAppointment: false })),
  specialDays: [],
  temporarilyClosed: null,
});

/** True if there is no span, no appointment, no special day and no closure. */
export const isEmptyOpeningHours = ({ week, specialDays, temporarilyClosed }: OpeningHours): boolean =>
  temporarilyClosed === null &&
  specialDays.length === 0 &&
  week.every(({ spans, byAppointment }) => spans.length === 0 && !byAppointment);

/** What is valid on one day. Spans of the day before may continue into it. */
export type HoursOfDay = DayHours & { special: SpecialDay | null; closure: TemporaryClosure | null };

/** The hours of a calendar day. A temporary closure overrides a special day, a special day overrides the week. */
export const hoursOfDay = ({ week, specialDays, temporarilyClosed: closure }: OpeningHours, day: Day): HoursOfDay => {
  if (closure && closure.from <= day && (closure.until === null || day <= closure.until)) {
    return { spans: [], byAppointment: false, special: null, closure };
  }
  const special = specialDays.find(({ from, to }) => from <= day && day <= to) ?? null;
  if (special) return { spans: special.spans, byAppointment: false, special, closure: null };
  const { spans = [], byAppointment = false } = week[weekday(day)] ?? {};
  return { spans, byAppointment, special: null, closure: null };
};

/** Number of days that a special day covers. */
export const lengthOfSpecialDay = ({ from, to }: Pick<SpecialDay, "from" | "to">): number => daysBetween(from, to) + 1;
