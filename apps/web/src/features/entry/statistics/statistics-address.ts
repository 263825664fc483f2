/** What the page of statistics shows, as its address says it: the range, the figure of the chart, the page of the terms. */
import type { Query } from "@portal/contract/pages/redirects";
import { type Metric, METRICS } from "@portal/contract/tracking/events/calls";
import { queryOfRange, type RangeChoice } from "../../../platform/statistics/range-in-address.ts";

const WORDS: Record<Metric, string> = {
  view: "aufrufe",
  call: "anrufe",
  route: "routen",
  website: "website",
  email: "e-mails",
};

/** The figure of the chart; views unless the address says otherwise. */
export const metricOf = ({ zahl }: Query): Metric => METRICS.find((metric) => WORDS[metric] === zahl) ?? "view";

export const queryOf = (choice: RangeChoice, metric: Metric): Query => ({
  ...queryOfRange(choice),
  ...(metric === "view" ? {} : { zahl: WORDS[metric] }),
});
