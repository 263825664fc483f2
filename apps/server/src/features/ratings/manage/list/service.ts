/** The list of a company's ratings, and one of them with its history. */
import type { ManagedRatings, RatingHistory } from "@portal/contract/ratings/manage/calls";
import { MANAGE_PAGE_SIZE, MOST_LISTED } from "@portal/contract/ratings/manage/view";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { Problem } from "../../../../platform/problem.ts";
import type { AccountScope } from "../../../../platform/session/session.ts";
import { createReviewReplies } from "../../../external-services/public.ts";
import { toChange, toEarlier, toManagedRating } from "../present.ts";
import { ratingsCsv } from "./ratings-csv.ts";
import * as repository from "./repository.ts";

export type RatingListService = ReturnType<typeof createRatingList>;

export function createRatingList(dependencies: Dependencies) {
  const { db } = dependencies;
  const google = createReviewReplies(dependencies);
  return {
    async list(scope: AccountScope, filter: repository.RatingFilter, page: number): Promise<ManagedRatings> {
      const offset = (page - 1) * MANAGE_PAGE_SIZE;
      const [rows, total, open, connection] = await Promise.all([
        repository.pageOfRatings(db, scope, { filter, limit: MANAGE_PAGE_SIZE, offset }),
        repository.countRatings(db, scope, filter),
        repository.countOpen(db, scope),
        google.connection(scope),
      ]);
      return {
        ratings: rows.map((row) => toManagedRating(scope, row)),
        total: Math.min(total, MOST_LISTED),
        isMore: total > MOST_LISTED,
        open,
        google: connection,
      };
    },

    csv: (scope: AccountScope, filter: repository.RatingFilter) => ratingsCsv(db, scope, filter),

    async one(scope: AccountScope, id: number): Promise<RatingHistory> {
      const row = await repository.findRating(db, scope, id);
      if (row === undefined) throw new Problem("ratings.not_found");
      const [changes, earlier, connection] = await Promise.all([
        repository.changesOf(db, id),
        repository.earlierOf(db, id),
        google.connection(scope),
      ]);
      return {
        rating: toManagedRating(scope, row),
        earlier: earlier.map(toEarlier),
        changes: changes.map((change) => toChange(scope, change)),
        google: connection,
      };
    },
  };
}
