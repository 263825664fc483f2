/** Sources whose ratings the portal fetches regularly, and what can keep it from that. */
import type { RatingSource, RatingSourceName } from "./sources.ts";

export const FEED_SOURCES = ["cylex", "golocal", "google"] as const satisfies readonly RatingSource[];
export type FeedSource = (typeof FEED_SOURCES)[number];

export const FEED_PROBLEMS = [
  /** No connection, or it answers that it cannot. */
  "away",
  "timeout",
  /** It refuses our key, or knows no such company. */
  "refused",
  /** It answers something that is no whole delivery. */
  "unreadable",
  /** It asked us to wait, or our own limit for it is reached. */
  "busy",
  /** The company has ended its connection, or the provider has set up none. */
  "not_connected",
  /** Most of the known ratings are missing at once. Nothing is deleted until the provider confirms it. */
  "too_few",
] as const;
export type FeedProblem = (typeof FEED_PROBLEMS)[number];

/** How far the ratings of a source are known. */
export type FeedState = {
  source: RatingSourceName;
  /** ISO instant of the last success; null before the first. */
  fetchedAt: string | null;
  problem: FeedProblem | null;
};

/** Fewer ratings may all disappear at once. */
const FEW = 10;

/** Whether a source that lists all its ratings shows so few of the known ones that the list is doubted. */
export const isDoubtful = (known: number, missing: number): boolean => known >= FEW && missing * 2 > known;

const MINUTES = 60_000;
const FIRST_PAUSE_MINUTES = 5;

/** When a source is asked again after failures: five minutes later, then twice as long each time, up to its usual pause. */
export const pauseAfter = (failures: number, usualMinutes: number): number =>
  Math.min(usualMinutes, FIRST_PAUSE_MINUTES * 2 ** Math.max(0, failures - 1)) * MINUTES;
