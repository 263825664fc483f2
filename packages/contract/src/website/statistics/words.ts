/** German names of what is counted of a website, and its exact definition by source. */
import type { FigureSource, ReferrerKind, SiteMetric, SourceProblem } from "./calls.ts";

export const SITE_METRIC_LABELS: Record<SiteMetric, string> = { views: "Seitenaufrufe", visits: "Besuche" };

/** The two sources end a visit differently, so each has its own words. */
export const SITE_METRIC_DEFINITIONS: Record<FigureSource["kind"], Record<SiteMetric, string>> = {
  matomo: {
    views: "So oft wurde eine Seite Ihrer Website geöffnet.",
    visits: "So oft kam jemand auf Ihre Website. Nach 30 Minuten ohne Klick beginnt ein neuer Besuch.",
  },
  own: {
    views: "So oft wurde eine Seite Ihrer Website geöffnet.",
    visits: "So oft kam jemand auf Ihre Website. Jeder Mensch zählt höchstens einmal in der Stunde.",
  },
};

export const REFERRER_LABELS: Record<ReferrerKind, string> = {
  direct: "Direkt eingegeben oder Lesezeichen",
  search: "Suchmaschinen",
  website: "Andere Websites",
  social: "Soziale Netzwerke",
  campaign: "Kampagnen",
  assistant: "KI-Assistenten",
};

export const SOURCE_LABELS: Record<FigureSource["kind"], string> = {
  matomo: "Matomo",
  own: "eigene Zählung des Portals",
};

/** Why Matomo brings nothing now, as a sentence. */
export const PROBLEM_SENTENCES: Record<SourceProblem, string> = {
  not_connected: "Die Auswertung dieser Website ist noch nicht angeschlossen.",
  away: "Matomo ist gerade nicht erreichbar.",
  timeout: "Matomo antwortet gerade zu langsam.",
  refused: "Matomo gibt die Zahlen dieser Website nicht heraus.",
  unreadable: "Matomo hat etwas geschickt, das wir nicht lesen können.",
};
