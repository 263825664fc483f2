import {
  getB2bDeviceStatistics,
  getB2bLocationStatistics,
  getB2bViewStatistics,
} from "@portal/contract/b2b/statistics/calls";
import type { DateRange } from "@portal/contract/time/date-range";
import { keepPreviousData } from "@tanstack/react-query";
import { accountQuery } from "../../../platform/query/use-account-query.ts";

export const viewsQuery = (accountId: number, range: DateRange) =>
  accountQuery(accountId, "b2b", getB2bViewStatistics, { query: range });
export const devicesQuery = (accountId: number, range: DateRange) =>
  accountQuery(accountId, "b2b", getB2bDeviceStatistics, { query: range });
export const locationsQuery = (accountId: number, range: DateRange) =>
  accountQuery(accountId, "b2b", getB2bLocationStatistics, { query: range });

/** The figures of the earlier range stay, paler, until the new ones are loaded; failures are shown in their place. */
export const KEPT = { placeholderData: keepPreviousData, throwOnError: false } as const;
