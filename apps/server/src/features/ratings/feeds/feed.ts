/** The one interface of all sources whose ratings are fetched. */
import type { FeedProblem, FeedSource } from "@portal/contract/ratings/feeds";
import type { DeliveredRating } from "../store/repository.ts";

/** The company's public answer as the source shows it. */
export type FeedReply = { text: string; changedAt: Date; isRejected: boolean };

export type FeedRating = Omit<DeliveredRating, "companyId" | "source" | "doneAt" | "heldAt"> & {
  /** Null without an answer; absent where the source shows none. */
  reply?: FeedReply | null;
};

export type FeedPull = {
  ratings: FeedRating[];
  /** Everything that the source shows: what is missing is gone. Otherwise deleted ratings are named as such. */
  isWhole: boolean;
};

export type PullOrder = {
  companyId: number;
  /** The source's id of the company. */
  place: string;
  /** Only what changed from here on is needed; null for everything. */
  changedSince: Date | null;
};

export type Turn = {
  /** Waits until the source's limit allows a request. Call it before each. @throws FeedFailure `busy` if it asked us to wait */
  request(): Promise<void>;
  signal: AbortSignal;
};

export type RatingFeed = {
  source: FeedSource;
  /** Of all servers together. */
  requestsPerMinute: number;
  /** Companies that are fetched at once, by all servers together. */
  atOnce: number;
  /** Minutes from one success to the next fetch. */
  everyMinutes: number;
  /** @throws FeedFailure */
  pull(order: PullOrder, turn: Turn): Promise<FeedPull>;
};

/** The source brought no ratings. It never carries text of the other side. */
export class FeedFailure extends Error {
  readonly problem: FeedProblem;
  /** For `busy`: seconds that the source asks to wait. */
  readonly waitSeconds: number | undefined;

  constructor(problem: FeedProblem, waitSeconds?: number) {
    super(`rating feed: ${problem}`);
    this.problem = problem;
    this.waitSeconds = waitSeconds;
  }
}

/** Pages of one company; more is no delivery but a loop. */
export const MOST_PAGES = 2000;
