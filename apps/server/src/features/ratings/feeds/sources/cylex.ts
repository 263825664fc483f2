/**
 * Cylex: `GET companies/ID/reviews?page=N&changed_since=INSTANT` with an API key answers numbered pages of what changed,
 * deleted ratings included. The first page names a snapshot, which the others ask for, so that nothing moves meanwhile.
 */
import * as z from "zod/mini";
import type { Environment } from "../../../../platform/environment.ts";
import { outgoingFetch } from "../../../../platform/outgoing/outgoing-fetch.ts";
import { FeedFailure, type FeedRating, MOST_PAGES, type RatingFeed } from "../feed.ts";
import { authorOf, bodyOf, titleOf, urlOf } from "./clean.ts";
import { jsonOf, textOf } from "./request.ts";

export type CylexSettings = Pick<Environment, "CYLEX_URL" | "CYLEX_KEY" | "OUTGOING_TRUSTED">;

const instant = z.iso.datetime({ offset: true });
const review = z.object({
  id: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
  score: z.int().check(z.gte(1), z.lte(5)),
  headline: z.optional(z.nullable(z.string())),
  comment: z.optional(z.nullable(z.string())),
  user: z.nullable(z.object({ name: z.string() })),
  created: instant,
  modified: instant,
  removed: z._default(z.boolean(), false),
  link: z.optional(z.nullable(z.string())),
});
const answer = z.object({
  page: z.int(),
  pages: z.int().check(z.gte(0), z.lte(MOST_PAGES)),
  total: z.int(),
  snapshot: z.string().check(z.maxLength(200)),
  reviews: z.array(review),
});

/** Null without an address and a key. */
export function createCylex(settings: CylexSettings): RatingFeed | null {
  const { CYLEX_URL: url, CYLEX_KEY: key } = settings;
  if (url === undefined || key === undefined) return null;
  const base = new URL(url.endsWith("/") ? url : `${url}/`);
  const send = outgoingFetch("cylex", settings, [base.hostname]);
  return {
    source: "cylex",
    requestsPerMinute: 600,
    atOnce: 2,
    everyMinutes: 360,
    async pull({ place, changedSince }, turn) {
      const ratings: FeedRating[] = [];
      let snapshot = "";
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const address = new URL(`companies/${encodeURIComponent(place)}/reviews`, base);
        address.searchParams.set("page", String(page));
        if (changedSince !== null) address.searchParams.set("changed_since", changedSince.toISOString());
        if (snapshot !== "") address.searchParams.set("snapshot", snapshot);
        await turn.request();
        const read = answer.safeParse(
          jsonOf(await textOf(send, address, { accept: "application/json", "x-api-key": key }, turn.signal)),
        );
        if (!read.success || read.data.page !== page) throw new FeedFailure("unreadable");
        ratings.push(...read.data.reviews.map(toRating));
        ({ pages, snapshot } = read.data);
        if (page >= pages && ratings.length !== read.data.total) throw new FeedFailure("unreadable");
      }
      return { ratings, isWhole: false };
    },
  };
}

const toRating = (row: z.output<typeof review>): FeedRating => ({
  externalId: row.id,
  stars: row.score,
  title: titleOf(row.headline ?? ""),
  body: bodyOf(row.comment ?? ""),
  authorName: authorOf(row.user?.name ?? ""),
  url: urlOf(row.link),
  ratedAt: new Date(row.created),
  updatedAt: new Date(row.modified),
  isDeleted: row.removed,
});
