/** German words for websites, wherever they are shown. */
import type { WebsiteKind, WebsiteState } from "./calls.ts";

export const WEBSITE_STATE_LABELS: Record<WebsiteState, string> = {
  in_production: "Wird erstellt",
  online: "Online",
  paused: "Pausiert",
  ended: "Beendet",
};

/** The landing page's name is that of its product family. */
export const WEBSITE_KIND_LABELS: Record<WebsiteKind, string> = { website: "Website", landing_page: "Zielseite" };
