import * as served from "../calls.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import type { HistoryService } from "./service.ts";

/** A call without an answer body. */
const done = async (work: Promise<unknown>): Promise<Record<string, never>> => {
  await work;
  return {};
};

export const historyRoutes = (service: HistoryService): Call[] => [
  call(served.serveGetRatings, ({ session, query }) => service.ratings(session.userId, query.page)),
  call(served.serveUpdateRating, async ({ session, body: { rating_id: id, rating_text: text, stars } }) => ({
    rating: await service.updateRating(session.userId, id, { text, stars }),
  })),
  call(served.serveDeleteRating, ({ session, query }) => done(service.withdrawRating(session.userId, query.rating_id))),
  call(served.serveRestoreRating, ({ session, body }) => done(service.restoreRating(session.userId, body.rating_id))),

  call(served.serveGetLatestSearches, async ({ session }) => ({ searches: await service.searches(session.userId) })),
  call(served.serveDeleteLatestSearch, ({ session, query }) =>
    done(service.removeSearch(session.userId, new Date(query.timestamp))),
  ),
  call(served.serveRestoreLatestSearch, ({ session, body }) =>
    done(service.restoreSearch(session.userId, new Date(body.timestamp))),
  ),

  call(served.serveGetRecentlyViewedEntries, ({ session, query }) => service.views(session.userId, query.page)),
  call(served.serveDeleteRecentlyViewedEntry, ({ session, query }) =>
    done(service.removeView(session.userId, new Date(query.timestamp))),
  ),
  call(served.serveRestoreRecentlyViewedEntry, ({ session, body }) =>
    done(service.restoreView(session.userId, new Date(body.timestamp))),
  ),
];
