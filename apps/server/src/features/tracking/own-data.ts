/** What the portal stores of a person: counted visits. */
import type { SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const trackingOwnData: SliceOwnData = {
  kinds: {},
  retention: {
    portal_usage: { swept: "portalUsage", after: "25 months" },
    statistics_consents: { swept: "consentProofs", after: "three years after the consent ended" },
    tracking_events: { swept: "eventDays", after: "the days of TRACKING_RETENTION_DAYS" },
    tracking_salts: { swept: "visitors", after: "two hours after their day" },
    tracking_visits: { swept: "visitors", after: "two hours after their day" },
    tracking_progress: { kept: "one row, of nobody" },
  },
  columns: {
    "tracking_sums.email": { in: { not: "how often an entry's address was tapped" }, end: { kept: "names nobody" } },
  },
};
