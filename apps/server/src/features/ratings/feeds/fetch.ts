/** Fetches the ratings of one company from one source and stores them as one delivery. */
import { type FeedSource, isDoubtful, pauseAfter } from "@portal/contract/ratings/feeds";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { type DeliveredRating, storeRatings } from "../store/repository.ts";
import { FeedFailure, type FeedPull, type FeedRating, type RatingFeed } from "./feed.ts";
import { bringReplies } from "./replies.ts";
import * as repository from "./repository.ts";
import { limitOf } from "./source-limit.ts";

export type Feed = { companyId: number; source: FeedSource };

/** Longer than a job may run. A server that dies in the middle keeps others away no longer. */
const LEASE_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** Ratings of one statement. */
const BATCH = 1000;

/** What goes wrong at the source is noted, and the feed is due again after a pause. */
export const createFeedFetch =
  (feeds: ReadonlyMap<FeedSource, RatingFeed>, dependencies: Dependencies) =>
  async (which: Feed, signal: AbortSignal): Promise<void> => {
    const { db, clock, log } = dependencies;
    const feed = feeds.get(which.source);
    if (feed === undefined) return;
    const now = clock.now();
    const lease = new Date(now.getTime() + LEASE_MS);
    const row = await repository.claimFeed(db, which, now, lease);
    if (row === undefined) return;
    try {
      const { place, changed_until: changedSince } = row;
      const pull = await limitOf(dependencies, feed, signal, (request) =>
        feed.pull({ companyId: which.companyId, place, changedSince }, { request, signal }),
      );
      await db.transaction().execute((trx) => store(trx, which, { feed, row, lease, pull, now }, dependencies));
    } catch (error) {
      // Anything else is ours: the lease runs out, and the feed is due again.
      if (!(error instanceof FeedFailure)) throw error;
      const { problem, waitSeconds = 0 } = error;
      // What is busy is no failure: it was our turn too early.
      const failures = row.failures + (problem === "busy" ? 0 : 1);
      const pause = problem === "busy" ? MINUTE_MS : pauseAfter(failures, feed.everyMinutes);
      const nextAt = new Date(clock.now().getTime() + Math.max(pause, waitSeconds * 1000));
      await repository.noteFailure(db, which.companyId, which.source, lease, problem, nextAt, failures);
      log.warn({ ...which, problem, failures }, "a source brings no ratings");
    }
  };

type Turn = { feed: RatingFeed; row: repository.FeedRow; lease: Date; pull: FeedPull; now: Date };

async function store(
  trx: Transaction<Database>,
  { companyId, source }: Feed,
  { feed, row, lease, pull, now }: Turn,
  dependencies: Dependencies,
): Promise<void> {
  const ratings = pull.isWhole ? await asWhole(trx, { companyId, source }, { pull, row, now }) : pull.ratings;
  for (let from = 0; from < ratings.length; from += BATCH) {
    const batch = ratings
      .slice(from, from + BATCH)
      .map((rating): DeliveredRating => ({ ...rating, companyId, source }));
    await storeRatings(trx, batch, now);
  }
  await bringReplies(dependencies, trx, { companyId, source }, { ratings, fetchedFrom: now });
  const latest = ratings.reduce<Date | null>(
    (known, { updatedAt }) => (known === null || updatedAt > known ? updatedAt : known),
    row.changed_until,
  );
  const nextAt = new Date(now.getTime() + feed.everyMinutes * MINUTE_MS);
  const noted = await repository.noteSuccess(trx, companyId, source, lease, now, nextAt, pull.isWhole ? null : latest);
  // Undoes everything: the server that took over stores what it read later.
  if (noted.length === 0) throw new FeedFailure("busy");
}

/** Of a list of everything: what is missing is deleted, and what is shown again is no longer. */
async function asWhole(
  trx: Transaction<Database>,
  { companyId, source }: Feed,
  { pull, row, now }: Pick<Turn, "pull" | "row" | "now">,
): Promise<FeedRating[]> {
  const known = await repository.knownRatings(trx, companyId, source);
  const shown = new Set(pull.ratings.map(({ externalId }) => externalId));
  const deleted = new Set(known.flatMap((one) => (one.is_deleted ? [one.external_id] : [])));
  const alive = known.filter((one) => !one.is_deleted);
  const missing = alive.filter((one) => !shown.has(one.external_id));
  if (!row.may_shrink && isDoubtful(alive.length, missing.length)) throw new FeedFailure("too_few");
  const later = (than: Date): Date => new Date(Math.max(now.getTime(), than.getTime() + 1));
  return [
    ...pull.ratings.map((rating) =>
      deleted.has(rating.externalId) ? { ...rating, updatedAt: later(rating.updatedAt) } : rating,
    ),
    ...missing.map((one) => goneRating(one.external_id, later(one.updated_at))),
  ];
}

const goneRating = (externalId: string, at: Date): FeedRating => ({
  externalId,
  stars: 1, // of a deleted rating nothing is counted or shown
  title: "",
  body: "",
  authorName: "",
  url: null,
  ratedAt: at,
  updatedAt: at,
  isDeleted: true,
});
