/** The state of the statistics page in its address: range, the chart's figure, and the page of search terms. */
import type { Query } from "@portal/contract/pages/redirects";
import { type Metric, METRICS } from "@portal/contract/tracking/events/calls";
import { queryOfRange, type RangeChoice } from "../../../platform/statistics/range-in-address.ts";

const METRIC_PARAMS: Record<Metric, string> = {
  view: "aufrufe",
  call: "anrufe",
  route: "routen",
  website: "website",
  email: "e-mails",
};

/** The chart's figure; views unless the address names another. */
export const metricOf = ({ zahl }: Query): Metric => METRICS.find((metric) => METRIC_PARAMS[metric] === zahl) ?? "view";

export const queryOf = (choice: RangeChoice, metric: Metric): Query => ({
  ...queryOfRange(choice),
  ...(metric === "view" ? {} : { zahl: METRIC_PARAMS[metric] }),
});
