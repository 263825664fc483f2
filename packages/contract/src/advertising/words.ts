/** German words for search ads. */
import type { CampaignState, FetchProblem, KeywordMatch } from "./calls.ts";
import type { AdEngine, AdMetric } from "./figures.ts";

export const ENGINE_LABELS: Record<AdEngine, string> = { google: "Google", bing: "Bing" };

export const AD_METRIC_LABELS: Record<AdMetric, string> = {
  impressions: "Einblendungen",
  clicks: "Klicks",
  clickRate: "Klickrate",
  contacts: "Kontakte",
  cost: "Kosten",
  costPerContact: "Kosten je Kontakt",
};

export const AD_METRIC_DEFINITIONS: Record<AdMetric, string> = {
  impressions: "So oft stand eine Ihrer Anzeigen in den Suchergebnissen.",
  clicks: "So oft hat jemand eine Anzeige angeklickt.",
  clickRate: "Anteil der Einblendungen, die angeklickt wurden.",
  contacts: "Anrufe über die Anzeige und abgeschickte Formulare.",
  cost: "Das haben die Klicks gekostet, ohne Mehrwertsteuer.",
  costPerContact: "Kosten geteilt durch Anrufe und Formulare.",
};

export const CAMPAIGN_STATE_LABELS: Record<CampaignState, string> = {
  active: "Läuft",
  paused: "Pausiert",
  ended: "Beendet",
};

export const KEYWORD_MATCH_LABELS: Record<KeywordMatch, string> = {
  exact: "genau so",
  phrase: "als Wortgruppe",
  broad: "auch Ähnliches",
};

export const FETCH_PROBLEM_TEXTS: Record<FetchProblem, string> = {
  away: "Die Werbeverwaltung antwortet gerade nicht.",
  timeout: "Die Werbeverwaltung antwortet gerade zu langsam.",
  refused: "Die Werbeverwaltung hat den Abruf abgelehnt.",
  unreadable: "Die Werbeverwaltung hat Zahlen geschickt, die nicht stimmen können.",
};
