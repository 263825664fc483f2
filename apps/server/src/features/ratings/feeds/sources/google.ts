/** Google, through the connection of each company's business profile. */
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { Problem } from "../../../../platform/problem.ts";
import { createReviewReading } from "../../../external-services/public.ts";
import { FeedFailure, MOST_PAGES, type RatingFeed } from "../feed.ts";
import { authorOf, bodyOf, replyOf } from "./clean.ts";

/** Null where Google is not set up. */
export function createGoogleFeed(dependencies: Dependencies): RatingFeed | null {
  const google = createReviewReading(dependencies);
  if (google === null) return null;
  return {
    source: "google",
    requestsPerMinute: 600,
    atOnce: 4,
    everyMinutes: 120,
    async pull({ companyId }, { request, signal }) {
      const reading = { beforePage: request, mostPages: MOST_PAGES, signal };
      const reviews = await google.all({ companyId }, reading).catch(toFailure);
      if (reviews === "not_connected") throw new FeedFailure("not_connected");
      if (reviews === null) throw new FeedFailure("unreadable");
      const ratings = reviews.map(({ id, stars, text, author, createdAt, changedAt, reply }) => ({
        externalId: id,
        stars,
        title: "",
        body: bodyOf(text),
        authorName: authorOf(author),
        url: null,
        ratedAt: createdAt,
        updatedAt: changedAt,
        isDeleted: false,
        // A reply that Google still checks is on its way: it says nothing yet.
        ...(reply?.isPending === true ? {} : { reply: reply && { ...reply, text: replyOf(reply.text) } }),
      }));
      return { ratings, isWhole: true };
    },
  };
}

function toFailure(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  if (error.code === "external_services.busy") throw new FeedFailure("busy", error.retryAfter);
  throw new FeedFailure(error.code === "external_services.refused_by_google" ? "refused" : "away");
}
