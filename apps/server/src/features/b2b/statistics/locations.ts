/** Where visiting companies come from, by federal state and by industry. */
import { FEDERAL_STATES, type FederalState } from "@portal/contract/addresses/calls";
import type { B2bLocationStatistics, Origins } from "@portal/contract/b2b/statistics/calls";
import { INDUSTRIES, type Industry } from "@portal/contract/b2b/statistics/industries";
import type { DayViews, OriginViews } from "./repository.ts";
import { withoutSmallNumbers } from "./small-numbers.ts";

/** Views by origin of the range, and of its comparison; null where there is none. */
type OriginsOfRange = { now: readonly OriginViews[]; before: readonly OriginViews[] | null };

/** @param days of the range */
export function locationsOf(
  origins: OriginsOfRange,
  days: readonly Pick<DayViews, "views">[],
): Omit<B2bLocationStatistics, "range" | "comparedWith"> {
  return {
    views: days.reduce((sum, { views }) => sum + views, 0),
    known: origins.now.reduce((sum, { views }) => sum + views, 0),
    states: comparedBy<FederalState>(FEDERAL_STATES, origins, ({ state }) => state),
    industries: comparedBy<Industry>(INDUSTRIES, origins, ({ industry }) => industry),
  };
}

type Names<Code extends string> = Readonly<Record<Code, string>>;
type CodeOf = (origin: OriginViews) => string | null;

/** Of the days before nothing is told that their own statistics would not show. */
function comparedBy<Code extends string>(
  names: Names<Code>,
  { now, before }: OriginsOfRange,
  codeOf: CodeOf,
): Origins<Code> {
  const { shown, others } = withoutSmallNumbers(countBy(names, now, codeOf));
  const earlier = before === null ? [] : withoutSmallNumbers(countBy(names, before, codeOf)).shown;
  const viewsBefore = new Map(earlier.map(({ code, views }) => [code, views]));
  return { shown: shown.map((origin) => ({ ...origin, before: viewsBefore.get(origin.code) ?? null })), others };
}

/** Views by code. A code that this version does not know counts as not known. */
function countBy<Code extends string>(
  names: Names<Code>,
  origins: readonly OriginViews[],
  codeOf: CodeOf,
): { code: Code | null; views: number }[] {
  const sums = new Map<Code | null, number>();
  for (const origin of origins) {
    const text = codeOf(origin);
    const code = text !== null && Object.hasOwn(names, text) ? (text as Code) : null;
    sums.set(code, (sums.get(code) ?? 0) + origin.views);
  }
  return [...sums].map(([code, views]) => ({ code, views }));
}
