/** The websites of a company. */
import { getWebsiteKeywords, getWebsites, WEBSITE_FAMILIES } from "@portal/contract/website/sites/calls";
import { hasProduct } from "../../../platform/products/active-products.ts";
import { accountQuery } from "../../../platform/query/use-account-query.ts";

const SLICE = "website";

export const websitesQuery = (accountId: number) => accountQuery(accountId, SLICE, getWebsites, {});
export const keywordsQuery = (accountId: number) => accountQuery(accountId, SLICE, getWebsiteKeywords, {});

/** What website pages load beside their code, for companies that have a website. */
export const preloadOfWebsites = (accountId: number) =>
  hasProduct(accountId, WEBSITE_FAMILIES) ? [websitesQuery(accountId)] : [];
