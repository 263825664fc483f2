/**
 * Calendar days and clock times in Europe/Berlin (Specification §4, §9). Instants are epoch milliseconds; days are
 * `YYYY-MM-DD` strings that compare and sort as text. Nothing here reads the clock: callers pass `now`.
 */

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

export const BERLIN_TIME_ZONE = "Europe/Berlin";
const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: BERLIN_TIME_ZONE,
  calendar: "iso8601",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

const readWallClock = (instant: number): number => {
  const part: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

// Offsets change only at quarter hours. Asking Intl each time costs more than a small database read.
const SLOT_MS = 15 * MS_PER_MINUTE;
const KNOWN_OFFSETS_AT_MOST = 10_000;
const knownOffsets = new Map<number, number>();

const offsetMs = (instant: number): number => {
  const slot = Math.floor(instant / SLOT_MS);
  const known = knownOffsets.get(slot);
  if (known !== undefined) return known;
  const start = slot * SLOT_MS;
  const offset = readWallClock(start) - start;
  if (knownOffsets.size >= KNOWN_OFFSETS_AT_MOST) knownOffsets.clear();
  knownOffsets.set(slot, offset);
  return offset;
};

/** The Berlin wall clock at an instant, to the second, as if it were UTC. */
const wallClockAsUtc = (instant: number): number => Math.floor(instant / 1000) * 1000 + offsetMs(instant);

// A year's statistics move each of its days several times; parsing and printing them took longer than the query.
const KNOWN_DAYS_AT_MOST = 20_000;
const midnightsByDay = new Map<Day, number>();
const daysByMidnight = new Map<number, Day>();

/** Both directions at once; both maps start anew when they are full. */
const rememberDay = (day: Day, midnight: number): void => {
  if (midnightsByDay.size >= KNOWN_DAYS_AT_MOST) {
    midnightsByDay.clear();
    daysByMidnight.clear();
  }
  midnightsByDay.set(day, midnight);
  daysByMidnight.set(midnight, day);
};

const utcMidnight = (day: Day): number => {
  const known = midnightsByDay.get(day);
  if (known !== undefined) return known;
  const [, year, month, date] = DAY_PATTERN.exec(day) ?? [];
  const instant = Date.UTC(Number(year), Number(month) - 1, Number(date));
  const found = new Date(instant);
  const isThatDay = found.getUTCDate() === Number(date) && found.getUTCMonth() === Number(month) - 1;
  if (!isThatDay || found.getUTCFullYear() !== Number(year)) throw new RangeError(`not a calendar day: ${day}`);
  rememberDay(day, instant);
  return instant;
};

const dayOfUtc = (instant: number): Day => {
  const midnight = Math.floor(instant / MS_PER_DAY) * MS_PER_DAY;
  const known = daysByMidnight.get(midnight);
  if (known !== undefined) return known;
  const day = new Date(midnight).toISOString().slice(0, 10);
  // Years of five digits are cut to something that is no day.
  if (DAY_PATTERN.test(day)) rememberDay(day, midnight);
  return day;
};

/** True for a `YYYY-MM-DD` that exists in the calendar; false for 2026-02-30. */
export const isDay = (text: string): boolean => {
  try {
    utcMidnight(text);
    return true;
  } catch {
    return false;
  }
};

/** The Berlin calendar day of an instant. */
export const berlinDate = (instant: number): Day => dayOfUtc(wallClockAsUtc(instant));

/** Minutes after midnight on Berlin's clocks, 0 to 1439. */
export const minutesOfBerlinDay = (instant: number): number => {
  const wall = new Date(wallClockAsUtc(instant));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
};

/** The day `days` later; earlier if negative. */
export const addDays = (day: Day, days: number): Day => dayOfUtc(utcMidnight(day) + days * MS_PER_DAY);

/** The same day `years` later. 29 February becomes 28 February in other years. */
export const addYears = (day: Day, years: number): Day => {
  const [year = "", month = "", date = ""] = day.split("-");
  const moved = `${String(Number(year) + years).padStart(4, "0")}-${month}-${date}`;
  return isDay(moved) ? moved : `${moved.slice(0, 8)}28`;
};

/** Days from one day to another; negative if `to` is before `from`. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((utcMidnight(to) - utcMidnight(from)) / MS_PER_DAY);

/** Day of the week, 0 for Monday to 6 for Sunday. */
export const weekday = (day: Day): number => {
  // 1 January 1970 was a Thursday.
  const sinceMonday = (utcMidnight(day) / MS_PER_DAY + 3) % 7;
  return sinceMonday < 0 ? sinceMonday + 7 : sinceMonday;
};

/**
 * The instant at which Berlin's clocks show a minute of a day. A time in the spring gap does not exist; the result is
 * as far after the gap's start. A time in the repeated hour of autumn means its first occurrence.
 */
export const instantOfBerlin = (day: Day, minutes: number): number => {
  const wall = utcMidnight(day) + minutes * MS_PER_MINUTE;
  const early = wall - offsetMs(wall - 3 * 3_600_000);
  if (wallClockAsUtc(early) === wall) return early;
  const late = wall - offsetMs(wall);
  return wallClockAsUtc(late) === wall ? late : early;
};

/** The instant at which a Berlin day begins. */
export const startOfBerlinDay = (day: Day): number => instantOfBerlin(day, 0);
