/** Websites and landing pages that a company bought (Specification §1, §7 "getWebsites"). */
import type { ProductFamily } from "../../navigation/products.ts";
import { endpoint } from "../../http/endpoint.ts";

/** A company with a product of one of these families has websites. */
export const WEBSITE_FAMILIES = ["website", "landing_page"] as const satisfies readonly ProductFamily[];
/** Whole websites: a landing page has neither mailboxes nor a place in the site builder (Specification §6). */
export const WHOLE_WEBSITE_FAMILIES = ["website"] as const satisfies readonly ProductFamily[];

export const WEBSITE_KINDS = ["website", "landing_page"] as const;
export type WebsiteKind = (typeof WEBSITE_KINDS)[number];

/** `ended`: the contract is over, and the pages are gone. */
export const WEBSITE_STATES = ["in_production", "online", "paused", "ended"] as const;
export type WebsiteState = (typeof WEBSITE_STATES)[number];

export type Website = {
  id: number;
  kind: WebsiteKind;
  /** Product code of the tier, and its name for customers. */
  tier: string;
  tierName: string;
  state: WebsiteState;
  /** The main address with its scheme; null until the site has one. */
  url: string | null;
  furtherAddresses: string[];
  keywords: string[];
  /** The site's id in Matomo; null if the portal counts its views itself. */
  piwikId: string | null;
  /** The first day online. */
  onlineSince: string | null;
};

/** Websites first, then landing pages; ended ones last. */
export const getWebsites = endpoint<{ websites: Website[] }>()({
  name: "getWebsites",
  method: "GET",
  path: "/api/customer/getWebsites",
});

export type WebsiteKeyword = {
  keyword: string;
  /** Ids of the websites that are made for it. */
  websites: number[];
  /** Whether the directory entry names it too. */
  inEntry: boolean;
};

/** What the websites are to be found by, each keyword once, in alphabetical order. */
export const getWebsiteKeywords = endpoint<{ keywords: WebsiteKeyword[] }>()({
  name: "getWebsiteKeywords",
  method: "GET",
  path: "/api/customer/getWebsiteKeywords",
});
