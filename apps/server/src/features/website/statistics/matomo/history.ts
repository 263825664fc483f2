/** How far back Matomo is asked. */
import { addYears, type Day } from "@portal/contract/time/berlin-time";
import { MOST_YEARS } from "@portal/contract/time/date-range";
import type { Site } from "../source.ts";

/** The first day that is fetched: the site's first day online, but not more than the longest range. */
export function historyStart({ online_since: since }: Pick<Site, "online_since">, today: Day): Day {
  const earliest = addYears(today, -MOST_YEARS);
  return since !== null && since > earliest ? since : earliest;
}
