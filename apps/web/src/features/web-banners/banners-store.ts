/** The web banners of a company: the list, and what changes one (Specification §8 "already updating"). */
import { requestAddress } from "@portal/contract/http/request-address";
import type { DateRange } from "@portal/contract/time/date-range";
import {
  downloadWebBannerCreatives,
  getCompanyWebBanners,
  getWebBannerCreative,
  updateCompanyWebBannerStatus,
  updateWebBannerFiles,
  WEB_BANNER_FAMILIES,
  type WebBanner,
} from "@portal/contract/web-banners/calls";
import type { StatusAction } from "@portal/contract/web-banners/states";
import { getWebBannerStatistics, type WebBannerStatistics } from "@portal/contract/web-banners/statistics/calls";
import { keepPreviousData, type QueryClient, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { apiCall } from "../../platform/api/api-call.ts";
import { RejectedAction } from "../../platform/api/rejections.ts";
import { hasProduct } from "../../platform/products/active-products.ts";
import { accountQuery } from "../../platform/query/use-account-query.ts";

const SLICE = "web-banners";

export const bannersQuery = (accountId: number) => accountQuery(accountId, SLICE, getCompanyWebBanners, {});

/** What the figures are asked for: a range, and one banner or all. */
export type BannerFiguresAsked = { range: DateRange; banner: number | undefined };

export const queryOfFigures = ({ range, banner }: BannerFiguresAsked) => ({
  ...range,
  ...(banner === undefined ? {} : { banner: String(banner) }),
});

/** The asked figures; those before stay until the new ones are there. */
export const useBannerStatistics = (
  accountId: number,
  asked: BannerFiguresAsked,
): UseQueryResult<WebBannerStatistics> =>
  useQuery({
    ...accountQuery(accountId, SLICE, getWebBannerStatistics, { query: queryOfFigures(asked) }),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });

/** What the pages load beside their code, for companies that have banners. */
export const preloadOfBanners = (accountId: number) =>
  hasProduct(accountId, WEB_BANNER_FAMILIES) ? [bannersQuery(accountId)] : [];

let updating = false;

/** @throws RejectedAction "already updating"; ApiProblem */
async function update(client: QueryClient, accountId: number, change: () => Promise<{ banner: WebBanner }>) {
  if (updating) throw new RejectedAction("already updating");
  updating = true;
  try {
    return (await change()).banner;
  } finally {
    updating = false;
    // After a refusal as well: it says that the banner has changed.
    await client.invalidateQueries({ queryKey: bannersQuery(accountId).queryKey });
  }
}

type Act = { banner: Pick<WebBanner, "id" | "version">; action: StatusAction; reason?: string };

/** Applies an action to the version of a banner that the person sees. @throws RejectedAction; ApiProblem */
export const actOnBanner = (client: QueryClient, accountId: number, { banner, action, reason = "" }: Act) =>
  update(client, accountId, () =>
    apiCall(updateCompanyWebBannerStatus, {
      params: { id: String(banner.id), action },
      body: { reason, version: banner.version },
      accountId,
    }),
  );

type Files = { banner: number; files: string[]; key: string };

/** Hands over uploaded files. @throws RejectedAction; ApiProblem */
export const handOverFiles = (client: QueryClient, accountId: number, body: Files) =>
  update(client, accountId, () => apiCall(updateWebBannerFiles, { body, accountId }));

export const zipHref = (accountId: number, id: number): string =>
  requestAddress(downloadWebBannerCreatives, { params: { id: String(id) } }, accountId);

export const creativeHref = (accountId: number, id: number): string =>
  requestAddress(getWebBannerCreative, { params: { id: String(id) } }, accountId);
