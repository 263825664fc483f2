/** German texts of the table of search terms. Pure. */
import type {
  SearchTermPage,
  SearchTermRow,
  SeoOverview,
  TermCourse,
  TermGroup,
  TermOrder,
} from "@portal/contract/seo/calls";
import { germanDay, germanDecimal, germanInstant, germanNumber, germanPercent } from "@portal/contract/text/formats";

export const GROUP_LABELS: Record<TermGroup, string> = { term: "Suchbegriff", keyword: "Stichwort", place: "Ort" };
const PLURALS: Record<TermGroup, string> = { term: "Suchbegriffe", keyword: "Stichwörter", place: "Orte" };
const OTHERS: Record<TermGroup, string> = {
  term: "",
  keyword: "Andere Suchbegriffe",
  place: "Suchen ohne einen Ihrer Orte",
};

export const ORDER_LABELS: Record<TermOrder, string> = {
  impressions: "Einblendungen",
  clicks: "Klicks",
  position: "Position",
  views: "Aufrufe",
};

/** The orders for which there is a source. */
export function orderLabels({ google, directory }: Pick<SeoOverview, "google" | "directory">): [TermOrder, string][] {
  const orders: TermOrder[] = [
    ...(google === null ? [] : (["impressions", "clicks", "position"] as const)),
    ...(google !== null && directory === null ? [] : (["views"] as const)),
  ];
  return orders.map((order) => [order, ORDER_LABELS[order]]);
}

/** A row's name; below a search term the company's own words in it. */
export function wordsOf({ name, keyword, place }: SearchTermRow, group: TermGroup): { title: string; note: string } {
  const note = [keyword, place].filter((word) => word !== null).join(" · ");
  return { title: name ?? OTHERS[group], note };
}

const FIGURE_SOURCES: Record<TermOrder, "Google" | "Verzeichnis"> = {
  impressions: "Google",
  clicks: "Google",
  position: "Google",
  views: "Verzeichnis",
};
/** "Klicks (Google)". */
export const figureLabel = (figure: TermOrder): string => `${ORDER_LABELS[figure]} (${FIGURE_SOURCES[figure]})`;

/** The figures of a course that have a source. */
export const figuresIn = ({ google, directory }: Pick<TermCourse, "google" | "directory">): TermOrder[] => [
  ...(google === null ? [] : (["impressions", "clicks", "position"] as const)),
  ...(directory === null ? [] : (["views"] as const)),
];

/** Source and day of a course's figure. */
export function courseStand({ google, directory }: TermCourse, figure: TermOrder): string {
  if (figure !== "views")
    return google === null ? "" : `Quelle: Google Search Console. Zahlen bis ${germanDay(google.lastDay)}.`;
  const until = directory?.until ?? null;
  return `Quelle: Statistik Ihres Eintrags.${until === null ? "" : ` Zahlen bis ${germanInstant(until)} Uhr.`}`;
}

/** What the line of positions says. */
export function positionSentence(positions: readonly (number | null)[]): string {
  const known = positions.filter((position) => position !== null);
  if (known.length === 0) return "In diesem Zeitraum hat Google Ihre Website dafür nicht gezeigt.";
  const [best, worst] = [Math.min(...known), Math.max(...known)];
  const place =
    best === worst ? `bei ${germanDecimal(best)}` : `zwischen ${germanDecimal(best)} und ${germanDecimal(worst)}`;
  // The chart's axis begins below with the smallest number.
  return `Die Position lag ${place}. Je kleiner die Zahl, desto weiter oben steht Ihre Website.`;
}

export const totalText = (total: number, group: TermGroup): string =>
  total === 1 ? `1 ${GROUP_LABELS[group]}.` : `${germanNumber(total)} ${PLURALS[group]}.`;

/** How much of Google's figures the table explains. */
export function namedSentence(named: SearchTermPage["named"]): string {
  if (named === null || named.of === 0) return "";
  const share = Math.min(1, named.impressions / named.of);
  return `Für ${germanPercent(share)} der Einblendungen nennt Google den Suchbegriff.`;
}

export const nothingFound = (search: string): string =>
  search === ""
    ? "Für diesen Zeitraum sind keine Suchbegriffe bekannt."
    : `Kein Suchbegriff enthält „${search}“. Suchen Sie mit einem anderen Wort.`;
