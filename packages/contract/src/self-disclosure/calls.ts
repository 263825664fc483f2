/** What is stored about a company, why, where from, how long, and whom it was passed on to (page `selbstauskunft`). */
import type { RouteName } from "../pages/routes.ts";
import { endpoint } from "../http/endpoint.ts";

/** Rows of one table that page and PDF show; the total is said beside it. */
export const DISCLOSED_ROWS = 200;

export type DisclosedTable = { headings: string[]; rows: string[][] };

/** One subject, in German throughout. */
export type DisclosureSection = {
  key: string;
  title: string;
  /** Why we hold it. */
  purpose: string;
  /** Where it came from. */
  source: string;
  /** How long it stays. */
  retention: string;
  /** Page on which the company can look at it or change it, with the link's words; null where there is none. */
  place: { page: RouteName; label: string } | null;
  facts: { term: string; value: string }[];
  table: DisclosedTable | null;
  /** Rows that are stored; more than the table has where only the newest are shown. */
  total: number;
};

/** Somebody who got data of the company. Only those who really did. */
export type DisclosureRecipient = {
  name: string;
  what: string;
  /** ISO instant of the first time, UTC; null where it is not known. */
  since: string | null;
};

export type SelfDisclosure = {
  company_id: number;
  company_name: string;
  /** ISO instant, UTC. */
  madeAt: string;
  sections: DisclosureSection[];
  recipients: DisclosureRecipient[];
};

export const getSelfDisclosure = endpoint<{ disclosure: SelfDisclosure }>()({
  name: "getSelfDisclosure",
  method: "GET",
  path: "/api/customer/self-disclosure",
});

/** The same as a tagged PDF; a plain GET, so that a link is enough. */
export const getSelfDisclosurePdf = endpoint<unknown>()({
  name: "getSelfDisclosurePdf",
  method: "GET",
  path: "/api/customer/self-disclosure.pdf",
  errors: ["request.throttled"],
});
