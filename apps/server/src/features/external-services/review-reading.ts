/** All reviews of a company's Google location over its connection, for the slice of ratings. */
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import { LocationNotFound } from "./google/business-profile.ts";
import { isGoogleSetUp } from "./google/provider.ts";
import { createReviews, type GoogleReview } from "./google/reviews.ts";
import { connectionForUse, type Company } from "./repository.ts";
import { createTokenStore } from "./token-store.ts";

/** `beforePage` may throw to end the reading. */
type Reading = { beforePage(): Promise<void>; mostPages: number; signal: AbortSignal };

/** Null where Google is not set up. */
export function createReviewReading(dependencies: Dependencies) {
  const { db, environment } = dependencies;
  if (!isGoogleSetUp(environment)) return null;
  const { withToken } = createTokenStore(dependencies);
  const google = createReviews(environment);

  return {
    /**
     * Each review once; null if they changed so much while they were read that some may be missing.
     * @throws Problem `external_services.away`, `.busy` or `.refused_by_google`, and what `beforePage` throws
     */
    async all(
      company: Company,
      { beforePage, mostPages, signal }: Reading,
    ): Promise<GoogleReview[] | "not_connected" | null> {
      const row = await connectionForUse(db, company, "google");
      if (row?.state !== "connected" || row.account_id === null || row.location_id === null) return "not_connected";
      const place = { account: row.account_id, location: row.location_id };
      const found = new Map<string, GoogleReview>();
      let read = 0;
      let next = "";
      try {
        for (let page = 0; page < mostPages; page += 1) {
          await beforePage();
          const answer = await withToken(company, (token) => google.page(token, place, next, signal));
          for (const review of answer.reviews) found.set(review.id, review);
          read += answer.read;
          if (answer.next === null) return read === answer.total ? [...found.values()] : null;
          next = answer.next;
        }
        return null;
      } catch (error) {
        if (isNotConnected(error)) return "not_connected";
        throw error;
      }
    },
  };
}

const isNotConnected = (error: unknown): boolean =>
  error instanceof LocationNotFound ||
  (error instanceof Problem &&
    (error.code === "external_services.not_granted" || error.code === "external_services.revoked"));
