/** Impressions in seven breakdowns, as calls that load and fail by themselves. */
import type { Endpoint } from "@portal/contract/http/endpoint";
import type { DateRange } from "@portal/contract/time/date-range";
import {
  getTvByChannel,
  getTvByDay,
  getTvByProgramme,
  getTvByTimeOfDay,
  getTvByWeekAndChannel,
  getTvKeyFigures,
  getTvTotal,
  TV_STATISTICS_CACHE_MS,
} from "@portal/contract/tv-banners/statistics/calls";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { accountQuery } from "../../../platform/query/use-account-query.ts";

/** `externalId`: only this banner; `channelId`: only this channel. */
export type Asked = {
  accountId: number;
  range: DateRange;
  externalId: string | undefined;
  channelId: number | undefined;
};

export const requestOf = ({ range, externalId, channelId }: Omit<Asked, "accountId">) => ({
  query: {
    ...range,
    ...(externalId === undefined ? {} : { externalId }),
    ...(channelId === undefined ? {} : { channelId: String(channelId) }),
  },
});

/** An answer is fresh for a second (Specification §9): parts of one page share it, the next look asks again. */
const shortLived = {
  staleTime: TV_STATISTICS_CACHE_MS,
  placeholderData: keepPreviousData,
  throwOnError: false,
} as const;

const queryOf = <E extends Endpoint>(asked: Asked, endpoint: E) => ({
  ...accountQuery(asked.accountId, "tv-banners", endpoint, requestOf(asked) as never),
  ...shortLived,
});

export const useTvKeyFigures = (asked: Asked) => useQuery(queryOf(asked, getTvKeyFigures));
export const useTvByChannel = (asked: Asked) => useQuery(queryOf(asked, getTvByChannel));
export const useTvByProgramme = (asked: Asked) => useQuery(queryOf(asked, getTvByProgramme));
export const useTvByDay = (asked: Asked) => useQuery(queryOf(asked, getTvByDay));
export const useTvByWeekAndChannel = (asked: Asked) => useQuery(queryOf(asked, getTvByWeekAndChannel));
export const useTvByTimeOfDay = (asked: Asked) => useQuery(queryOf(asked, getTvByTimeOfDay));
export const useTvTotal = (asked: Asked) => useQuery(queryOf(asked, getTvTotal));
