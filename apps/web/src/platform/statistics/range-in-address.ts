/** The range of a page of statistics as its address says it: `?zeitraum=30&nach=tag`, `?von=2026-01-01&bis=2026-03-31`. */
import type { Query } from "@portal/contract/pages/redirects";
import { type Day, isDay } from "@portal/contract/time/berlin-time";
import {
  type DateRange,
  DEFAULT_INTERVAL,
  type Interval,
  type Preset,
  presetDays,
  PRESETS,
  rangeProblem,
} from "@portal/contract/time/date-range";

/** A preset moves on with the days, own days stay. */
export type RangeChoice = { preset: Preset | "own"; range: DateRange };

export const DEFAULT_PRESET: Preset = "90";

const PRESET_WORDS: Record<Preset, string> = { "7": "7", "30": "30", "90": "90", month: "monat", year: "jahr" };
const INTERVAL_WORDS: Record<Interval, string> = { Day: "tag", Week: "woche", Month: "monat" };

const keyOf = <K extends string>(words: Record<K, string>, word: string | undefined): K | undefined =>
  (Object.keys(words) as K[]).find((key) => words[key] === word);

/** Reads the address; what it can't mean is the default. */
export function rangeOf({ zeitraum, nach, von, bis }: Query, today: Day): RangeChoice {
  const interval = keyOf(INTERVAL_WORDS, nach) ?? DEFAULT_INTERVAL;
  if (von !== undefined && bis !== undefined && areDays(von, bis)) {
    return { preset: "own", range: { startDate: von, endDate: bis, interval } };
  }
  const preset = keyOf(PRESET_WORDS, zeitraum) ?? DEFAULT_PRESET;
  return { preset, range: { ...presetDays(preset, today), interval } };
}

const areDays = (startDate: string, endDate: string): boolean =>
  isDay(startDate) && isDay(endDate) && rangeProblem({ startDate, endDate }) === undefined;

/** The address of a choice; defaults are left out. */
export const queryOfRange = ({ preset, range }: RangeChoice): Query => ({
  ...(preset === "own"
    ? { von: range.startDate, bis: range.endDate }
    : preset === DEFAULT_PRESET
      ? {}
      : { zeitraum: PRESET_WORDS[preset] }),
  ...(range.interval === DEFAULT_INTERVAL ? {} : { nach: INTERVAL_WORDS[range.interval] }),
});

/** Presets in the order in which they are offered. */
export const OFFERED_PRESETS = PRESETS;
