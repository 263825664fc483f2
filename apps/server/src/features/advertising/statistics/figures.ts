/** Arranges the figures of search ads for screen and file. Every breakdown adds up to the same total. */
import type { AdCampaign, AdCoverage, AdGroup, AdPeriod, AdStatistics } from "@portal/contract/advertising/calls";
import {
  AD_ENGINES,
  addSums,
  type AdEngine,
  type AdSums,
  NO_SUMS,
  totalOf,
} from "@portal/contract/advertising/figures";
import { addDays, type Day, daysBetween } from "@portal/contract/time/berlin-time";
import { type DateRange, type Period, periodsOf, sameWeekdaysBefore } from "@portal/contract/time/date-range";
import type { CampaignDay, CampaignRow, EngineDay } from "./repository.ts";

export const periodOf = ({ startDate, endDate }: DateRange): Period => ({ start: startDate, end: endDate });

/** Compares only if figures go back far enough: a partial comparison would look like growth. */
export function comparedWith(range: DateRange, { firstDay }: Pick<AdCoverage, "firstDay">): Period | null {
  const before = periodOf(sameWeekdaysBefore(range));
  return firstDay !== null && firstDay <= before.start ? before : null;
}

const isIn = (day: Day, { start, end }: Period): boolean => day >= start && day <= end;

const byEngine = (days: readonly EngineDay[]): Record<AdEngine, AdSums> =>
  Object.fromEntries(
    AD_ENGINES.map((engine) => [engine, totalOf(days.filter((day) => day.engine === engine))]),
  ) as Record<AdEngine, AdSums>;

/** @param days of the range and of what it is compared with, in any order */
export function statisticsOf(
  range: DateRange,
  days: readonly EngineDay[],
  coverage: AdCoverage,
): Pick<AdStatistics, "engines" | "before" | "periods" | "missingDays"> {
  const before = comparedWith(range, coverage);
  const back = before === null ? 0 : daysBetween(range.startDate, before.start);
  const sorted = new Map<Day, EngineDay[]>();
  for (const day of days) sorted.set(day.day, [...(sorted.get(day.day) ?? []), day]);
  const within = (period: Period): EngineDay[] => daysOf(period).flatMap((day) => sorted.get(day) ?? []);
  const whole = within(periodOf(range));
  const periods = periodsOf(range).map((period): AdPeriod => {
    const own = within(period);
    const then = { start: addDays(period.start, back), end: addDays(period.end, back) };
    return {
      ...period,
      engines: byEngine(own),
      before: before === null ? null : byEngine(within(then)),
      isMoving: own.some(({ isMoving }) => isMoving),
    };
  });
  return {
    engines: byEngine(whole),
    before: before === null ? null : byEngine(within(before)),
    periods,
    missingDays: missingIn(periodOf(range), new Set(sorted.keys()), coverage),
  };
}

function daysOf({ start, end }: Period): Day[] {
  const days: Day[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Days that were not delivered, although there are earlier and later ones. */
function missingIn(range: Period, known: ReadonlySet<Day>, { firstDay, lastDay }: AdCoverage): number {
  if (firstDay === null || lastDay === null) return 0;
  const start = firstDay > range.start ? firstDay : range.start;
  const end = lastDay < range.end ? lastDay : range.end;
  return daysOf({ start, end }).filter((day) => !known.has(day)).length;
}

const sumsOf = ({ impressions, clicks, calls, forms, costCents }: AdSums): AdSums => ({
  impressions,
  clicks,
  calls,
  forms,
  costCents,
});

/** @param before the same campaigns in the comparison period; null if nothing is compared */
export function campaignsOf(rows: readonly CampaignRow[], before: readonly CampaignRow[] | null): AdCampaign[] {
  const then = before === null ? null : new Map(before.map((row) => [row.id, row]));
  return rows.map((row) => ({
    adGroupCampaignId: row.id,
    adGroupId: row.ad_group,
    name: row.name,
    engine: row.engine,
    state: row.state,
    sums: sumsOf(row),
    before: then === null ? null : sumsOf(then.get(row.id) ?? NO_SUMS),
  }));
}

/** The groups of campaigns, in the order of their first campaign. */
export function groupsOf(campaigns: readonly AdCampaign[], names: ReadonlyMap<string, string>): AdGroup[] {
  const groups = new Map<string, AdCampaign[]>();
  for (const one of campaigns) groups.set(one.adGroupId, [...(groups.get(one.adGroupId) ?? []), one]);
  return [...groups].map(([adGroupId, members]) => ({
    adGroupId,
    name: names.get(adGroupId) ?? adGroupId,
    campaigns: members.length,
    engines: AD_ENGINES.filter((engine) => members.some((one) => one.engine === engine)),
    sums: totalOf(members.map(({ sums }) => sums)),
    before: members.reduce<AdSums | null>(
      (sum, { before }) => (sum === null || before === null ? null : addSums(sum, before)),
      NO_SUMS,
    ),
  }));
}

/** One campaign over time. */
export function periodsOfCampaign(range: DateRange, days: readonly CampaignDay[]) {
  return periodsOf(range).map((period) => {
    const own = days.filter(({ day }) => isIn(day, period));
    return { ...period, sums: totalOf(own), isMoving: own.some(({ isMoving }) => isMoving) };
  });
}
