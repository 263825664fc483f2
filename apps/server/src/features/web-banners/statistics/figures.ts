/** Arranges the sums of banners for screen and file. Pure. */
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

/** @param rows sums of the range and of the period that it is compared with */
export function figuresOf(
  range: DateRange,
  rows: readonly SumRow[],
  names: readonly NamedBanner[],
  compared: Period | null,
): Pick<WebBannerStatistics, "total" | "periods" | "placements" | "banners"> {
  const byStart = Map.groupBy(rows, ({ start }) => start);
  const figures = (now: readonly Sum[], before: readonly Sum[]): BannerFigures => ({
    views: { value: add(now, "views"), before: compared === null ? null : add(before, "views") },
    clicks: { value: add(now, "clicks"), before: compared === null ? null : add(before, "clicks") },
  });
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
    total: split(rows.filter(({ start }) => start !== null)),
    periods: periodsOf(range).map((period) => ({ ...period, ...split(byStart.get(period.start) ?? []) })),
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
