/** The calls of the ratings' overview, and what the specification (§8) refuses while a summary is on its way. */
import {
  deleteRatingSummary,
  getLatestRatings,
  getRatingsOverview,
  getRatingStatistics,
  getRatingSummary,
  getTradeComparison,
  requestRatingSummary,
  type SummaryAnswer,
  type UpperInterval,
} from "@portal/contract/ratings/overview/calls";
import { RATINGS_FAMILIES } from "@portal/contract/ratings/sources";
import type { DateRange } from "@portal/contract/time/date-range";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { RejectedAction } from "../../../platform/api/rejections.ts";
import { hasProduct } from "../../../platform/products/active-products.ts";
import { accountQuery, useActiveAccountId } from "../../../platform/query/use-account-query.ts";

const SLICE = "ratings";

export const overviewQuery = (accountId: number) => accountQuery(accountId, SLICE, getRatingsOverview, {});
export const latestQuery = (accountId: number) =>
  accountQuery(accountId, SLICE, getLatestRatings, { body: { companyId: accountId } });
export const summaryQuery = (accountId: number) => accountQuery(accountId, SLICE, getRatingSummary, {});

export const comparisonQuery = (accountId: number) => accountQuery(accountId, SLICE, getTradeComparison, {});

export const statisticsQuery = (accountId: number, { startDate, endDate, interval }: DateRange) =>
  accountQuery(accountId, SLICE, getRatingStatistics, {
    body: { companyId: accountId, startDate, endDate, interval: interval.toUpperCase() as UpperInterval },
  });

/** Loads nothing for companies without the product. */
export const preloadOfOverview = (accountId: number) =>
  hasProduct(accountId, RATINGS_FAMILIES)
    ? [overviewQuery(accountId), latestQuery(accountId), summaryQuery(accountId), comparisonQuery(accountId)]
    : [];

const LOADING = "Already loading rating summary";
const DELETING = "Already loading delete rating summary";
const REFUSALS = {
  [LOADING]: "Die Zusammenfassung wird gerade geladen. Bitte warten Sie einen Moment.",
  [DELETING]: "Die Zusammenfassung wird gerade gelöscht. Bitte warten Sie einen Moment.",
} as const;
const refused = (text: keyof typeof REFUSALS): RejectedAction => new RejectedAction(text, REFUSALS[text]);

/** Loads the summary anew. @throws RejectedAction "Already loading rating summary"; ApiProblem of the call. */
export async function loadSummary(client: QueryClient, accountId: number): Promise<void> {
  const query = summaryQuery(accountId);
  if (client.isFetching({ queryKey: query.queryKey, exact: true }) > 0) throw refused(LOADING);
  await client.fetchQuery({ ...query, staleTime: 0 });
}

const deleting = new Set<number>();

/** @throws RejectedAction "Already loading delete rating summary"; ApiProblem of the call. */
export async function removeSummary(client: QueryClient, accountId: number): Promise<void> {
  if (deleting.has(accountId)) throw refused(DELETING);
  deleting.add(accountId);
  try {
    show(client, accountId, await apiCall(deleteRatingSummary, { accountId }));
  } finally {
    deleting.delete(accountId);
  }
}

const show = (client: QueryClient, accountId: number, answer: SummaryAnswer): void =>
  void client.setQueryData(summaryQuery(accountId).queryKey, answer);

/** Changes of the active company's summary. */
export function useSummaryChanges() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  return {
    load: () => loadSummary(client, accountId),
    remove: () => removeSummary(client, accountId),
    request: async () => show(client, accountId, await apiCall(requestRatingSummary, { accountId })),
  };
}
