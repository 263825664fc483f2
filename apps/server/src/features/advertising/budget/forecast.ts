/**
 * Forecast of the day on which a budget is used up: a bootstrap of whole weeks. Each of many courses continues the
 * spending with weeks drawn at random from the last twelve, so weekdays, good and bad weeks come as often as they did.
 * The level of a course is drawn too, because twelve weeks tell the true level only roughly. What 80 % of the courses
 * agree on is the spread that people see.
 */
import { type BudgetForecast, FORECAST_SHARE } from "@portal/contract/advertising/calls";
import { addDays, type Day, daysBetween } from "@portal/contract/time/berlin-time";

export const HISTORY_DAYS = 84;
const WEEK = 7;
const FEWEST_WEEKS = 4;
const COURSES = 400;
/** Weeks from which the level of a course is drawn: fewer make the spread wider. */
const LEVEL_WEEKS = 2;

export type ForecastInput = {
  /** Days up to `lastDay`, in order; a missing day counts as one without costs. */
  history: readonly { day: Day; spentCents: number }[];
  lastDay: Day;
  spentCents: number;
  planCents: number;
  /** The budget's last day. */
  end: Day;
};

/** Null if fewer than four weeks are known. The same input gives the same forecast. */
export function forecastOf({ history, lastDay, spentCents, planCents, end }: ForecastInput): BudgetForecast | null {
  const weeks = weeksBefore(lastDay, history);
  if (weeks.length < FEWEST_WEEKS) return null;
  const mean = average(weeks.map(sumOf));
  const random = randomFrom(daysBetween("2000-01-01", lastDay) + planCents);
  const draw = (): readonly number[] => weeks[Math.floor(random() * weeks.length)] ?? [];
  const length = daysBetween(lastDay, end);
  const courses = Array.from({ length: COURSES }, () => {
    const level = mean === 0 ? 1 : average(Array.from({ length: LEVEL_WEEKS }, () => sumOf(draw()))) / mean;
    return courseOf({ draw, level, length, left: planCents - spentCents });
  });
  const tail = (1 - FORECAST_SHARE) / 2;
  const days = courses.map(({ usedUpAfter }) => usedUpAfter).toSorted((one, other) => one - other);
  const spent = courses.map(({ spent: more }) => more).toSorted((one, other) => one - other);
  const day = (share: number): Day | null => {
    const after = quantile(days, share);
    return Number.isFinite(after) ? addDays(lastDay, after) : null;
  };
  return {
    earliest: day(tail),
    likely: day(0.5),
    latest: day(1 - tail),
    lowCents: spentCents + Math.round(quantile(spent, tail)),
    likelyCents: spentCents + Math.round(quantile(spent, 0.5)),
    highCents: spentCents + Math.round(quantile(spent, 1 - tail)),
    weeks: weeks.length,
  };
}

/** The whole weeks that end with `lastDay`, from the first known day on. Each begins on the weekday after `lastDay`. */
function weeksBefore(lastDay: Day, history: ForecastInput["history"]): number[][] {
  const first = history[0]?.day ?? lastDay;
  const count = Math.min(HISTORY_DAYS / WEEK, Math.floor((daysBetween(first, lastDay) + 1) / WEEK));
  const byDay = new Map(history.map(({ day, spentCents }) => [day, spentCents]));
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: WEEK }, (_day, day) => byDay.get(addDays(lastDay, 1 - WEEK * (week + 1) + day)) ?? 0),
  );
}

type Course = { draw: () => readonly number[]; level: number; length: number; left: number };

/** `usedUpAfter` counts days from the last known one; infinite if the budget outlives its last day. */
function courseOf({ draw, level, length, left }: Course): { usedUpAfter: number; spent: number } {
  let spent = 0;
  let week: readonly number[] = [];
  for (let day = 0; day < length; day += 1) {
    if (day % WEEK === 0) week = draw();
    spent += (week[day % WEEK] ?? 0) * level;
    if (spent >= left) return { usedUpAfter: day + 1, spent: left };
  }
  return { usedUpAfter: Infinity, spent };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const average = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length;
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** Numbers from 0 to 1 that look random; the same seed gives the same ones (a linear congruential generator). */
function randomFrom(seed: number): () => number {
  let state = seed % 4_294_967_296;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
