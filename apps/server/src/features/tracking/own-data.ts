/** What the portal stores of a person: counted visits. */
import type { SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const trackingOwnData: SliceOwnData = {
  kinds: {},
  columns: {
    "tracking_sums.email": { in: { not: "how often an entry's address was tapped" }, end: { kept: "names nobody" } },
  },
};
