/** Where a site's figures come from. Both sources end in the same sums of days, so everything else reads only those. */
import type { Day } from "@portal/contract/time/berlin-time";
import type { FigureSource } from "@portal/contract/website/statistics/calls";
import type { WebsiteRow } from "../sites/repository.ts";

export type Site = Pick<WebsiteRow, "id" | "matomo_site_id" | "online_since">;

/** What is known of a site's figures. */
export type SourceState = FigureSource & {
  /** All days from here on are known, those without visits too; null if nothing is known. */
  knownFrom: Day | null;
};

export type FiguresSource = {
  /** Stores what the source has by now, within three seconds, and says how fresh the figures are. */
  bringUpToDate(site: Site): Promise<SourceState>;
  /** The same without asking the source. */
  state(site: Site): Promise<SourceState>;
};
