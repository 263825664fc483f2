/** The sources that this installation is set up for. */
import type { FeedSource } from "@portal/contract/ratings/feeds";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { RatingFeed } from "./feed.ts";
import { createCylex } from "./sources/cylex.ts";
import { createGolocal } from "./sources/golocal.ts";
import { createGoogleFeed } from "./sources/google.ts";

export function openFeeds(dependencies: Dependencies): ReadonlyMap<FeedSource, RatingFeed> {
  const { environment } = dependencies;
  const feeds = [createCylex(environment), createGolocal(environment), createGoogleFeed(dependencies)];
  return new Map(feeds.flatMap((feed) => (feed === null ? [] : [[feed.source, feed] as const])));
}
