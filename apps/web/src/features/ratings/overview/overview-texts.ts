/** German texts of the ratings' overview. */
import type { Score, StarCounts } from "@portal/contract/ratings/score";
import type { RatingsOverview, RatingStatistics } from "@portal/contract/ratings/overview/calls";
import { NO_SCORE, RATING_SOURCE_KEYS, RATING_SOURCES, type RatingSourceName } from "@portal/contract/ratings/sources";
import type { FeedProblem, FeedState } from "@portal/contract/ratings/feeds";
import { germanDay, germanDecimal, germanInstant, germanNumber } from "@portal/contract/text/formats";
import type { StatDelta } from "../../../ui/figures/stat.tsx";
import { comparedWithText } from "../../../platform/statistics/same-weekdays.ts";

const LABELS = new Map<string, string>(
  RATING_SOURCE_KEYS.map((key) => [RATING_SOURCES[key].wire, RATING_SOURCES[key].label]),
);
export const sourceLabel = (name: RatingSourceName): string => LABELS.get(name) ?? name;

/** "4,3", or what is said where nobody rated. */
export const scoreText = ({ avgScore }: Score): string =>
  avgScore === NO_SCORE ? "noch keine" : germanDecimal(avgScore);

export const ratingsText = (count: number): string =>
  count === 1 ? "eine Bewertung" : `${germanNumber(count)} Bewertungen`;

const exact = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "(3 × 4,67 + 1 × 2,00) ÷ 4 = 4,00": how the whole score follows from the sources. Empty without ratings. */
export function formulaOf({ portalRatings, overall }: RatingsOverview): string {
  const rated = portalRatings.filter(({ count }) => count > 0);
  if (rated.length === 0) return "";
  const terms = rated.map(({ count, avgScore }) => `${germanNumber(count)} × ${exact.format(avgScore)}`);
  return `(${terms.join(" + ")}) ÷ ${germanNumber(overall.count)} = ${exact.format(overall.avgScore)}`;
}

/** The change of a score in tenths; undefined if there is nothing to compare with. */
export function scoreDelta(score: Score, before: Score | null): StatDelta | undefined {
  if (before === null || before.count === 0 || score.count === 0) return undefined;
  const change = Math.round((score.avgScore - before.avgScore) * 10) / 10;
  if (change === 0) return { text: "gleich", direction: "same" };
  return { text: germanDecimal(Math.abs(change)), direction: change > 0 ? "up" : "down", good: change > 0 };
}

/** "23 neue Bewertungen, im Durchschnitt 4,4 von 5 Sternen." */
export function headline({ score }: RatingStatistics): string {
  if (score.count === 0) return "In diesem Zeitraum gab es keine Bewertungen.";
  const news = score.count === 1 ? "Eine neue Bewertung" : `${germanNumber(score.count)} neue Bewertungen`;
  return `${news}, im Durchschnitt ${germanDecimal(score.avgScore)} von 5 Sternen.`;
}

/** The days of the range and what they are compared with. */
export function standOf({ range, comparedWith }: RatingStatistics): string {
  const days = `${germanDay(range.startDate)} bis ${germanDay(range.endDate)}`;
  return comparedWith === null
    ? `${days}. Kein Vergleich: So weit reichen die Bewertungen nicht zurück.`
    : `${days}, ${comparedWithText(comparedWith)}.`;
}

export const FEED_PROBLEMS: Record<FeedProblem, string> = {
  away: "Das Portal antwortet gerade nicht. Wir versuchen es weiter.",
  timeout: "Das Portal antwortet gerade zu langsam. Wir versuchen es weiter.",
  refused: "Das Portal gibt uns Ihre Bewertungen nicht heraus. Wir kümmern uns darum.",
  unreadable: "Was das Portal geschickt hat, war nicht vollständig. Wir versuchen es weiter.",
  busy: "Das Portal bittet um etwas Geduld. Wir fragen bald wieder.",
  not_connected: "Die Verbindung ist beendet.",
  too_few: "Das Portal zeigt plötzlich viel weniger Bewertungen. Wir prüfen das und löschen vorher nichts.",
};

/** "Stand 1. März 2026, 9:12", and what keeps the portal's ratings from being newer. */
export function feedTexts({ fetchedAt, problem }: FeedState): { stand: string; problem: string | null } {
  return {
    stand: fetchedAt === null ? "noch nie geholt" : `Stand ${germanInstant(fetchedAt)} Uhr`,
    problem: problem === null ? null : FEED_PROBLEMS[problem],
  };
}

export const MOST_STARS = 5;

export type StarRow = { stars: number; count: number; share: number };

/** Five stars first. */
export function starRows(stars: StarCounts): StarRow[] {
  const most = Math.max(1, ...stars);
  return stars.map((count, place) => ({ stars: place + 1, count, share: count / most })).toReversed();
}
