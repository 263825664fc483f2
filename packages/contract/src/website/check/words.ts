/** German words of the website check that page and table share. */
import type { CheckDoer, WebsiteCheckState } from "./model.ts";

export const CHECK_DOER_LABELS: Readonly<Record<CheckDoer, string>> = {
  owner: "Das können Sie selbst",
  maker: "Das macht, wer Ihre Website gestaltet",
  host: "Das macht, wer Ihren Webspace betreibt",
  provider: "Darum kümmern wir uns",
};

export const CHECK_STATE_LABELS: Readonly<Record<WebsiteCheckState, string>> = {
  wait: "Wartet",
  pending: "Läuft",
  success: "Geprüft",
  redirect: "Leitet weiter",
  error: "Nicht lesbar",
};
