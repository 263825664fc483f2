/** Reads a company's search terms of both sources, and the words by which they are put together. */
import type { DateRange } from "@portal/contract/time/date-range";
import { rangeBefore } from "@portal/contract/time/date-range";
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { closedUntil, findCoverage as findViewsCoverage, findTerms as findViewedTerms } from "../../tracking/public.ts";
import { companyEntryOf } from "../../entry/public.ts";
import { websitesOf } from "../../website/public.ts";
import { comparedWith } from "../figures.ts";
import * as repository from "../repository.ts";
import type { DirectoryTerm, KnownTerms } from "./group-terms.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";

type Sources = Pick<Dependencies, "db" | "clock">;

/** The company's words. Trades are keywords, too: they are what most people search for. */
export async function findVocabulary({ db }: Pick<Sources, "db">, scope: AccountScope): Promise<Vocabulary> {
  const [entry, websites] = await Promise.all([companyEntryOf(db, scope.companyId), websitesOf(db, scope)]);
  return wordsOfCompany(
    entry,
    websites.flatMap(({ keywords }) => keywords),
  );
}

const wordsOfCompany = (entry: SalesForceEntry | undefined, ofWebsites: readonly string[]): Vocabulary =>
  vocabularyOf({
    name: entry?.displayName ?? "",
    keywords: [...(entry?.searchKeywordsData.keywords ?? []), ...(entry?.tradesData.trades ?? []), ...ofWebsites],
    places: [entry?.ShippingCity ?? "", ...(entry?.serviceAreaData.cities.map(({ name }) => name) ?? [])],
  });

export async function findKnownTerms(sources: Sources, scope: AccountScope, range: DateRange): Promise<KnownTerms> {
  const { db } = sources;
  const [coverage, views] = await Promise.all([repository.findCoverage(db, scope), findViewsCoverage(db, scope)]);
  const google = comparedWith(range, coverage.firstDay);
  const directory = comparedWith(range, views.firstDay);
  const days = { before: google?.start ?? range.startDate, first: range.startDate, last: range.endDate };
  return {
    google: await repository.findTerms(db, scope, days),
    directory: await findDirectoryTerms(sources, scope, range, directory !== null),
    isCompared: { google: google !== null, directory: directory !== null },
  };
}

/** Terms that led to the entry in the range, with their views in the days before. */
async function findDirectoryTerms(
  { db, clock }: Sources,
  scope: AccountScope,
  range: DateRange,
  isCompared: boolean,
): Promise<DirectoryTerm[]> {
  const closed = await closedUntil(db, clock.now());
  const find = ({ startDate, endDate }: DateRange) =>
    findViewedTerms(db, scope, { days: { start: startDate, end: endDate }, closed, limit: null });
  const [now, earlier] = await Promise.all([find(range), isCompared ? find(rangeBefore(range)) : []]);
  const before = new Map(earlier.map(({ term, views }) => [term, views]));
  return now.map(({ term, views }) => ({ term, views, before: before.get(term) ?? 0 }));
}
