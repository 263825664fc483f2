/** German words for the states of TV banners and their creatives. */
import type { Approval } from "./approval.ts";
import type { BannerState, CreativeLayout } from "./calls.ts";

export const BANNER_STATE_LABELS: Record<BannerState, string> = {
  planned: "Geplant",
  active: "Läuft",
  paused: "Pausiert",
  ended: "Beendet",
};

export const APPROVAL_LABELS: Record<Approval, string> = {
  ACCEPTED: "Freigegeben",
  REJECTED: "Abgelehnt",
  UNVERIFIED: "Noch offen",
};

export const LAYOUT_LABELS: Record<CreativeLayout, string> = {
  frame: "Rahmen links und unten, das Bild wird kleiner",
  strip: "Streifen am unteren Rand",
};
