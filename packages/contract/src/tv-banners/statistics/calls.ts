/**
 * Impressions of TV banners (Specification §7): one call for each breakdown. All sum the same delivered rows, so their
 * totals agree to the unit.
 */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idText } from "../../http/ids.ts";
import { key } from "../../text/one-line.ts";
import type { Day } from "../../time/berlin-time.ts";
import { checkRange, type Compared, type DateRange, dateRangeFields, type Period } from "../../time/date-range.ts";

/** How long the browser keeps an answer (Specification §9), in milliseconds. */
export const TV_STATISTICS_CACHE_MS = 1000;
/** Programmes in one answer; the rest is summed. */
export const SHOWN_PROGRAMMES = 50;
/** The latest days that a channel may still correct. */
export const MOVING_DAYS = 3;

/** What every answer says about its range. */
export type TvRange = {
  range: DateRange;
  /** The same weekdays before; null if figures begin later. */
  comparedWith: Period | null;
  /** The first and last day that was delivered; null if none was. */
  firstDay: Day | null;
  lastDay: Day | null;
};

export type TvKeyFigures = TvRange & {
  impressions: Compared;
  /** Days with at least one impression. */
  daysOnAir: Compared;
  channels: Compared;
  programmes: Compared;
};
export type TvByChannel = TvRange & { channels: ({ channelId: number } & Compared)[] };
export type TvByProgramme = TvRange & {
  programmes: ({ channelId: number; programme: string } & Compared)[];
  /** What is not among the shown ones. */
  others: { count: number } & Compared;
};
/** Every day of the range in order. */
export type TvByDay = TvRange & { days: ({ day: Day } & Compared)[] };
/** Weeks from Monday, cut at the range's ends, in order and without gaps. */
export type TvByWeekAndChannel = TvRange & {
  weeks: (Period & { channels: { channelId: number; value: number }[] })[];
};
/** `hours[weekday][hour]`, Monday first, hours 0 to 23 of Berlin. */
export type TvByTimeOfDay = TvRange & { hours: number[][] };
export type TvTotal = TvRange & { impressions: Compared };

const query = z
  .object({
    ...dateRangeFields,
    /** Only this banner. */
    externalId: z.optional(key),
    /** Only this channel. */
    channelId: z.optional(idText),
  })
  .check(checkRange);
const errors = ["tv_banners.banner_not_found"] as const;
const BASE = "/api/tv-banners/statistics/impressions";

export const getTvKeyFigures = endpoint<TvKeyFigures>()({
  name: "getTvKeyFigures",
  method: "GET",
  path: `${BASE}/key-figures`,
  query,
  errors,
});
export const getTvByChannel = endpoint<TvByChannel>()({
  name: "getTvByChannel",
  method: "GET",
  path: `${BASE}/by-tv-channel`,
  query,
  errors,
});
export const getTvByProgramme = endpoint<TvByProgramme>()({
  name: "getTvByProgramme",
  method: "GET",
  path: `${BASE}/by-tv-program`,
  query,
  errors,
});
export const getTvByDay = endpoint<TvByDay>()({
  name: "getTvByDay",
  method: "GET",
  path: `${BASE}/by-day`,
  query,
  errors,
});
export const getTvByWeekAndChannel = endpoint<TvByWeekAndChannel>()({
  name: "getTvByWeekAndChannel",
  method: "GET",
  path: `${BASE}/by-week-and-tv-channel`,
  query,
  errors,
});
export const getTvByTimeOfDay = endpoint<TvByTimeOfDay>()({
  name: "getTvByTimeOfDay",
  method: "GET",
  path: `${BASE}/by-time-of-day`,
  query,
  errors,
});
export const getTvTotal = endpoint<TvTotal>()({
  name: "getTvTotal",
  method: "GET",
  path: `${BASE}/total`,
  query,
  errors,
});

/** All delivered rows of the range. A plain GET, so a link is enough. */
export const getTvImpressionsCsv = endpoint<unknown>()({
  name: "getTvImpressionsCsv",
  method: "GET",
  path: "/api/tv-banners/statistics/impressions.csv",
  query,
  errors,
});
