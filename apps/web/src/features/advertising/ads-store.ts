/** The calls on search ads, and the refusals that the specification (§8) gives for loading them twice or without a range. */
import {
  ADVERTISING_FAMILIES,
  getAdBudgetConsumption,
  getAdCampaign,
  getAdCampaigns,
  getAdCustomerData,
  getAdGroups,
  getAdStatistics,
} from "@portal/contract/advertising/calls";
import type { DateRange } from "@portal/contract/time/date-range";
import { type FetchQueryOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { RejectedAction } from "../../platform/api/rejections.ts";
import { hasProduct } from "../../platform/products/active-products.ts";
import { accountQuery } from "../../platform/query/use-account-query.ts";

const SLICE = "advertising";

const REFUSALS = {
  "No customer loaded": "Zu dieser Firma gibt es noch kein Werbekonto.",
  "dateRange is not set": "Bitte wählen Sie einen Zeitraum.",
  "Statistics is already loading": "Die Statistik wird gerade geladen. Bitte warten Sie einen Moment.",
  "Ad groups are already loading": "Die Anzeigengruppen werden gerade geladen. Bitte warten Sie einen Moment.",
  "Ad group campaigns are already loading": "Die Kampagnen werden gerade geladen. Bitte warten Sie einen Moment.",
  "Ad group campaign is already loading": "Die Kampagne wird gerade geladen. Bitte warten Sie einen Moment.",
  "Budget consumption is already loading": "Das Budget wird gerade geladen. Bitte warten Sie einen Moment.",
} as const;

const refused = (text: keyof typeof REFUSALS): RejectedAction => new RejectedAction(text, REFUSALS[text]);

/** The company in the ad manager, for a range. */
export type AdsAsked = { accountId: number; adplorerCompanyId: number | null; range: DateRange | null };

export const customerQuery = (accountId: number) =>
  accountQuery(accountId, SLICE, getAdCustomerData, { body: { companyId: accountId } });

export const preloadOfAds = (accountId: number) =>
  hasProduct(accountId, ADVERTISING_FAMILIES) ? [customerQuery(accountId)] : [];

/** @throws RejectedAction "No customer loaded", "dateRange is not set" */
function bodyOf({ adplorerCompanyId, range }: AdsAsked) {
  if (adplorerCompanyId === null) throw refused("No customer loaded");
  if (range === null) throw refused("dateRange is not set");
  return { adplorerCompanyId, ...range };
}

export const statisticsQuery = (asked: AdsAsked) =>
  accountQuery(asked.accountId, SLICE, getAdStatistics, { body: bodyOf(asked) });
export const groupsQuery = (asked: AdsAsked) =>
  accountQuery(asked.accountId, SLICE, getAdGroups, { body: bodyOf(asked) });
export const campaignsQuery = (asked: AdsAsked) =>
  accountQuery(asked.accountId, SLICE, getAdCampaigns, { body: bodyOf(asked) });
export const campaignQuery = (asked: AdsAsked, campaignId: number) =>
  accountQuery(asked.accountId, SLICE, getAdCampaign, {
    body: { ...bodyOf(asked), adGroupCampaignIds: [campaignId] },
  });
export const budgetQuery = (asked: AdsAsked) =>
  accountQuery(asked.accountId, SLICE, getAdBudgetConsumption, { body: bodyOf(asked) });

/** What is said if somebody asks again while the call is on its way. */
const ALREADY: Record<string, keyof typeof REFUSALS> = {
  [getAdStatistics.name]: "Statistics is already loading",
  [getAdGroups.name]: "Ad groups are already loading",
  [getAdCampaigns.name]: "Ad group campaigns are already loading",
  [getAdCampaign.name]: "Ad group campaign is already loading",
  [getAdBudgetConsumption.name]: "Budget consumption is already loading",
};
/** The call's name in a key of the query cache. */
const CALL = 3;

/**
 * Loads anew, whatever is cached.
 * @throws RejectedAction "Statistics is already loading" and the like; ApiProblem of the call.
 */
export async function reload<Answer, Key extends QueryKey>(
  client: QueryClient,
  query: Pick<FetchQueryOptions<Answer, Error, Answer, Key>, "queryKey" | "queryFn">,
): Promise<void> {
  const already = ALREADY[String(query.queryKey[CALL])];
  if (already !== undefined && client.isFetching({ queryKey: query.queryKey, exact: true }) > 0) {
    throw refused(already);
  }
  await client.fetchQuery({ ...query, staleTime: 0 });
}
