/** The stored data of a company: why, where from, how long, and who received them (page `selbstauskunft`). */
import type { RouteName } from "../pages/routes.ts";
import { endpoint } from "../http/endpoint.ts";

/** Rows of one table on the page and in the PDF, which also state the total. */
export const DISCLOSED_ROWS = 200;

/** How long the audit log and the history of entries are stored: as long as claims may be made (§ 195 BGB). */
export const LOG_YEARS = 3;

export type DisclosedTable = { headings: string[]; rows: string[][] };

/** One subject. All texts are German. */
export type DisclosureSection = {
  key: string;
  title: string;
  /** Why we store it. */
  purpose: string;
  /** Where it came from. */
  source: string;
  /** How long it is stored. */
  retention: string;
  /** Page on which the company can view or change it, with the link's label; null if there is none. */
  place: { page: RouteName; label: string } | null;
  facts: { term: string; value: string }[];
  table: DisclosedTable | null;
  /** Number of stored rows; larger than the table's if only the newest are shown. */
  total: number;
};

/** Somebody who received data of the company. Only actual recipients are listed. */
export type DisclosureRecipient = {
  name: string;
  what: string;
  /** ISO instant of the first time, UTC; null if unknown. */
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

/** The disclosure as a tagged PDF. A plain GET, so a link is enough. */
export const getSelfDisclosurePdf = endpoint<unknown>()({
  name: "getSelfDisclosurePdf",
  method: "GET",
  path: "/api/customer/self-disclosure.pdf",
  errors: ["request.throttled"],
});
