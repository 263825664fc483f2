/** When summaries are sent: Monday, or the first of the month, from seven in the morning, Berlin time. */
import { addDays, berlinDate, type Day, minutesOfBerlinDay, weekday } from "../time/berlin-time.ts";

export const RHYTHMS = ["weekly", "monthly"] as const;
export type Rhythm = (typeof RHYTHMS)[number];
export const RHYTHM_LABELS: Record<Rhythm, string> = { weekly: "jede Woche", monthly: "jeden Monat" };

const FROM_HOUR = 7;
const TO_HOUR = 20;
/** A server that was away catches up for so many days after the first one; then the period is left out. */
const LATE_DAYS = 1;

/** The first day of the week or month that holds a day. */
export const periodOf = (rhythm: Rhythm, day: Day): Day =>
  rhythm === "weekly" ? addDays(day, -weekday(day)) : `${day.slice(0, 8)}01`;

/** The week or month that a summary of this period is about: the one before. */
export function coveredBy(rhythm: Rhythm, period: Day): { firstDay: Day; lastDay: Day } {
  const lastDay = addDays(period, -1);
  return { firstDay: periodOf(rhythm, lastDay), lastDay };
}

/** The period whose summary is sent at this instant (milliseconds); null outside of the hours. */
export function duePeriod(rhythm: Rhythm, now: number): Day | null {
  const today = berlinDate(now);
  const hour = Math.floor(minutesOfBerlinDay(now) / 60);
  const period = periodOf(rhythm, today);
  return hour >= FROM_HOUR && hour < TO_HOUR && today <= addDays(period, LATE_DAYS) ? period : null;
}

/** The day of the next summary, for somebody who has had that of this period. */
export const nextDay = (rhythm: Rhythm, today: Day): Day =>
  periodOf(rhythm, addDays(periodOf(rhythm, today), rhythm === "weekly" ? 7 : 31));
