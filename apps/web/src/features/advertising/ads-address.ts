/** The state of the pages in their address: `?maschine=bing&zahl=klicks`, `?gruppe=G-10&kampagne=7`. */
import { AD_ENGINES, AD_METRICS, type AdMetric } from "@portal/contract/advertising/figures";
import { ID_PATTERN } from "@portal/contract/http/ids";
import type { Query } from "@portal/contract/pages/redirects";
import type { EngineChoice } from "./ads-texts.ts";

const METRIC_PARAMS: Record<AdMetric, string> = {
  impressions: "einblendungen",
  clicks: "klicks",
  clickRate: "klickrate",
  calls: "anrufe",
  forms: "formulare",
  contacts: "kontakte",
  cost: "kosten",
  costPerContact: "kosten-je-kontakt",
};

export const metricIn = ({ zahl }: Query): AdMetric =>
  AD_METRICS.find((metric) => METRIC_PARAMS[metric] === zahl) ?? "contacts";

export const engineIn = ({ maschine }: Query): EngineChoice =>
  AD_ENGINES.find((engine) => engine === maschine) ?? "all";

/** Without what is shown anyway. */
export const queryOfView = ({ metric, engine }: { metric: AdMetric; engine: EngineChoice }): Query => ({
  ...(engine === "all" ? {} : { maschine: engine }),
  ...(metric === "contacts" ? {} : { zahl: METRIC_PARAMS[metric] }),
});

export const campaignIn = ({ kampagne }: Query): number | null =>
  kampagne !== undefined && ID_PATTERN.test(kampagne) ? Number(kampagne) : null;
