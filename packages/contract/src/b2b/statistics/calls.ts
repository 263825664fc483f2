/**
 * Statistics of the directory for business customers (Specification §7): how often other companies opened the entry
 * there, and where they come from. Only companies that are published there have them.
 */
import type { FederalState } from "../../addresses/calls.ts";
import { endpoint } from "../../http/endpoint.ts";
import type { Day } from "../../time/berlin-time.ts";
import { type Compared, type DateRange, dateRangeQuery, type Period } from "../../time/date-range.ts";
import type { Device } from "../../tracking/events/calls.ts";
import type { Industry } from "./industries.ts";

/** Origins with fewer views than this are shown together only: few visits may point to a single company. */
export const FEWEST_SHOWN = 5;

export type B2bViewStatistics = {
  range: DateRange;
  /** The days of the comparison; null if the figures begin later. */
  comparedWith: Period | null;
  views: Compared;
  /** In order and without gaps; together they are the range. */
  periods: (Period & Compared)[];
  /** The first and the last day that was delivered for this company; null if none was. */
  firstDay: Day | null;
  lastDay: Day | null;
  /** Days of the range between these two that were not delivered. */
  missingDays: number;
};

export type B2bDeviceStatistics = {
  range: DateRange;
  /** Their sum is all views. */
  devices: ({ device: Device } & Compared)[];
};

/** Views by one kind of origin. Together they are the views of known companies. */
export type Origins<Code> = {
  /** The most frequent first. `before`: null without comparison, or where the days before had too few to be shown. */
  shown: { code: Code; views: number; before: number | null }[];
  /** Views of origins that are too rare to be shown apart, or whose origin of this kind is not known. */
  others: number;
};

export type B2bLocationStatistics = {
  range: DateRange;
  /** The days of the comparison; null if the figures begin later. */
  comparedWith: Period | null;
  views: number;
  /** Views of which the directory could tell what kind of company it was. */
  known: number;
  states: Origins<FederalState>;
  industries: Origins<Industry>;
};

export const getB2bViewStatistics = endpoint<B2bViewStatistics>()({
  name: "getB2bViewStatistics",
  method: "GET",
  path: "/api/customer/b2b/getViewStatistics",
  query: dateRangeQuery,
  errors: ["b2b.not_published"],
});

export const getB2bDeviceStatistics = endpoint<B2bDeviceStatistics>()({
  name: "getB2bDeviceStatistics",
  method: "GET",
  path: "/api/customer/b2b/getDeviceStatistics",
  query: dateRangeQuery,
  errors: ["b2b.not_published"],
});

export const getB2bLocationStatistics = endpoint<B2bLocationStatistics>()({
  name: "getB2bLocationStatistics",
  method: "GET",
  path: "/api/customer/b2b/getLocationStatistics",
  query: dateRangeQuery,
  errors: ["b2b.not_published"],
});

/** One line per period, with the sums of the page. A plain GET, so a link is enough. */
export const getB2bViewsCsv = endpoint<unknown>()({
  name: "getB2bViewsCsv",
  method: "GET",
  path: "/api/customer/b2b/views.csv",
  query: dateRangeQuery,
  errors: ["b2b.not_published"],
});

/** Federal states and industries of the range, as the page shows them. */
export const getB2bOriginsCsv = endpoint<unknown>()({
  name: "getB2bOriginsCsv",
  method: "GET",
  path: "/api/customer/b2b/origins.csv",
  query: dateRangeQuery,
  errors: ["b2b.not_published"],
});
