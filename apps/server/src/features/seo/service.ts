/** Visibility in search over time, and what would help most. */
import { completenessOf, entryFactsOf } from "@portal/contract/entry/completeness/completeness";
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { type DirectorySearches, type SearchFigures, type SeoOverview, STEP_DAYS } from "@portal/contract/seo/calls";
import { addDays, berlinDate, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { type DateRange, rangeBefore } from "@portal/contract/time/date-range";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { companyEntryOf } from "../entry/public.ts";
import { latestListing } from "../entry-service/public.ts";
import { recentRatings } from "../ratings/public.ts";
import { closedUntil, findCoverage as findViewsCoverage, findTerms } from "../tracking/public.ts";
import { latestSearchHarm, websiteSearchWords } from "../website/public.ts";
import type { Connection } from "./connection/service.ts";
import { comparedWith, figuresOf, startsOf } from "./figures.ts";
import * as repository from "./repository.ts";
import { rankedSteps, type StepFacts } from "./steps/rank.ts";
import { searchedTerms } from "./steps/searched-terms.ts";
import { findKnownTerms, findVocabulary } from "./terms/known-terms.ts";

export function createSeoService(dependencies: Dependencies, connection: Connection) {
  const { db, clock } = dependencies;

  async function google(scope: AccountScope, range: DateRange): Promise<SearchFigures | null> {
    const [{ firstDay, lastDay, movingFrom }, sums] = await Promise.all([
      repository.findCoverage(db, scope),
      repository.findSums(db, scope, startsOf(range), range.endDate),
    ]);
    if (firstDay === null || lastDay === null) return null;
    return figuresOf(range, sums, { firstDay, lastDay, movingFrom });
  }

  async function directory(scope: AccountScope, range: DateRange): Promise<DirectorySearches | null> {
    const { firstDay, until } = await findViewsCoverage(db, scope);
    if (firstDay === null) return null;
    const comparison = comparedWith(range, firstDay);
    const closed = await closedUntil(db, clock.now());
    const views = async ({ startDate, endDate }: DateRange): Promise<number> => {
      const days = { start: startDate, end: endDate };
      return (await findTerms(db, scope, { days, closed, limit: 1 }))[0]?.all_views ?? 0;
    };
    const [value, before] = await Promise.all([views(range), comparison === null ? null : views(rangeBefore(range))]);
    return { views: { value, before }, comparedWith: comparison, until: until?.toISOString() ?? null };
  }

  async function stepFacts(scope: AccountScope): Promise<Omit<StepFacts, "searchConsole">> {
    const endDate = berlinDate(clock.now().getTime());
    const range: DateRange = { startDate: addDays(endDate, 1 - STEP_DAYS), endDate, interval: "Week" };
    const days = { start: range.startDate, end: endDate };
    const [known, words, vocabulary, entry, listing, website, ratings] = await Promise.all([
      findKnownTerms(dependencies, scope, range),
      websiteSearchWords(db, scope, days),
      findVocabulary(dependencies, scope),
      companyEntryOf(db, scope.companyId),
      latestListing(db, scope),
      latestSearchHarm(db, scope),
      recentRatings(db, scope, new Date(startOfBerlinDay(range.startDate))),
    ]);
    return {
      terms: searchedTerms(known, words.words, vocabulary),
      websiteUntil: words.until?.toISOString() ?? null,
      listings: listing && { ...listing, checkedAt: listing.checkedAt.toISOString() },
      website,
      entry: entry === undefined ? null : completed(entry),
      ratings: ratings && { ...ratings, latestAt: ratings.latestAt?.toISOString() ?? null },
    };
  }

  return {
    async overview(scope: AccountScope, range: DateRange): Promise<SeoOverview> {
      const [searchConsole, figures, searches, facts] = await Promise.all([
        connection.show(scope),
        google(scope, range),
        directory(scope, range),
        stepFacts(scope),
      ]);
      const steps = rankedSteps({ ...facts, searchConsole: searchConsole.state });
      return { range, searchConsole, google: figures, directory: searches, steps };
    },
  };
}

const completed = (entry: SalesForceEntry): StepFacts["entry"] => {
  const { percent, next } = completenessOf(entryFactsOf(entry));
  return { percent, next };
};
