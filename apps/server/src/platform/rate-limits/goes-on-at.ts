import { berlinDate } from "@portal/contract/time/berlin-time";
import { germanInstant } from "@portal/contract/text/formats";

const MINUTE_MS = 60_000;

/** "Ab 14:35 Uhr geht es weiter.", with the day if it is not today's. Rounds up, so that nobody tries too early. */
export function goesOnAt(end: Date, now: Date): string {
  const minute = Math.ceil(end.getTime() / MINUTE_MS) * MINUTE_MS;
  const [day = "", time = ""] = germanInstant(minute).split(", ");
  const isToday = berlinDate(minute) === berlinDate(now.getTime());
  return `Ab ${isToday ? "" : `${day}, `}${time} Uhr geht es weiter.`;
}
