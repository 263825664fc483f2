/** How often an entry was seen and what people did there, with the days before to compare (Specification §3, §9). */
import type { Day } from "../../time/berlin-time.ts";
import { type DateRange, dateRangeQuery, type Period } from "../../time/date-range.ts";
import { endpoint } from "../../http/endpoint.ts";
import type { Device, Metric } from "../../tracking/events/calls.ts";

/** A sum of the range, and of as many days before it; null where those days have no figures. */
export type Compared = { value: number; before: number | null };

export type StatisticsPeriod = Period & { values: Record<Metric, Compared> };

/** Search terms that an answer names; the file has all. */
export const SHOWN_TERMS = 50;

export type EntryStatistics = {
  range: DateRange;
  /** The days of the comparison; null where figures begin later. */
  comparedWith: Period | null;
  totals: Record<Metric, Compared>;
  /** In order; together they are the range. */
  periods: StatisticsPeriod[];
  /** Views by device; together they are all views. */
  devices: ({ device: Device } & Compared)[];
  terms: {
    /** The most frequent ones, at most 50. */
    top: { term: string; views: number }[];
    /** How many different ones there are. */
    distinct: number;
    /** Views with any search term. */
    views: number;
  };
  /** The first day with a figure of this company; null where there is none at all. */
  firstDay: Day | null;
  /** Until when figures have come in; ISO instant, UTC. Null where none ever came. */
  dataUntil: string | null;
};

export const getEntryStatistics = endpoint<EntryStatistics>()({
  name: "getEntryStatistics",
  method: "GET",
  path: "/api/customer/entry/statistics",
  query: dateRangeQuery,
});

/** One line a period; the sums are those of the screen. A plain GET, so that a link is enough. */
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
