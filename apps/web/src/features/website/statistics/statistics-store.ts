/** The figures of one website in one range, as four calls that load and fail by themselves. */
import type { DateRange } from "@portal/contract/time/date-range";
import type { Website } from "@portal/contract/website/sites/calls";
import {
  getWebsiteDevices,
  getWebsiteQuickFigures,
  getWebsiteReferrers,
  getWebsiteStatisticKeywords,
  getWebsiteViews,
  type QuickFigure,
  type SiteRange,
  type WebsiteDevices,
  type WebsiteKeywords,
  type WebsiteReferrers,
  type WebsiteViews,
} from "@portal/contract/website/statistics/calls";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { accountQuery } from "../../../platform/query/use-account-query.ts";

const SLICE = "website";
/** Older days arrive month by month. */
const WHILE_INCOMPLETE_MS = 4000;
const WHILE_SOURCE_FAILS_MS = 30_000;

type Asked = { accountId: number; website: Pick<Website, "id" | "piwikId">; range: DateRange };

/** Asks again by itself while the source fails or still brings older days. */
const renewing = {
  placeholderData: keepPreviousData,
  throwOnError: false,
  refetchInterval: ({ state }: { state: { data?: SiteRange | undefined } }): number | false => {
    const { problem, incomplete } = state.data?.source ?? { problem: null, incomplete: false };
    if (problem !== null) return problem === "not_connected" ? false : WHILE_SOURCE_FAILS_MS;
    return incomplete ? WHILE_INCOMPLETE_MS : false;
  },
};

const requestOf = ({ website: { id, piwikId }, range }: Asked) => ({
  params: { identifier: String(id) },
  query: { ...range, ...(piwikId === null ? {} : { piwikId }) },
});

export const useViews = (asked: Asked): UseQueryResult<WebsiteViews> =>
  useQuery({ ...accountQuery(asked.accountId, SLICE, getWebsiteViews, requestOf(asked)), ...renewing });

export const useDevices = (asked: Asked): UseQueryResult<WebsiteDevices> =>
  useQuery({ ...accountQuery(asked.accountId, SLICE, getWebsiteDevices, requestOf(asked)), ...renewing });

export const useReferrers = (asked: Asked): UseQueryResult<WebsiteReferrers> =>
  useQuery({ ...accountQuery(asked.accountId, SLICE, getWebsiteReferrers, requestOf(asked)), ...renewing });

export const useKeywords = ({ accountId, website, range }: Asked): UseQueryResult<WebsiteKeywords> =>
  useQuery({
    ...accountQuery(accountId, SLICE, getWebsiteStatisticKeywords, {
      params: { identifier: String(website.id) },
      query: range,
    }),
    ...renewing,
  });

export const useQuickFigures = (accountId: number): UseQueryResult<{ figures: QuickFigure[] }> =>
  useQuery({ ...accountQuery(accountId, SLICE, getWebsiteQuickFigures, {}), throwOnError: false });
