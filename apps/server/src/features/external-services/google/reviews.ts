/** Reviews of a location: `accounts.locations.reviews.list` of the Business Profile API v4, page by page. */
import * as z from "zod/mini";
import { outgoingFetch } from "../../../platform/outgoing/outgoing-fetch.ts";
import { Problem } from "../../../platform/problem.ts";
import { type AccessToken, errorOf } from "./business-profile.ts";
import type { GoogleSettings } from "./provider.ts";

const HOST = "mybusiness.googleapis.com";
const REAL_ISSUER = "https://accounts.google.com";
/** The largest page that Google allows. */
const PAGE_SIZE = 50;

const STARS = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 } as const;
const instant = z.iso.datetime({ offset: true });
const review = z.object({
  reviewId: z.string().check(z.minLength(1), z.maxLength(200)),
  reviewer: z.optional(z.object({ displayName: z.optional(z.string()), isAnonymous: z.optional(z.boolean()) })),
  /** Google may show a review before it has counted its stars. */
  starRating: z.optional(z.string()),
  comment: z._default(z.string(), ""),
  createTime: instant,
  updateTime: instant,
  reviewReply: z.optional(
    z.object({ comment: z._default(z.string(), ""), updateTime: instant, reviewReplyState: z.optional(z.string()) }),
  ),
});
const page = z.object({
  reviews: z._default(z.array(review), []),
  totalReviewCount: z._default(z.int(), 0),
  nextPageToken: z.optional(z.string()),
});

export type GoogleReview = {
  id: string;
  stars: number;
  text: string;
  /** Empty if the author is anonymous. */
  author: string;
  createdAt: Date;
  changedAt: Date;
  reply: { text: string; changedAt: Date; isRejected: boolean; isPending: boolean } | null;
};
export type ReviewsPage = {
  reviews: GoogleReview[];
  /** Reviews of this page, those without stars included. */
  read: number;
  total: number;
  next: string | null;
};

export function createReviews(settings: GoogleSettings) {
  const send = outgoingFetch("google", settings, [HOST]);
  const base =
    settings.GOOGLE_ISSUER === REAL_ISSUER ? `https://${HOST}/v4` : `${settings.GOOGLE_ISSUER}/mybusiness/v4`;
  return {
    /** @param next the token of the page; '' for the first. @throws as `createBusinessProfile` */
    async page(
      token: AccessToken,
      { account, location }: { account: string; location: string },
      next: string,
      signal: AbortSignal,
    ): Promise<ReviewsPage> {
      const query = new URLSearchParams({ pageSize: String(PAGE_SIZE), ...(next === "" ? {} : { pageToken: next }) });
      const address = `${base}/accounts/${account}/locations/${location}/reviews?${query.toString()}`;
      const headers = { authorization: `Bearer ${await token()}`, accept: "application/json" };
      const answer = await send(address, { headers, signal }).catch(() => {
        throw new Problem("external_services.away");
      });
      if (!answer.ok) throw errorOf(answer);
      const read = page.safeParse(await answer.json().catch(() => null));
      if (!read.success) throw new Problem("external_services.away");
      const { reviews, totalReviewCount: total, nextPageToken } = read.data;
      return { reviews: reviews.flatMap(toReview), read: reviews.length, total, next: nextPageToken || null };
    },
  };
}

function toReview({ reviewReply: reply, ...one }: z.output<typeof review>): GoogleReview[] {
  const stars = new Map<string | undefined, number>(Object.entries(STARS)).get(one.starRating);
  if (stars === undefined) return [];
  return [
    {
      id: one.reviewId,
      stars,
      text: one.comment,
      author: one.reviewer?.isAnonymous === true ? "" : (one.reviewer?.displayName ?? ""),
      createdAt: new Date(one.createTime),
      changedAt: new Date(one.updateTime),
      reply:
        reply === undefined
          ? null
          : {
              text: reply.comment,
              changedAt: new Date(reply.updateTime),
              isRejected: reply.reviewReplyState === "REJECTED",
              isPending: reply.reviewReplyState === "PENDING",
            },
    },
  ];
}
