/** German words for sources of ratings. */
import type { NetworkSource } from "@portal/contract/ratings/partners/calls";
import { NO_SCORE, RATING_SOURCES, type RatingSourceName, sourceOfName } from "@portal/contract/ratings/sources";
import { germanDecimal } from "@portal/contract/text/formats";

export function sourceLabel(name: RatingSourceName): string {
  const source = sourceOfName(name);
  return source === undefined ? name : RATING_SOURCES[source].label;
}

/** "4,6 von 5", or a dash where there are no ratings. */
export const averageText = (avgScore: number): string =>
  avgScore === NO_SCORE ? "–" : `${germanDecimal(avgScore)} von 5`;

export type SourceState = "connected" | "disturbed" | "starting" | "not_connected";

/** A source that is asked regularly is as good as its last answer; any other one by whether it ever delivered. */
export function sourceState({ lastDelivery, feed }: Pick<NetworkSource, "lastDelivery" | "feed">): SourceState {
  if (feed === null) return lastDelivery === null ? "not_connected" : "connected";
  if (feed.problem === "not_connected") return "not_connected";
  if (feed.problem !== null) return "disturbed";
  return feed.fetchedAt === null ? "starting" : "connected";
}
