/** How much a source has to bear, over all servers together: requests a minute, and companies at once. */
import { setTimeout as delay } from "node:timers/promises";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { addTo, countIfAllowed, requireBelow } from "../../../platform/rate-limits/rate-limits.ts";
import { withFreeSlot } from "../../../platform/rate-limits/with-slot.ts";
import { Problem } from "../../../platform/problem.ts";
import { FeedFailure, type RatingFeed } from "./feed.ts";

const MINUTE_SECONDS = 60;
const ASK_AGAIN_MS = 1000;
/** More than a fetch may take. */
const SLOT_SECONDS = 290;

type Access = Pick<Dependencies, "db" | "clock">;

/**
 * Runs `work` in a free place of the source and gives it what must be called before each request. If the source asks to
 * wait, nobody asks it again before that time.
 * @throws FeedFailure `busy`
 */
export async function limitOf<T>(
  { db, clock }: Access,
  { source, requestsPerMinute, atOnce }: Pick<RatingFeed, "source" | "requestsPerMinute" | "atOnce">,
  signal: AbortSignal,
  work: (request: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const minute = { key: `rating-feed:${source}`, limit: requestsPerMinute, windowSeconds: MINUTE_SECONDS };
  const pauseOf = (seconds: number) => ({ key: `rating-feed-pause:${source}`, limit: 1, windowSeconds: seconds });
  const request = async (): Promise<void> => {
    await requireBelow(db, [pauseOf(MINUTE_SECONDS)], clock.now(), "request.throttled").catch((error: unknown) => {
      throw error instanceof Problem ? new FeedFailure("busy", error.retryAfter) : error;
    });
    while (!(await countIfAllowed(db, [minute], clock.now()))) await delay(ASK_AGAIN_MS, undefined, { signal });
  };
  try {
    const slots = { name: `rating-feed:${source}`, atOnce, mostSeconds: SLOT_SECONDS };
    const ran = await withFreeSlot({ db }, slots, () => work(request));
    if (ran === undefined) throw new FeedFailure("busy");
    return ran.value;
  } catch (error) {
    if (error instanceof FeedFailure && error.waitSeconds !== undefined && error.problem === "busy") {
      await addTo(db, [pauseOf(error.waitSeconds)], clock.now());
    }
    throw error;
  }
}
