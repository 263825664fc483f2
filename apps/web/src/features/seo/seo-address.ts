/** The state of the page in its address: range, the chart's figure, and what the table shows. */
import type { Query } from "@portal/contract/pages/redirects";
import { LONGEST_TERM, type TermGroup, type TermOrder } from "@portal/contract/seo/calls";
import { queryOfRange, type RangeChoice } from "../../platform/statistics/range-in-address.ts";

export type ChartFigure = "impressions" | "clicks";
export type TermsChoice = {
  group: TermGroup;
  order: TermOrder;
  search: string;
  page: number;
  /** The row whose course is shown, by its name; "" for none. */
  course: string;
  courseFigure: TermOrder;
};
export type PageChoice = { figure: ChartFigure; terms: TermsChoice };

const GROUP_PARAMS: Record<TermGroup, string> = { term: "suchbegriff", keyword: "stichwort", place: "ort" };
const ORDER_PARAMS: Record<TermOrder, string> = {
  impressions: "einblendungen",
  clicks: "klicks",
  position: "position",
  views: "aufrufe",
};
const MOST_SEARCHED = 100;
const PAGE_PATTERN = /^[1-9]\d{0,3}$/;

const keyOf = <K extends string>(params: Record<K, string>, param: string | undefined): K | undefined =>
  (Object.keys(params) as K[]).find((key) => params[key] === param);

/** Reads the address; ignores invalid values. @param usual the order unless the address names another */
export function choiceOf(
  { zahl, gruppe, sortierung, suche = "", seite, verlauf = "", kurve }: Query,
  usual: TermOrder,
): PageChoice {
  return {
    figure: zahl === "klicks" ? "clicks" : "impressions",
    terms: {
      group: keyOf(GROUP_PARAMS, gruppe) ?? "term",
      order: keyOf(ORDER_PARAMS, sortierung) ?? usual,
      search: suche.slice(0, MOST_SEARCHED),
      page: PAGE_PATTERN.test(seite ?? "") ? Number(seite) : 1,
      course: verlauf.trim().slice(0, LONGEST_TERM),
      courseFigure: keyOf(ORDER_PARAMS, kurve) ?? usual,
    },
  };
}

/** The query of a choice, without defaults. */
export const queryOf = (range: RangeChoice, { figure, terms }: PageChoice, usual: TermOrder): Query => ({
  ...queryOfRange(range),
  ...(figure === "clicks" && { zahl: "klicks" }),
  ...(terms.group !== "term" && { gruppe: GROUP_PARAMS[terms.group] }),
  ...(terms.order !== usual && { sortierung: ORDER_PARAMS[terms.order] }),
  ...(terms.search.trim() !== "" && { suche: terms.search.trim() }),
  ...(terms.page > 1 && { seite: String(terms.page) }),
  ...(terms.course !== "" && { verlauf: terms.course }),
  ...(terms.course !== "" && terms.courseFigure !== usual && { kurve: ORDER_PARAMS[terms.courseFigure] }),
});
