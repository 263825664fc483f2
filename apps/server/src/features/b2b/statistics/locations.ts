/** Where visiting companies come from, by federal state and by industry. */
import { FEDERAL_STATES, type FederalState } from "@portal/contract/addresses/calls";
import type { B2bLocationStatistics } from "@portal/contract/b2b/statistics/calls";
import { INDUSTRIES, type Industry } from "@portal/contract/b2b/statistics/industries";
import type { DayViews, OriginViews } from "./repository.ts";
import { withoutSmallNumbers } from "./small-numbers.ts";

/** @param days of the same range */
export function locationsOf(
  origins: readonly OriginViews[],
  days: readonly Pick<DayViews, "views">[],
): Omit<B2bLocationStatistics, "range"> {
  return {
    views: days.reduce((sum, { views }) => sum + views, 0),
    known: origins.reduce((sum, { views }) => sum + views, 0),
    states: withoutSmallNumbers(countBy<FederalState>(FEDERAL_STATES, origins, ({ state }) => state)),
    industries: withoutSmallNumbers(countBy<Industry>(INDUSTRIES, origins, ({ industry }) => industry)),
  };
}

/** Views by code. A code that this version does not know counts as not known. */
function countBy<Code extends string>(
  names: Readonly<Record<Code, string>>,
  origins: readonly OriginViews[],
  codeOf: (origin: OriginViews) => string | null,
): { code: Code | null; views: number }[] {
  const sums = new Map<Code | null, number>();
  for (const origin of origins) {
    const text = codeOf(origin);
    const code = text !== null && Object.hasOwn(names, text) ? (text as Code) : null;
    sums.set(code, (sums.get(code) ?? 0) + origin.views);
  }
  return [...sums].map(([code, views]) => ({ code, views }));
}
