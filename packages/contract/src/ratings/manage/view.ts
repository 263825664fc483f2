/** The state of the list of ratings, as its address and the call's query hold it. */
import type { Query } from "../../pages/redirects.ts";
import { addDays, isDay } from "../../time/berlin-time.ts";
import { RATING_SOURCE_KEYS, type RatingSource } from "../sources.ts";

/** Of `open` nobody has answered or marked as done. */
export const HANDLINGS = ["all", "open", "answered", "done"] as const;
export type Handling = (typeof HANDLINGS)[number];
export const HANDLING_LABELS: Record<Handling, string> = {
  all: "Alle",
  open: "Offen",
  answered: "Beantwortet",
  done: "Erledigt",
};

export const SORTS = ["newest", "oldest", "worst", "best"] as const;
export type Sort = (typeof SORTS)[number];
export const SORT_LABELS: Record<Sort, string> = {
  newest: "Neueste",
  oldest: "Älteste",
  worst: "Wenige Sterne",
  best: "Viele Sterne",
};

/** Choices of stars: lowest and highest. */
export const STAR_RANGES = ["1-5", "4-5", "1-2", "5-5", "4-4", "3-3", "2-2", "1-1"] as const;
export type StarRange = (typeof STAR_RANGES)[number];
export const STAR_RANGE_LABELS: Record<StarRange, string> = {
  "1-5": "Alle Sterne",
  "4-5": "4 und 5 Sterne",
  "1-2": "1 und 2 Sterne",
  "5-5": "5 Sterne",
  "4-4": "4 Sterne",
  "3-3": "3 Sterne",
  "2-2": "2 Sterne",
  "1-1": "1 Stern",
};

/** The last days, today included; "" for all time, "own" for two days of one's own. */
export const RATING_PERIODS = ["", "30", "90", "365", "own"] as const;
export type RatingPeriod = (typeof RATING_PERIODS)[number];
export const RATING_PERIOD_LABELS: Record<RatingPeriod, string> = {
  "": "Gesamte Zeit",
  "30": "Letzte 30 Tage",
  "90": "Letzte 90 Tage",
  "365": "Letzte 365 Tage",
  own: "Eigener Zeitraum",
};

export const SEARCH_CHARACTERS = 100;
/** Ratings that one can page to; whoever looks for older ones narrows the list. */
export const MOST_LISTED = 10_000;
export const MANAGE_PAGE_SIZE = 20;

export type RatingsView = {
  source: RatingSource | "";
  stars: StarRange;
  handling: Handling;
  period: RatingPeriod;
  /** Days of an own period; "" if not given. */
  from: string;
  to: string;
  withText: boolean;
  search: string;
  sort: Sort;
  /** Counts from 1. */
  page: number;
};

export const WHOLE_LIST: RatingsView = {
  source: "",
  stars: "1-5",
  handling: "all",
  period: "",
  from: "",
  to: "",
  withText: false,
  search: "",
  sort: "newest",
  page: 1,
};

const STANDS: Record<Handling, string> = { all: "", open: "offen", answered: "beantwortet", done: "erledigt" };
const ORDERS: Record<Sort, string> = { newest: "", oldest: "aelteste", worst: "schlechteste", best: "beste" };
const LAST_PAGE = MOST_LISTED / MANAGE_PAGE_SIZE;

const keyOf = <K extends string>(names: Record<K, string>, name: string | undefined, fallback: K): K =>
  (Object.keys(names) as K[]).find((key) => names[key] !== "" && names[key] === name) ?? fallback;
const oneOf = <C extends string>(all: readonly C[], text: string | undefined, fallback: C): C =>
  all.find((one) => one === text) ?? fallback;
const dayOf = (text = ""): string => (isDay(text) ? text : "");

/** Reads the address; ignores invalid values. */
export function ratingsViewOf(query: Query): RatingsView {
  const from = dayOf(query["von"]);
  const to = dayOf(query["bis"]);
  const isOwn = from !== "" || to !== "";
  const page = /^[1-9]\d{0,2}$/.test(query["seite"] ?? "") ? Number(query["seite"]) : 1;
  return {
    source: oneOf(["", ...RATING_SOURCE_KEYS], query["quelle"], ""),
    stars: oneOf(STAR_RANGES, query["sterne"], "1-5"),
    handling: keyOf(STANDS, query["stand"], "all"),
    period: isOwn ? "own" : oneOf(["", "30", "90", "365"], query["zeitraum"], ""),
    from,
    to,
    withText: query["text"] === "mit",
    search: (query["suche"] ?? "").slice(0, SEARCH_CHARACTERS),
    sort: keyOf(ORDERS, query["sortierung"], "newest"),
    page: Math.min(page, LAST_PAGE),
  };
}

/** The query of a view, without defaults. */
export function queryOfRatings(view: RatingsView): Query {
  const all: Record<string, string> = {
    quelle: view.source,
    sterne: view.stars === "1-5" ? "" : view.stars,
    stand: STANDS[view.handling],
    zeitraum: view.period === "own" ? "" : view.period,
    von: view.period === "own" ? view.from : "",
    bis: view.period === "own" ? view.to : "",
    text: view.withText ? "mit" : "",
    suche: view.search.trim(),
    sortierung: ORDERS[view.sort],
    seite: view.page > 1 ? String(view.page) : "",
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

/** The first and last day of a view; "" for open ends. */
export const daysOf = ({ period, from, to }: RatingsView, today: string): { from: string; to: string } =>
  period === ""
    ? { from: "", to: "" }
    : period === "own"
      ? { from, to }
      : { from: addDays(today, 1 - Number(period)), to: today };

/** How many filters narrow the list. */
export const filterCount = (view: RatingsView): number =>
  Object.keys(queryOfRatings({ ...view, sort: "newest", page: 1, from: view.from || view.to, to: "" })).length;
