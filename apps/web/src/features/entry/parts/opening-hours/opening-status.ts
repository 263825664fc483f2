/** Whether a company is open at a given time, and the German sentence for it. Pure. */
import {
  type HoursOfDay,
  hoursOfDay,
  isEmptyOpeningHours,
  MINUTES_PER_DAY,
  type OpeningHours,
  rangeOf,
  timeOf,
} from "@portal/contract/opening-hours/model";
import { germanDay } from "@portal/contract/text/formats";
import { addDays, berlinDate, type Day, minutesOfBerlinDay, weekday } from "@portal/contract/time/berlin-time";

export type OpeningState = "open" | "closed" | "by-appointment" | "temporarily-closed" | "unknown";

/** A wall-clock time in Berlin. `time` is `24:00` if something ends with its day. */
export type WallClock = { day: Day; time: string };

export type OpeningStatus = {
  state: OpeningState;
  /** When an open company closes, or a closed one opens next; null if it never does within the horizon. */
  changesAt: WallClock | null;
  text: string;
};

const WEEKDAYS = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"];
/** Long enough for the longest special day, and for hours that exist only in another season. */
const HORIZON_DAYS = 400;

/** Opening times in minutes after today's midnight, starting yesterday; adjacent ones are joined. */
function* openStretches(hours: OpeningHours, today: Day): Generator<{ start: number; end: number }> {
  let current: { start: number; end: number } | undefined;
  for (let offset = -1; offset <= HORIZON_DAYS; offset += 1) {
    const ranges = hoursOfDay(hours, addDays(today, offset)).spans.map(rangeOf);
    for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
      const start = range.start + offset * MINUTES_PER_DAY;
      const end = range.end + offset * MINUTES_PER_DAY;
      if (current && start <= current.end) {
        current = { start: current.start, end: Math.max(current.end, end) };
      } else {
        if (current) yield current;
        current = { start, end };
      }
    }
  }
  if (current) yield current;
}

const dayName = (today: Day, day: Day): string => {
  if (day === today) return "heute";
  if (day === addDays(today, 1)) return "morgen";
  return day <= addDays(today, 6) ? `am ${WEEKDAYS[weekday(day)]}` : `am ${germanDay(day)}`;
};

const wallClock = (today: Day, minutes: number): WallClock => ({
  day: addDays(today, Math.floor(minutes / MINUTES_PER_DAY)),
  time: timeOf(minutes),
});

/** The time at which something ends: midnight counts as 24:00 of the day before. */
const endingAt = (today: Day, minutes: number): WallClock =>
  minutes % MINUTES_PER_DAY === 0
    ? { day: addDays(today, minutes / MINUTES_PER_DAY - 1), time: "24:00" }
    : wallClock(today, minutes);

const openStatus = (today: Day, end: number): OpeningStatus => {
  if (end >= HORIZON_DAYS * MINUTES_PER_DAY)
    return { state: "open", changesAt: null, text: "Rund um die Uhr geöffnet" };
  const changesAt = endingAt(today, end);
  // An end after the next midnight but before the next evening needs no day's name.
  const when = end < 2 * MINUTES_PER_DAY ? "" : `${dayName(today, changesAt.day)} `;
  return { state: "open", changesAt, text: `Jetzt geöffnet, schließt ${when}um ${changesAt.time} Uhr` };
};

const closedStatus = (today: Day, start: number | undefined, { byAppointment, closure }: HoursOfDay): OpeningStatus => {
  const changesAt = start === undefined ? null : wallClock(today, start);
  if (closure) {
    const until = closure.until === null ? "" : ` bis ${germanDay(closure.until)}`;
    return { state: "temporarily-closed", changesAt, text: `Vorübergehend geschlossen${until}` };
  }
  const opens = changesAt && `öffnet ${dayName(today, changesAt.day)} um ${changesAt.time} Uhr`;
  if (byAppointment) {
    return {
      state: "by-appointment",
      changesAt,
      text: opens ? `Heute nach Vereinbarung, ${opens}` : "Nach Vereinbarung",
    };
  }
  return { state: "closed", changesAt, text: opens ? `Geschlossen, ${opens}` : "Geschlossen" };
};

/**
 * Whether the company is open at `now` (epoch ms) in Berlin time. Hours in the repeated hour of autumn apply twice; a
 * time in the skipped hour of spring takes effect at its end.
 */
export const statusAt = (hours: OpeningHours, now: number): OpeningStatus => {
  if (isEmptyOpeningHours(hours)) return { state: "unknown", changesAt: null, text: "Keine Öffnungszeiten angegeben" };
  const today = berlinDate(now);
  const minute = minutesOfBerlinDay(now);
  for (const { start, end } of openStretches(hours, today)) {
    if (end <= minute) continue;
    return start <= minute ? openStatus(today, end) : closedStatus(today, start, hoursOfDay(hours, today));
  }
  return closedStatus(today, undefined, hoursOfDay(hours, today));
};
