/** How long counted visits of websites are kept. They name nobody. */
import type { SliceOwnData } from "../../../platform/personal-data/own-data.ts";

export const websiteStatisticsOwnData: SliceOwnData = {
  kinds: {},
  retention: { website_hits: { swept: "websiteHits", after: "eight days" } },
  columns: {},
};
