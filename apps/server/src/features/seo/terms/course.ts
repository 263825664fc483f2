/** How often people searched for one term, keyword or place over time, and where Google showed the website for it. */
import type { SearchFigures, TermCourse, TermGroup } from "@portal/contract/seo/calls";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { type DateRange, lengthOf, type Period, periodsOf } from "@portal/contract/time/date-range";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { closedUntil, findCoverage as findViewsCoverage, findTermPeriods, sumsToRead } from "../../tracking/public.ts";
import { comparedWith, figuresOf, startsOf } from "../figures.ts";
import * as repository from "../repository.ts";
import { termsOf } from "./group-terms.ts";
import { findKnownTerms, findVocabulary } from "./known-terms.ts";

type CourseQuery = DateRange & { group: TermGroup; name: string };

export function createTermCourse(dependencies: Pick<Dependencies, "db" | "clock">) {
  const { db, clock } = dependencies;

  async function google(scope: AccountScope, range: DateRange, terms: string[]): Promise<SearchFigures | null> {
    if (terms.length === 0) return null;
    const [{ firstDay, lastDay, movingFrom }, sums] = await Promise.all([
      repository.findCoverage(db, scope),
      repository.findTermSums(db, scope, { terms, starts: startsOf(range), last: range.endDate }),
    ]);
    if (firstDay === null || lastDay === null) return null;
    return figuresOf(range, sums, { firstDay, lastDay, movingFrom });
  }

  async function directory(scope: AccountScope, range: DateRange, terms: string[]): Promise<TermCourse["directory"]> {
    if (terms.length === 0) return null;
    const [{ firstDay, until }, closed] = await Promise.all([
      findViewsCoverage(db, scope),
      closedUntil(db, clock.now()),
    ]);
    const comparison = comparedWith(range, firstDay);
    const sums = await findTermPeriods(db, scope, sumsToRead(withThoseBefore(range), closed), terms);
    const views = new Map(sums.map((sum) => [sum.period, sum.views]));
    const periods = periodsOf(range);
    return {
      periods: periods.map((period, index) => ({
        ...period,
        views: {
          value: views.get(periods.length + index + 1) ?? 0,
          before: comparison === null ? null : (views.get(index + 1) ?? 0),
        },
      })),
      comparedWith: comparison,
      until: until?.toISOString() ?? null,
    };
  }

  return async (scope: AccountScope, { group, name, ...range }: CourseQuery): Promise<TermCourse> => {
    const [known, vocabulary] = await Promise.all([
      findKnownTerms(dependencies, scope, range),
      findVocabulary(dependencies, scope),
    ]);
    const terms = termsOf(known, vocabulary, { group, name });
    const [ofGoogle, ofDirectory] = await Promise.all([
      google(scope, range, terms.google),
      directory(scope, range, terms.directory),
    ]);
    return { range, name, google: ofGoogle, directory: ofDirectory };
  };
}

/** The comparison's periods, then the range's, as `startsOf` begins them. */
function withThoseBefore(range: DateRange): Period[] {
  const back = (day: Day): Day => addDays(day, -lengthOf(range));
  const periods = periodsOf(range);
  return [...periods.map(({ start, end }) => ({ start: back(start), end: back(end) })), ...periods];
}
