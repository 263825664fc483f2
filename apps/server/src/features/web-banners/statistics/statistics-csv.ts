/** Statistics of banners as CSV for German spreadsheets, from the same days as the screen. */
import { germanDay } from "@portal/contract/text/formats";
import { type DateRange, periodsOf } from "@portal/contract/time/date-range";
import { PLACEMENT_LABELS, PLACEMENTS } from "@portal/contract/web-banners/statistics/placements";
import { germanCsv } from "../../../platform/csv/german-csv.ts";
import type { PlacedDay } from "./repository.ts";

/** One row per period and placement that had views. */
export function statisticsCsv(range: DateRange, days: readonly PlacedDay[]): string {
  const rows = periodsOf(range).flatMap(({ start, end }) => {
    const within = days.filter(({ day }) => day >= start && day <= end);
    return PLACEMENTS.flatMap((placement) => {
      const found = within.filter((one) => one.placement === placement);
      if (found.length === 0) return [];
      const views = found.reduce((sum, one) => sum + one.views, 0);
      const clicks = found.reduce((sum, one) => sum + one.clicks, 0);
      return [[germanDay(start), germanDay(end), PLACEMENT_LABELS[placement], views, clicks]];
    });
  });
  return germanCsv([["Von", "Bis", "Ort", "Einblendungen", "Klicks"], ...rows]);
}
