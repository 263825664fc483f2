/** What a step says: what to do, why, and on which page. Pure. */
import { PARTS } from "@portal/contract/entry/parts";
import { queryOfRatings, WHOLE_LIST } from "@portal/contract/ratings/manage/view";
import type { Query } from "@portal/contract/pages/redirects";
import type { RouteName } from "@portal/contract/pages/routes";
import type { SearchHarm } from "@portal/contract/seo/search-harm";
import { type SearchSource, type SeoOverview, type SeoStep, STEP_DAYS } from "@portal/contract/seo/calls";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { germanDay, germanInstant, germanNumber, germanTimes } from "@portal/contract/text/formats";
import { positionText } from "./seo-texts.ts";

/** Id of the section that connects Search Console. */
export const CONNECT_PLACE = "search-console";

export type StepText = {
  /** Distinguishes steps of a list. */
  key: string;
  title: string;
  why: string;
  /** Where the figures come from, and of what day they are. */
  source: string;
  action: string;
  to: RouteName;
  query?: Query;
  place?: string;
};

type Sources = Pick<SeoOverview, "google" | "directory">;

/** @param hasWebsite whether the provider makes the company's website, so that texts for it are handed over here */
export function stepText(step: SeoStep, sources: Sources, hasWebsite: boolean): StepText {
  switch (step.kind) {
    case "listings":
      return listings(step);
    case "entry":
      return {
        key: "entry",
        title: step.title,
        why: `${step.benefit} Ihr Eintrag ist zu ${step.percent} % vollständig.`,
        source: "Ihr Eintrag, Stand jetzt",
        action: step.title,
        to: "entry_data",
        place: PARTS[step.part].anchor,
      };
    case "website":
      return {
        key: "website",
        title: step.title,
        why: `${step.why} ${HARM_SENTENCES[step.harm]}`,
        source: `Prüfung Ihrer Website vom ${germanInstant(step.checkedAt)} Uhr`,
        action: "Prüfung ansehen",
        to: "website_check",
        query: { adresse: step.url },
      };
    case "keyword":
      return keyword(step, sources);
    case "second_page":
      return {
        key: "second_page",
        title: `Mit „${step.term}“ auf die erste Seite kommen`,
        why: `Google zeigt Ihre Website dafür im Schnitt auf Platz ${positionText(step.position)}, ${germanTimes(step.impressions)} in ${STEP_DAYS} Tagen. Auf der ersten Seite stehen zehn Treffer. Ein eigener Abschnitt dazu auf Ihrer Website hilft.`,
        source: googleSource(sources),
        ...(hasWebsite ? { action: "Text dafür übergeben", to: "website_edit" } : commission(step.term)),
      };
    case "ratings":
      return step.lack === "answers" ? answers(step) : fewRatings(step);
    case "connect":
      return { key: "connect", ...CONNECT_TEXTS[step.state], to: "seo_overview", place: CONNECT_PLACE };
  }
}

const HARM_SENTENCES: Record<SearchHarm, string> = {
  unreachable: "Bleibt das so, nehmen Suchmaschinen Ihre Website aus den Treffern.",
  hidden: "Solange das so ist, zeigen Suchmaschinen Ihre Startseite nicht.",
  weak: "Suchmaschinen zeigen Ihre Website deshalb weiter hinten, oder Besucher kehren um.",
  detail: "Ist das behoben, können Suchmaschinen Ihre Website besser zeigen.",
};

const commission = (term: string) =>
  ({
    action: "Uns damit beauftragen",
    to: "service_cases",
    query: { neu: "product", bezug: `Suchmaschinenoptimierung: ${term}`.slice(0, 100) },
  }) as const;

function listings({ wrong, portals, checkedAt }: Extract<SeoStep, { kind: "listings" }>): StepText {
  const found = wrong === 1 ? "einem" : germanNumber(wrong);
  return {
    key: "listings",
    title: wrong === 1 ? "Abweichung auf einem Portal klären" : `Abweichungen auf ${found} Portalen klären`,
    why: `Auf ${found} von ${germanNumber(portals)} geprüften Portalen stimmt etwas nicht, oder Ihre Firma fehlt. Wer dort sucht, findet Sie nicht oder ruft die falsche Nummer an.`,
    source: `Eintragsservice, Prüfung vom ${germanInstant(checkedAt)} Uhr`,
    action: "Abweichungen ansehen",
    to: "entry_service",
  };
}

function keyword(step: Extract<SeoStep, { kind: "keyword" }>, sources: Sources): StepText {
  const { term, count, source, websiteUntil } = step;
  return {
    key: "keyword",
    title: `„${term}“ als Suchbegriff angeben`,
    why: `Danach suchen Menschen: ${SAID[source](germanTimes(count))} In Ihrem Eintrag steht es noch nicht.`,
    source: SOURCES[source](sources, websiteUntil),
    action: "Suchbegriffe bearbeiten",
    to: "entry_data",
    place: PARTS.searchKeywordsData.anchor,
  };
}

type RatingsStep = Extract<SeoStep, { kind: "ratings" }>;

function answers({ recent, open, latestAt }: RatingsStep): StepText {
  const some = open === 1 ? "Eine" : germanNumber(open);
  const ratings = recent === 1 ? "Die eine Bewertung" : `${some} von ${germanNumber(recent)} Bewertungen`;
  return {
    key: "ratings",
    title: open === 1 ? "Eine Bewertung beantworten" : `${germanNumber(open)} Bewertungen beantworten`,
    why: `${ratings} der letzten ${STEP_DAYS} Tage ${open === 1 ? "hat" : "haben"} noch keine Antwort. Ihre Antwort lesen alle, die Sie mit anderen Firmen vergleichen.`,
    source: ratingsSource(latestAt),
    action: "Bewertungen beantworten",
    to: "ratings_manage",
    query: queryOfRatings({ ...WHOLE_LIST, handling: "open" }),
  };
}

function fewRatings({ recent, latestAt }: RatingsStep): StepText {
  const came = ["kam keine neue Bewertung", "kam nur eine"][recent] ?? `kamen nur ${germanNumber(recent)}`;
  return {
    key: "ratings",
    title: "Kunden um eine Bewertung bitten",
    why: `In den letzten ${STEP_DAYS} Tagen ${came} dazu. Wer viele gute Bewertungen hat, steht bei Google in der Suche nach Firmen am Ort weiter oben.`,
    source: ratingsSource(latestAt),
    action: "Kunden einladen",
    to: "ratings_invitations",
  };
}

const ratingsSource = (latestAt: string | null): string =>
  `Ihre Bewertungen auf allen Portalen, Stand jetzt${latestAt === null ? "" : `, die neueste vom ${germanDay(berlinDate(Date.parse(latestAt)))}`}`;

const googleSource = ({ google }: Sources): string =>
  google === null ? "Google Search Console" : `Google Search Console, Zahlen bis ${germanDay(google.lastDay)}`;

const directorySource = ({ directory }: Sources): string =>
  directory?.until == null
    ? "Statistik Ihres Eintrags"
    : `Statistik Ihres Eintrags, Zahlen bis ${germanInstant(directory.until)} Uhr`;

const SOURCES: Record<SearchSource, (sources: Sources, websiteUntil: string | null) => string> = {
  google: googleSource,
  directory: directorySource,
  website: (_sources, until) =>
    until === null ? "Statistik Ihrer Website" : `Statistik Ihrer Website, Zahlen bis ${germanInstant(until)} Uhr`,
};
const SAID: Record<SearchSource, (times: string) => string> = {
  google: (times) => `Google hat Ihre Website dafür ${times} in ${STEP_DAYS} Tagen gezeigt.`,
  directory: (times) => `Ihr Eintrag wurde danach ${times} in ${STEP_DAYS} Tagen geöffnet.`,
  website: (times) => `Auf Ihre Website kam danach ${times} in ${STEP_DAYS} Tagen jemand.`,
};

type ConnectText = Pick<StepText, "title" | "why" | "source" | "action">;
const ENDED: ConnectText = {
  title: "Google Search Console neu verbinden",
  why: "Seit die Verbindung unterbrochen ist, kommen keine neuen Zahlen von Google.",
  source: "Verbindung zu Google, Stand jetzt",
  action: "Verbindung ansehen",
};
const CONNECT_TEXTS: Record<Extract<SeoStep, { kind: "connect" }>["state"], ConnectText> = {
  none: {
    title: "Google Search Console verbinden",
    why: "Sie sehen dann, wonach Menschen suchen, wenn Google Ihre Website zeigt, und auf welchem Platz.",
    source: "Bisher zeigt diese Seite nur, was wir selbst wissen",
    action: "Zur Verbindung",
  },
  granted: {
    title: "Ihre Website in der Search Console wählen",
    why: "Die Freigabe von Google ist da. Es fehlt nur noch, welche Website zu dieser Firma gehört.",
    source: "Verbindung zu Google, Stand jetzt",
    action: "Website wählen",
  },
  access_ended: ENDED,
  property_lost: ENDED,
};
