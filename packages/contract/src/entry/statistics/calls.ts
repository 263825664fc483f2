/** Views of an entry and actions in it, with the preceding days as comparison (Specification §3, §9). */
import type { Day } from "../../time/berlin-time.ts";
import { type Compared, type DateRange, dateRangeQuery, type Period } from "../../time/date-range.ts";
import { endpoint } from "../../http/endpoint.ts";
import type { Device, Metric } from "../../tracking/events/calls.ts";

export type StatisticsPeriod = Period & { values: Record<Metric, Compared> };

/** Search terms in one answer. The CSV has all. */
export const SHOWN_TERMS = 50;

export type EntryStatistics = {
  range: DateRange;
  /** The days of the comparison; null if the figures begin later. */
  comparedWith: Period | null;
  totals: Record<Metric, Compared>;
  /** In order and without gaps; together they are the range. */
  periods: StatisticsPeriod[];
  /** Views by device; their sum is all views. */
  devices: ({ device: Device } & Compared)[];
  terms: {
    /** The most frequent terms, at most 50. */
    top: { term: string; views: number }[];
    /** Number of different terms. */
    distinct: number;
    /** Views with any search term. */
    views: number;
  };
  /** The first day with a figure of this company; null if there is none. */
  firstDay: Day | null;
  /** ISO instant, UTC, up to which figures have arrived; null if none ever did. */
  dataUntil: string | null;
};

export const getEntryStatistics = endpoint<EntryStatistics>()({
  name: "getEntryStatistics",
  method: "GET",
  path: "/api/customer/entry/statistics",
  query: dateRangeQuery,
});

/** One line per period, with the sums of the page. A plain GET, so a link is enough. */
export const getEntryStatisticsCsv = endpoint<unknown>()({
  name: "getEntryStatisticsCsv",
  method: "GET",
  path: "/api/customer/entry/statistics.csv",
  query: dateRangeQuery,
});

/** All search terms of the range. */
export const getEntrySearchTermsCsv = endpoint<unknown>()({
  name: "getEntrySearchTermsCsv",
  method: "GET",
  path: "/api/customer/entry/search-terms.csv",
  query: dateRangeQuery,
});
