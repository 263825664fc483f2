/** TV banners and creatives of the company, and what changes them. */
import {
  getCompanyCreatives,
  getCompanyTvBanners,
  setCreative,
  type TvBanner,
  type TvCreative,
  updateCreative,
} from "@portal/contract/tv-banners/banners/calls";
import type { Approval } from "@portal/contract/tv-banners/banners/approval";
import { useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { hasProduct } from "../../../platform/products/active-products.ts";
import { accountQuery, useActiveAccountId } from "../../../platform/query/use-account-query.ts";

export const TV_FAMILIES = ["tv_banner"] as const;

export const bannersQuery = (accountId: number) => accountQuery(accountId, "tv-banners", getCompanyTvBanners, {});
export const creativesQuery = (accountId: number) => accountQuery(accountId, "tv-banners", getCompanyCreatives, {});

/** Loads nothing for companies without the product. */
export const preloadOfBanners = (accountId: number) =>
  hasProduct(accountId, TV_FAMILIES) ? [bannersQuery(accountId), creativesQuery(accountId)] : [];

/** A creative as the person sees it. */
type Seen = Pick<TvCreative, "binaryMasterId" | "version">;

/** Changes creatives, and loads both lists again, also after a refusal: somebody else may have been faster. */
export function useCreativeChanges() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  const renewed = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } finally {
      await Promise.all(
        [bannersQuery, creativesQuery].map((query) =>
          client.invalidateQueries({ queryKey: query(accountId).queryKey }),
        ),
      );
    }
  };
  return {
    decide: ({ binaryMasterId, version }: Seen, approvalStatus: Approval, reason = "") =>
      renewed(apiCall(updateCreative, { body: { binaryMasterId, approvalStatus, reason, version }, accountId })),
    set: ({ binaryMasterId, version }: Seen, { external_id: externalId }: TvBanner) =>
      renewed(apiCall(setCreative, { body: { binaryMasterId, externalId, version }, accountId })),
  };
}
