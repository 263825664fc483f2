/** The times that "Heute früher zu" offers. Pure. */
import { type OpeningHours, timeOf } from "@portal/contract/opening-hours/model";
import { berlinDate, minutesOfBerlinDay } from "@portal/contract/time/berlin-time";
import { closeEarlierToday } from "../hours-changes.ts";
import { statusAt } from "../opening-status.ts";

/** One choice: `time` is `HH:MM`, `label` is the button's text. */
export type ClosingTime = { readonly time: string; readonly label: string };

const STEP_MINUTES = 30;
const LONGEST_MINUTES = 24 * 60;
/** With more half hours than this, only whole hours are offered. */
const MOST_CHOICES = 9;

/** The first minute of the day at which closing earlier makes a difference; null if nothing opens any more today. */
function firstMinute(hours: OpeningHours, now: number): number | null {
  const { state, changesAt } = statusAt(hours, now);
  const minute = minutesOfBerlinDay(now);
  if (state === "open") return minute;
  if (changesAt?.day !== berlinDate(now)) return null;
  return Math.max(minute, Number(changesAt.time.slice(0, 2)) * 60 + Number(changesAt.time.slice(3)));
}

/** "Ab sofort", then half hours, or whole hours if there are many, until the usual closing time. `now` is epoch ms. */
export function closingTimes(hours: OpeningHours, now: number): ClosingTime[] {
  const first = firstMinute(hours, now);
  if (first === null) return [];
  const fits = (minute: number) => closeEarlierToday(hours, now, timeOf(minute)).ok;
  const minutes: number[] = [];
  const start = (Math.floor(first / STEP_MINUTES) + 1) * STEP_MINUTES;
  for (let minute = start; minute < first + LONGEST_MINUTES && fits(minute); minute += STEP_MINUTES)
    minutes.push(minute);
  const shown = minutes.length > MOST_CHOICES ? minutes.filter((minute) => minute % 60 === 0) : minutes;
  const isOpen = first === minutesOfBerlinDay(now);
  const atOnce = { time: timeOf(minutesOfBerlinDay(now)), label: isOpen ? "Ab sofort" : "Heute gar nicht öffnen" };
  return [atOnce, ...shown.map((minute) => ({ time: timeOf(minute), label: `${timeOf(minute)} Uhr` }))];
}
