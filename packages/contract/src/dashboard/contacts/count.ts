/**
 * Counts a company's contacts over all products, each once (ADR 131). Pure.
 *
 * A contact is somebody who calls, writes or asks for the way. Looking at something is none, and neither is a click that
 * leads to the company's website. A call is seen at two ends: where it starts (the number in the entry or in an ad) and
 * where it is answered (secretarial service, voicebot). Nobody can tell which of them are the same call. So of the calls
 * that were answered on a day, only those count that are more than the calls that started on it.
 */
import { addDays, type Day } from "../../time/berlin-time.ts";

export type ContactDay = {
  day: Day;
  /** Calls that started at a number that we count: in the entry, in an ad. */
  started: number;
  /** Calls that a service of ours answered. */
  answered: number;
  /** Mails, forms and questions for the way. */
  other: number;
  costCents: number;
};

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
  /** Answered calls that were left out, because they may be calls that were counted where they started. */
  leftOut: number;
  costCents: number | null;
};

export type CountedContacts<Key extends string = string> = {
  firstDay: Day;
  lastDay: Day;
  total: number;
  /** In as many days before; null if a source began later. */
  before: number | null;
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
  return { firstDay, lastDay, total: totalOf(now), before, sources: now };
}

const totalOf = (sums: readonly CountedSource[]): number => sums.reduce((sum, { contacts }) => sum + contacts, 0);

function endOf(known: readonly ContactSource[], today: Day): Day {
  const yesterday = addDays(today, -1);
  const earliest = addDays(yesterday, -MOST_DELAY_DAYS);
  const ends = known.flatMap(({ lastDay }) => (lastDay !== null && lastDay >= earliest ? [lastDay] : []));
  return ends.reduce((least, day) => (day < least ? day : least), yesterday);
}

type Sum = { started: number; answered: number; other: number; costCents: number; extra: number };

function sumsOf<Key extends string>(known: readonly ContactSource<Key>[], from: Day, to: Day): CountedSource<Key>[] {
  const sums = known.map((): Sum => ({ started: 0, answered: 0, other: 0, costCents: 0, extra: 0 }));
  const started = new Map<Day, number>();
  const inside = known.map(({ days }) => days.filter(({ day }) => day >= from && day <= to));
  for (const [index, days] of inside.entries())
    for (const day of days) {
      const sum = sums[index] as Sum;
      sum.started += day.started;
      sum.answered += day.answered;
      sum.other += day.other;
      sum.costCents += day.costCents;
      started.set(day.day, (started.get(day.day) ?? 0) + day.started);
    }
  // What started on a day covers the answered calls of that day, source by source in the given order.
  for (const [index, days] of inside.entries())
    for (const { day, answered } of days) {
      const covered = Math.min(answered, started.get(day) ?? 0);
      started.set(day, (started.get(day) ?? 0) - covered);
      (sums[index] as Sum).extra += answered - covered;
    }
  return known.map(({ key, hasCosts }, index) => {
    const sum = sums[index] as Sum;
    return {
      key,
      contacts: sum.started + sum.other + sum.extra,
      leftOut: sum.answered - sum.extra,
      costCents: hasCosts ? sum.costCents : null,
    };
  });
}
