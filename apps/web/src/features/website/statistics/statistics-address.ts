/** The state of the page in its address: website, range and the chart's figure. */
import type { Query } from "@portal/contract/pages/redirects";
import type { Website } from "@portal/contract/website/sites/calls";
import type { SiteMetric } from "@portal/contract/website/statistics/calls";
import { queryOfRange, type RangeChoice } from "../../../platform/statistics/range-in-address.ts";

/** Visits unless the address names page views: who came matters more than how often they clicked. */
export const metricOf = ({ zahl }: Query): SiteMetric => (zahl === "seitenaufrufe" ? "views" : "visits");

/** Websites that have or had visitors. */
export const countedSites = (websites: readonly Website[]): Website[] =>
  websites.filter(({ state }) => state === "online" || state === "paused");

/** The address's website, or the first one. */
export const websiteIn = ({ website }: Query, websites: readonly Website[]): Website | undefined =>
  websites.find(({ id }) => String(id) === website) ?? websites[0];

type Choice = { website: Website; first: Website | undefined; choice: RangeChoice; metric: SiteMetric };

/** Without what is shown anyway. */
export const queryOf = ({ website, first, choice, metric }: Choice): Query => ({
  ...(website.id === first?.id ? {} : { website: String(website.id) }),
  ...queryOfRange(choice),
  ...(metric === "visits" ? {} : { zahl: "seitenaufrufe" }),
});
