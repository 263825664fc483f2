import { minutesOfBerlinDay } from "@portal/contract/time/berlin-time";

const MORNING_ENDS = 11 * 60;
const EVENING_BEGINS = 18 * 60;

/** "Guten Morgen", "Guten Tag" or "Guten Abend", in Berlin time. `now` is epoch ms. */
export function greeting(now: number): string {
  const minute = minutesOfBerlinDay(now);
  if (minute >= EVENING_BEGINS || minute < 4 * 60) return "Guten Abend";
  return minute < MORNING_ENDS ? "Guten Morgen" : "Guten Tag";
}
