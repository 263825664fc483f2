/**
 * Counts a company's contacts over all products, each once (ADR 131). Pure.
 *
 * A contact is somebody who calls, writes or asks for the way. Looking at something is none, and neither is a click that
 * leads to the company's website. A call is seen at two ends: where it starts (the number in the entry or in an ad) and
 * where it is answered (secretarial service, voicebot). So is what people write: where it starts (a mail or form of the
 * entry or of an ad) and where it arrives (an accepted lead). Nobody can tell which of them are the same. So of the calls
 * that were answered on a day, only those count that are more than the calls that started on it; likewise of the leads.
 */
import { addDays, type Day } from "../../time/berlin-time.ts";

export type ContactDay = {
  day: Day;
  /** Calls that started at a number that we count: in the entry, in an ad. */
  started: number;
  /** Calls that a service of ours answered. */
  answered: number;
  /** Mails and forms that were begun in the entry or in an ad. */
  written: number;
  /** Leads that arrived and were accepted. */
  received: number;
  /** Questions for the way. */
  other: number;
  costCents: number;
};

export const NO_CONTACTS = { started: 0, answered: 0, written: 0, received: 0, other: 0, costCents: 0 };

export type ContactSource<Key extends string = string> = {
  key: Key;
  /** The first day with figures; null without any. */
  firstDay: Day | null;
  /** The last day that is complete; null without figures. */
  lastDay: Day | null;
  /** Whether its costs are known by the day. Other products have a fixed price. */
  hasCosts: boolean;
  days: readonly ContactDay[];
};

export type CountedSource<Key extends string = string> = {
  key: Key;
  contacts: number;
  /** Answered calls and leads that were left out, because they may have been counted where they started. */
  leftOut: number;
  costCents: number | null;
  /** The last day with figures, where the end of a period is still to come; absent in the 28 days. */
  until?: Day;
};

export type CountedContacts<Key extends string = string> = {
  firstDay: Day;
  lastDay: Day;
  total: number;
  /** In as many days before; null if a source began later. */
  before: number | null;
  /**
   * Contacts of each week of seven days up to the last day, the oldest first: eight, or the four of the 28 days where a
   * source began later. Absent for periods that somebody chose.
   */
  weeks?: number[];
  sources: CountedSource<Key>[];
};

export const CONTACT_DAYS = 28;
/** Figures that are older than this do not hold up the others. */
export const MOST_DELAY_DAYS = 7;
/** The days to read, up to and including yesterday. */
export const READ_DAYS = 2 * CONTACT_DAYS + MOST_DELAY_DAYS;

/** Null if no source has figures. The 28 days end with the last day that all sources have, at most a week ago. */
export function countContacts<Key extends string>(
  sources: readonly ContactSource<Key>[],
  today: Day,
): CountedContacts<Key> | null {
  const known = sources.filter(({ lastDay, firstDay }) => lastDay !== null && firstDay !== null);
  if (known.length === 0) return null;
  const lastDay = endOf(known, today);
  const firstDay = addDays(lastDay, 1 - CONTACT_DAYS);
  const now = sumsOf(known, firstDay, lastDay);
  const beforeFrom = addDays(firstDay, -CONTACT_DAYS);
  const isCompared = known.every(({ firstDay: first }) => first !== null && first <= beforeFrom);
  const before = isCompared ? totalOf(sumsOf(known, beforeFrom, addDays(firstDay, -1))) : null;
  const weeks = weeksBetween(isCompared ? beforeFrom : firstDay, lastDay).map((start) =>
    totalOf(sumsOf(known, start, addDays(start, 6))),
  );
  return { firstDay, lastDay, total: totalOf(now), before, weeks, sources: now };
}

/** First days of the weeks that fit between two days, counted from the first. */
function weeksBetween(firstDay: Day, lastDay: Day): Day[] {
  const starts: Day[] = [];
  for (let start = firstDay; addDays(start, 6) <= lastDay; start = addDays(start, 7)) starts.push(start);
  return starts;
}

export type Period = { firstDay: Day; lastDay: Day };

/**
 * The contacts of exactly these days, compared with other days. Null if no source has figures. A source that lags behind
 * or began later counts with the days that it has; without figures for both periods there is no comparison.
 */
export function countPeriod<Key extends string>(
  sources: readonly ContactSource<Key>[],
  { firstDay, lastDay }: Period,
  before: Period,
): CountedContacts<Key> | null {
  const known = sources.filter((source) => source.firstDay !== null && source.firstDay <= lastDay);
  if (known.length === 0) return null;
  const sums = sumsOf(known, firstDay, lastDay).map((sum, index): CountedSource<Key> => {
    const until = known[index]?.lastDay ?? lastDay;
    return until < lastDay ? { ...sum, until } : sum;
  });
  const isCompared = known.every(
    ({ firstDay: first, lastDay: last }) =>
      first !== null && first <= before.firstDay && last !== null && last >= lastDay,
  );
  const total = isCompared ? totalOf(sumsOf(known, before.firstDay, before.lastDay)) : null;
  return { firstDay, lastDay, total: totalOf(sums), before: total, sources: sums };
}

const totalOf = (sums: readonly CountedSource[]): number => sums.reduce((sum, { contacts }) => sum + contacts, 0);

function endOf(known: readonly ContactSource[], today: Day): Day {
  const yesterday = addDays(today, -1);
  const earliest = addDays(yesterday, -MOST_DELAY_DAYS);
  const ends = known.flatMap(({ lastDay }) => (lastDay !== null && lastDay >= earliest ? [lastDay] : []));
  return ends.reduce((least, day) => (day < least ? day : least), yesterday);
}

/** `direct`: counted where it started. `late`: seen where it arrived. `extra`: what of that nothing earlier covers. */
type Sum = { direct: number; late: number; costCents: number; extra: number };

/** The two ends of a call, and of what people write. */
const ENDS = [
  ["started", "answered"],
  ["written", "received"],
] as const satisfies readonly (readonly (keyof ContactDay)[])[];

function sumsOf<Key extends string>(known: readonly ContactSource<Key>[], from: Day, to: Day): CountedSource<Key>[] {
  const inside = known.map(({ days }) => days.filter(({ day }) => day >= from && day <= to));
  const sums = inside.map((days): Sum => {
    const sum = { direct: 0, late: 0, costCents: 0, extra: 0 };
    for (const day of days) {
      sum.direct += day.started + day.written + day.other;
      sum.late += day.answered + day.received;
      sum.costCents += day.costCents;
    }
    return sum;
  });
  for (const [first, last] of ENDS) addExtra(sums, inside, first, last);
  return known.map(({ key, hasCosts }, index) => {
    const { direct, late, extra, costCents } = sums[index] as Sum;
    return { key, contacts: direct + extra, leftOut: late - extra, costCents: hasCosts ? costCents : null };
  });
}

type End = (typeof ENDS)[number][number];

/** What started on a day covers what arrived on that day, source by source in the given order. */
function addExtra(sums: Sum[], inside: readonly ContactDay[][], first: End, last: End): void {
  const open = new Map<Day, number>();
  for (const day of inside.flat()) open.set(day.day, (open.get(day.day) ?? 0) + day[first]);
  for (const [index, days] of inside.entries())
    for (const day of days) {
      const left = open.get(day.day) ?? 0;
      const covered = Math.min(day[last], left);
      open.set(day.day, left - covered);
      (sums[index] as Sum).extra += day[last] - covered;
    }
}
