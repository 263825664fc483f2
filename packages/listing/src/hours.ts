/** Parses a portal's opening hours into a week and compares it with the business's own. */
import { readHoursText } from "./hours-text/hours-text.ts";
import { weekdayOf } from "./hours-text/tokens.ts";
import type { WeekSpans } from "./hours-text/week.ts";
import type { HoursReading, HoursSpecification } from "@portal/contract/entry-service/listing";
import { type DayHours, MINUTES_PER_DAY, rangeOf, type Span } from "@portal/contract/opening-hours/model";
import { openingHoursText } from "@portal/contract/opening-hours/text";

const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;
const LAST_MINUTE = "23:59";
const MIDNIGHT = "00:00";
const CLOCK = /^T?([01]?\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?(?:Z|[+-]\d{2}:?\d{2})?$/;

const clockTime = (text: string): string | undefined => {
  const [, hour, minute] = CLOCK.exec(text.trim()) ?? [];
  return hour === undefined ? undefined : `${hour === "24" ? "00" : hour.padStart(2, "0")}:${minute}`;
};

/** "https://schema.org/Monday", "Monday", "Mo". Public holidays are not days of the week. */
const weekdayIn = (name: string): number | undefined => weekdayOf((/\w+$/.exec(name.trim())?.[0] ?? "").toLowerCase());
const isHoliday = (name: string): boolean => /PublicHolidays$/i.test(name.trim());

/** The span of one specification; null for closed, undefined if it can't be parsed. */
function spanOf({ opens, closes }: HoursSpecification): Span | null | undefined {
  if (opens === "" && closes === "") return null;
  const [from, to] = [clockTime(opens), clockTime(closes)];
  if (from === undefined || to === undefined) return undefined;
  // In schema.org, equal times mean closed, and a whole day ends one minute before midnight.
  if (from === to) return closes.trim().startsWith("24") ? { from, to } : null;
  return { from, to: to === LAST_MINUTE ? MIDNIGHT : to };
}

function readSpecifications(specifications: readonly HoursSpecification[]): WeekSpans | undefined {
  const week: WeekSpans = Array.from({ length: 7 }, () => []);
  for (const specification of specifications) {
    const span = spanOf(specification);
    const days = specification.days.filter((name) => !isHoliday(name)).map(weekdayIn);
    if (span === undefined || days.includes(undefined)) return undefined;
    if (span !== null) for (const day of days) if (day !== undefined) week[day]?.push(span);
  }
  return week.map((spans) => spans.toSorted((a, b) => rangeOf(a).start - rangeOf(b).start));
}

/** A listing's week: undefined if it has none, "unreadable" if no rule understands it. */
export function readHours({ texts, specifications }: HoursReading): WeekSpans | "unreadable" | undefined {
  if (texts.length === 0 && specifications.length === 0) return undefined;
  const specified = specifications.length === 0 ? undefined : readSpecifications(specifications);
  return specified ?? (texts.length === 0 ? undefined : readHoursText(texts)) ?? "unreadable";
}

/**
 * All open minutes of the week as ordered intervals that neither touch nor overlap. So a night as one or two spans, a
 * break of no length, and Sunday into Monday give the same result.
 */
function stretchesOf(week: WeekSpans): [start: number, end: number][] {
  const cut = week
    .flatMap((spans, day) =>
      spans.map(rangeOf).map(({ start, end }) => [start + day * MINUTES_PER_DAY, end + day * MINUTES_PER_DAY] as const),
    )
    .flatMap(([start, end]): [number, number][] =>
      end <= MINUTES_PER_WEEK
        ? [[start, end]]
        : [
            [start, MINUTES_PER_WEEK],
            [0, end - MINUTES_PER_WEEK],
          ],
    )
    .toSorted(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [start, end] of cut) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** True if both weeks are open in the same minutes. */
export function isSameWeek(a: WeekSpans, b: WeekSpans): boolean {
  const [left, right] = [stretchesOf(a), stretchesOf(b)];
  return (
    left.length === right.length &&
    left.every(([start, end], index) => start === right[index]?.[0] && end === right[index]?.[1])
  );
}

/** The spans only: portals show a day by appointment without hours. */
export const weekSpans = (days: readonly DayHours[]): WeekSpans => days.map(({ spans }) => spans);

/** A week as German text; "geschlossen" if all days are closed. */
export function weekText(week: WeekSpans): string {
  const text = openingHoursText({ week: week.map((spans) => ({ spans, byAppointment: false })) });
  return text === "" ? "geschlossen" : text;
}
