/** German words for search ads. */
import type { CampaignState } from "./calls.ts";
import type { AdEngine } from "./figures.ts";

export const ENGINE_LABELS: Record<AdEngine, string> = { google: "Google", bing: "Bing" };

export const CAMPAIGN_STATE_LABELS: Record<CampaignState, string> = {
  active: "Läuft",
  paused: "Pausiert",
  ended: "Beendet",
};
