/** Arranges the sums of banners for screen and file. Pure. */
import { addDays, type Day, daysBetween } from "@portal/contract/time/berlin-time";
import { type DateRange, type Period, periodsOf, sameWeekdaysBefore } from "@portal/contract/time/date-range";
import type { BannerFigures, WebBannerStatistics } from "@portal/contract/web-banners/statistics/calls";
import { PLACEMENTS } from "@portal/contract/web-banners/statistics/placements";
import type { Coverage, NamedBanner, SumRow } from "./repository.ts";

/** Compares only if figures go back far enough: a partial comparison would look like growth. */
export function comparedWith(range: DateRange, { firstDay }: Pick<Coverage, "firstDay">): Period | null {
  const { startDate, endDate } = sameWeekdaysBefore(range);
  return firstDay !== null && firstDay <= startDate ? { start: startDate, end: endDate } : null;
}

type Sum = { views: number; clicks: number };

const add = (rows: readonly Sum[], of: keyof Sum): number => rows.reduce((sum, row) => sum + row[of], 0);

/** @param rows sums of the range and of the days that it is compared with */
export function figuresOf(
  range: DateRange,
  rows: readonly SumRow[],
  names: readonly NamedBanner[],
  compared: Period | null,
): Pick<WebBannerStatistics, "total" | "periods" | "placements" | "banners"> {
  const byDay = new Map(rows.filter(({ day }) => day !== null).map((row) => [row.day, row]));
  const back = daysBetween(range.startDate, sameWeekdaysBefore(range).startDate);
  const figures = (now: readonly Sum[], before: readonly Sum[]): BannerFigures => ({
    views: { value: add(now, "views"), before: compared === null ? null : add(before, "views") },
    clicks: { value: add(now, "clicks"), before: compared === null ? null : add(before, "clicks") },
  });
  const ofPeriod = ({ start, end }: Period): BannerFigures =>
    figures(sumsOf(byDay, { start, end }), sumsOf(byDay, { start: addDays(start, back), end: addDays(end, back) }));
  const split = (found: readonly SumRow[]): BannerFigures =>
    figures(
      found.filter(({ current }) => current),
      found.filter(({ current }) => !current),
    );
  const named = new Map(names.map((name) => [name.external_id, name]));
  const byBanner = Map.groupBy(
    rows.filter(({ banner }) => banner !== null),
    ({ banner }) => banner ?? "",
  );
  return {
    total: ofPeriod({ start: range.startDate, end: range.endDate }),
    periods: periodsOf(range).map((period) => ({ ...period, ...ofPeriod(period) })),
    placements: PLACEMENTS.map((placement) => ({
      placement,
      ...split(rows.filter((row) => row.placement === placement)),
    })).filter(isSeen),
    banners: [...byBanner]
      .map(([key, found]) => {
        const banner = named.get(key);
        return { id: banner?.id ?? null, name: banner?.name ?? key, flavour: banner?.flavour ?? null, ...split(found) };
      })
      .filter(isSeen)
      .toSorted((a, b) => b.views.value - a.views.value || a.name.localeCompare(b.name, "de")),
  };
}

const isSeen = ({ views }: BannerFigures): boolean => views.value > 0 || (views.before ?? 0) > 0;

function sumsOf(byDay: ReadonlyMap<Day | null, SumRow>, { start, end }: Period): SumRow[] {
  const found: SumRow[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const row = byDay.get(day);
    if (row !== undefined) found.push(row);
  }
  return found;
}
