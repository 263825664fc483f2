/** Search terms as pages and as a file. */
import {
  type SearchTermPage,
  type SearchTermRow,
  type TermGroup,
  type TermOrder,
  TERMS_PER_PAGE,
} from "@portal/contract/seo/calls";
import type { DateRange } from "@portal/contract/time/date-range";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import * as repository from "../repository.ts";
import { groupTerms, type KnownTerms, orderedTerms } from "./group-terms.ts";
import { findKnownTerms, findVocabulary } from "./known-terms.ts";
import { termsCsv } from "./terms-csv.ts";

export type TermsQuery = DateRange & { group: TermGroup; order: TermOrder; search: string };

export function createTermsService(dependencies: Pick<Dependencies, "db" | "clock">) {
  const { db } = dependencies;

  async function find(scope: AccountScope, query: TermsQuery): Promise<{ known: KnownTerms; rows: SearchTermRow[] }> {
    const [known, vocabulary] = await Promise.all([
      findKnownTerms(dependencies, scope, query),
      findVocabulary(dependencies, scope),
    ]);
    const rows = groupTerms(known, vocabulary, query.group);
    return { known, rows: orderedTerms(rows, query.order, query.search) };
  }

  /** How much of the range Google names; null without figures of Google. */
  async function named(scope: AccountScope, { startDate, endDate }: DateRange, { google }: KnownTerms) {
    const [sum] = await repository.findSums(db, scope, [startDate], endDate);
    if (sum === undefined) return null;
    return { impressions: google.reduce((all, { impressions }) => all + impressions, 0), of: sum.impressions };
  }

  return {
    async page(scope: AccountScope, query: TermsQuery, wanted: number): Promise<SearchTermPage> {
      const { known, rows } = await find(scope, query);
      const page = Math.min(wanted, Math.max(1, Math.ceil(rows.length / TERMS_PER_PAGE)));
      return {
        rows: rows.slice((page - 1) * TERMS_PER_PAGE, page * TERMS_PER_PAGE),
        total: rows.length,
        page,
        named: await named(scope, query, known),
      };
    },
    async csv(scope: AccountScope, query: TermsQuery): Promise<string> {
      return termsCsv(query.group, (await find(scope, query)).rows);
    },
  };
}
