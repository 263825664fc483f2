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
import { type DateRange, type Period, periodsOf, sameWeekdaysBefore } from "@portal/contract/time/date-range";
import type { CampaignPeriod, CampaignRow, EngineSums } from "./repository.ts";

export const periodOf = ({ startDate, endDate }: DateRange): Period => ({ start: startDate, end: endDate });

/** Compares only if figures go back far enough: a partial comparison would look like growth. */
export function comparedWith(range: DateRange, { firstDay }: Pick<AdCoverage, "firstDay">): Period | null {
  const before = periodOf(sameWeekdaysBefore(range));
  return firstDay !== null && firstDay <= before.start ? before : null;
}

const byEngine = (sums: readonly EngineSums[]): Record<AdEngine, AdSums> =>
  Object.fromEntries(
    AD_ENGINES.map((engine) => [engine, totalOf(sums.filter((one) => one.engine === engine))]),
  ) as Record<AdEngine, AdSums>;

/** @param sums of the range and of the period that it is compared with, in any order */
export function statisticsOf(
  range: DateRange,
  sums: readonly EngineSums[],
  compared: Period | null,
): Pick<AdStatistics, "engines" | "before" | "periods"> {
  const byStart = Map.groupBy(sums, ({ start }) => start);
  const split = (own: readonly EngineSums[]): Pick<AdPeriod, "engines" | "before"> => ({
    engines: byEngine(own.filter(({ current }) => current)),
    before: compared === null ? null : byEngine(own.filter(({ current }) => !current)),
  });
  return {
    ...split(sums),
    periods: periodsOf(range).map((period): AdPeriod => {
      const own = byStart.get(period.start) ?? [];
      return { ...period, ...split(own), isMoving: own.some(({ current, isMoving }) => current && isMoving) };
    }),
  };
}

/** The days of the range between the first and the last delivered one; null if there are none. */
export function knownDays(range: Period, { firstDay, lastDay }: AdCoverage): Period | null {
  if (firstDay === null || lastDay === null) return null;
  const start = firstDay > range.start ? firstDay : range.start;
  const end = lastDay < range.end ? lastDay : range.end;
  return start > end ? null : { start, end };
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
export function periodsOfCampaign(range: DateRange, sums: readonly CampaignPeriod[]) {
  const byStart = new Map(sums.map((one) => [one.start, one]));
  return periodsOf(range).map((period) => {
    const own = byStart.get(period.start);
    return { ...period, sums: sumsOf(own ?? NO_SUMS), isMoving: own?.isMoving ?? false };
  });
}
