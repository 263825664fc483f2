/** The options of the search's list: pages, records by group, and what was searched last. */
import type { Role } from "@portal/contract/http/access";
import type { RouteName } from "@portal/contract/pages/routes";
import type { SearchAnswer } from "@portal/contract/search/calls";
import { findPages } from "@portal/contract/search/pages";
import { findQuestions } from "@portal/contract/search/questions";
import { searchPatterns } from "@portal/contract/search/words";

export type SearchOption = {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  /** Where it leads; for an earlier search its text. */
  readonly to: { readonly page: RouteName; readonly query: Record<string, string>; readonly place: string } | string;
};
export type OptionGroup = { readonly key: string; readonly label: string; readonly options: readonly SearchOption[] };

const MOST_PAGES = 5;
const MOST_QUESTIONS = 3;

export function groupsOf(text: string, roles: readonly Role[], answer: SearchAnswer | undefined): OptionGroup[] {
  const patterns = searchPatterns(text);
  const pages = findPages(patterns, roles, MOST_PAGES).map(({ page, title, query, place }): SearchOption => ({
    key: `page ${page} ${title}`,
    title,
    detail: "",
    to: { page, query: { ...query }, place: place ?? "" },
  }));
  const records = (answer?.groups ?? []).map(({ key, label, hits, all }): OptionGroup => ({
    key,
    label,
    options: [
      ...hits.map((hit) => ({ key: `${key} ${hit.key}`, title: hit.title, detail: hit.detail, to: hit.place })),
      ...(all === null ? [] : [{ key: `${key} all`, title: `Alle Treffer: ${label}`, detail: "", to: all }]),
    ],
  }));
  return [
    ...(pages.length === 0 ? [] : [{ key: "pages", label: "Seiten und Einstellungen", options: pages }]),
    ...records,
    ...helpGroup(patterns),
  ];
}

/** Answers to questions, last, because whoever has a page or a record needs no help. */
function helpGroup(patterns: readonly string[]): OptionGroup[] {
  const questions = findQuestions(patterns, MOST_QUESTIONS).map(({ id, title }): SearchOption => ({
    key: `question ${id}`,
    title,
    detail: "",
    to: { page: "law_questions", query: {}, place: id },
  }));
  return questions.length === 0 ? [] : [{ key: "help", label: "Hilfe", options: questions }];
}

export const recentGroup = (searches: readonly string[]): OptionGroup[] =>
  searches.length === 0
    ? []
    : [
        {
          key: "recent",
          label: "Zuletzt gesucht",
          options: searches.map((text) => ({ key: `recent ${text}`, title: text, detail: "", to: text })),
        },
      ];

/** What a screen reader hears. */
export function announcement(kind: "short" | "waiting" | "done", options: number): string {
  if (kind === "short") return "";
  if (kind === "waiting") return "Suche läuft";
  if (options === 0) return "Nichts gefunden";
  return options === 1 ? "1 Treffer" : `${options} Treffer`;
}
