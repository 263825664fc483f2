/** German words for search ads. */
import type { CampaignState, FetchProblem, KeywordMatch } from "./calls.ts";
import type { AdEngine, AdMetric } from "./figures.ts";

export const ENGINE_LABELS: Record<AdEngine, string> = { google: "Google", bing: "Bing" };

export const AD_METRIC_LABELS: Record<AdMetric, string> = {
  impressions: "Einblendungen",
  clicks: "Klicks",
  clickRate: "Klickrate",
  calls: "Anrufe",
  forms: "Formulare",
  contacts: "Kontakte",
  cost: "Kosten",
  costPerContact: "Kosten je Kontakt",
};

export const AD_METRIC_DEFINITIONS: Record<AdMetric, string> = {
  impressions: "So oft stand eine Ihrer Anzeigen in den Suchergebnissen.",
  clicks: "So oft hat jemand eine Anzeige angeklickt.",
  clickRate: "Anteil der Einblendungen, die angeklickt wurden.",
  calls: "So oft hat jemand über eine Anzeige angerufen.",
  forms: "So oft hat jemand nach einem Klick ein Formular abgeschickt.",
  contacts: "Anrufe und Formulare zusammen.",
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
