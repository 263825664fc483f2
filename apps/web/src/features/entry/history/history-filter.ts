/** The filter of the history page in its address: `?wer=import&teil=payments&von=2026-01-01&bis=…`. */
import { CHANGE_SOURCES, type ChangeSource, type HistoryFilter } from "@portal/contract/entry/history/calls";
import { ENTRY_PARTS, type EntryPart } from "@portal/contract/entry/parts";
import type { Query } from "@portal/contract/pages/redirects";
import { addDays, type Day, isDay } from "@portal/contract/time/berlin-time";

const isOneOf = <T extends string>(values: readonly T[], text: string | undefined): text is T =>
  values.some((value) => value === text);

/** Reads the address; ignores invalid values. */
export function filterOf({ wer, teil, von, bis }: Query): HistoryFilter {
  const from = von !== undefined && isDay(von) ? von : undefined;
  const to = bis !== undefined && isDay(bis) ? bis : undefined;
  const inOrder = from === undefined || to === undefined || from <= to;
  return {
    ...(isOneOf<ChangeSource>(CHANGE_SOURCES, wer) && { source: wer }),
    ...(isOneOf<EntryPart>(ENTRY_PARTS, teil) && { part: teil }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && inOrder && { to }),
  };
}

/** The address of a filter. */
export const queryOfFilter = ({ source, part, from, to }: HistoryFilter): Query => ({
  ...(source !== undefined && { wer: source }),
  ...(part !== undefined && { teil: part }),
  ...(from !== undefined && { von: from }),
  ...(to !== undefined && { bis: to }),
});

export type Period = "all" | "week" | "month" | "year" | "own";
type Range = Pick<HistoryFilter, "from" | "to">;

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

/** The days of a preset period that ends today; "all" and "own" have no days. */
export function rangeOf(period: Period, today: Day): Range {
  if (period === "week") return { from: addDays(today, 1 - WEEK_DAYS) };
  if (period === "month") return { from: addDays(today, 1 - MONTH_DAYS) };
  if (period === "year") return { from: `${today.slice(0, 4)}-01-01` };
  return {};
}

/** The preset period that a range is. */
export function periodOf({ from, to }: Range, today: Day): Period {
  if (from === undefined && to === undefined) return "all";
  const ready = (["week", "month", "year"] as const).find(
    (period) => to === undefined && rangeOf(period, today).from === from,
  );
  return ready ?? "own";
}
