/** The range of a statistics page in its address: `?zeitraum=30&nach=tag`, `?von=2026-01-01&bis=2026-03-31`. */
import type { Query } from "@portal/contract/pages/redirects";
import { type Day, isDay } from "@portal/contract/time/berlin-time";
import {
  type DateRange,
  DEFAULT_INTERVAL,
  type Interval,
  lengthOf,
  type Preset,
  presetDays,
  PRESETS,
  rangeProblem,
} from "@portal/contract/time/date-range";

/** A preset moves with the current day, own days stay. */
export type RangeChoice = { preset: Preset | "own"; range: DateRange };

export const DEFAULT_PRESET: Preset = "90";

const PRESET_PARAMS: Record<Preset, string> = { "7": "7", "30": "30", "90": "90", month: "monat", year: "jahr" };
const INTERVAL_PARAMS: Record<Interval, string> = { Day: "tag", Week: "woche", Month: "monat" };

const keyOf = <K extends string>(params: Record<K, string>, param: string | undefined): K | undefined =>
  (Object.keys(params) as K[]).find((key) => params[key] === param);

/** Up to a week says more by day: by week it would be two broken ones. */
const MOST_DAYS_BY_DAY = 7;

type Days = Pick<DateRange, "startDate" | "endDate">;

/** The interval of a range for which nobody chose one. */
export const usualInterval = (days: Days): Interval => (lengthOf(days) <= MOST_DAYS_BY_DAY ? "Day" : DEFAULT_INTERVAL);

/** Other days in place of a range's; an interval that nobody chose becomes the usual one of the new days. */
export const withDays = (range: DateRange, days: Days): DateRange => ({
  ...days,
  interval: range.interval === usualInterval(range) ? usualInterval(days) : range.interval,
});

/** Reads the address; invalid values give the default. */
export function rangeOf({ zeitraum, nach, von, bis }: Query, today: Day): RangeChoice {
  const asked = keyOf(INTERVAL_PARAMS, nach);
  const rangeWith = (days: Days): DateRange => ({ ...days, interval: asked ?? usualInterval(days) });
  if (von !== undefined && bis !== undefined && areDays(von, bis)) {
    return { preset: "own", range: rangeWith({ startDate: von, endDate: bis }) };
  }
  const preset = keyOf(PRESET_PARAMS, zeitraum) ?? DEFAULT_PRESET;
  return { preset, range: rangeWith(presetDays(preset, today)) };
}

const areDays = (startDate: string, endDate: string): boolean =>
  isDay(startDate) && isDay(endDate) && rangeProblem({ startDate, endDate }) === undefined;

/** The query of a choice, without defaults. */
export const queryOfRange = ({ preset, range }: RangeChoice): Query => ({
  ...(preset === "own"
    ? { von: range.startDate, bis: range.endDate }
    : preset === DEFAULT_PRESET
      ? {}
      : { zeitraum: PRESET_PARAMS[preset] }),
  ...(range.interval === usualInterval(range) ? {} : { nach: INTERVAL_PARAMS[range.interval] }),
});

/** The presets in the order of the menu. */
export const OFFERED_PRESETS = PRESETS;
