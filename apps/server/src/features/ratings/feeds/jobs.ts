/** The job that fetches the ratings of one company from one source, and the sweep that orders it. */
import { FEED_SOURCES } from "@portal/contract/ratings/feeds";
import * as z from "zod/mini";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { defineJob, type Worker, workOn } from "../../../platform/jobs/job.ts";
import { inBatches, SWEEP_BATCH, type Sweep } from "../../../platform/sweeps/sweep.ts";
import { createFeedFetch } from "./fetch.ts";
import { addGoogleFeeds, takeDue } from "./repository.ts";
import { openFeeds } from "./sources.ts";

export const fetchRatingsJob = defineJob({
  name: "ratings.fetch",
  data: z.object({ companyId: z.number(), source: z.enum(FEED_SOURCES) }),
  timeoutSeconds: 240,
  retry: { limit: 1, pauseSeconds: 60 },
  atOnce: 2,
});

const A_MINUTE = 60;
/** After this time a feed whose job was lost is due again. */
const AGAIN_MS = 15 * 60_000;

/** Orders what is due, at most as many of a source as its limit allows in a minute. */
export async function orderDueFeeds(dependencies: Dependencies, signal?: AbortSignal): Promise<number> {
  const { db, clock, jobs } = dependencies;
  const feeds = openFeeds(dependencies);
  const now = clock.now();
  if (feeds.has("google")) await inBatches(() => addGoogleFeeds(db, now, SWEEP_BATCH), signal);
  let ordered = 0;
  for (const { source, requestsPerMinute } of feeds.values()) {
    signal?.throwIfAborted();
    ordered += await db.transaction().execute(async (trx) => {
      const due = await takeDue(trx, source, now, new Date(now.getTime() + AGAIN_MS), requestsPerMinute);
      for (const { company_id: companyId } of due) {
        const options = { singletonKey: `${source}-${companyId}`, background: true };
        await jobs.enqueue(trx, fetchRatingsJob, { companyId, source }, options);
      }
      return due.length;
    });
  }
  return ordered;
}

export const feedSweeps: readonly Sweep[] = [{ name: "ratingFeeds", everySeconds: A_MINUTE, run: orderDueFeeds }];

export function feedWorkers(dependencies: Dependencies): Worker[] {
  const feeds = openFeeds(dependencies);
  if (feeds.size === 0) return [];
  const fetch = createFeedFetch(feeds, dependencies);
  return [workOn(fetchRatingsJob, { run: (feed, { signal }) => fetch(feed, signal) })];
}
