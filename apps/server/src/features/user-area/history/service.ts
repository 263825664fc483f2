/** Own ratings, latest searches and recently viewed entries: shown, changed, removed and restored. */
import { OWN_RATINGS_PAGE_SIZE, RECENTLY_VIEWED_PAGE_SIZE } from "@portal/contract/user-area/history";
import type { ProblemCode } from "@portal/contract/http/problems";
import {
  LATEST_SEARCHES_SHOWN,
  type LatestSearch,
  type OwnRating,
  type OwnRatings,
  type ViewedEntry,
} from "@portal/contract/user-area/history";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { announceAll } from "../../../platform/events/announce.ts";
import { Problem } from "../../../platform/problem.ts";
import { inBatches } from "../../../platform/sweeps/sweep.ts";
import * as repository from "./repository.ts";

type Db = Dependencies["db"];
type Needs = Pick<Dependencies, "db" | "clock">;
/** Tells open pages of the companies that the changed ratings are about. */
async function announced<Row extends { company_id: number }>(trx: Db, changed: Promise<Row[]>): Promise<Row[]> {
  const rows = await changed;
  await announceAll(trx, { companyIds: rows.map((row) => row.company_id), topic: "ratings" });
  return rows;
}

export type HistoryService = ReturnType<typeof createHistoryService>;

export function createHistoryService({ db, clock }: Needs) {
  /** Changes one row and writes its audit line; no row means an unknown id. */
  const change = <Row>(
    userId: number,
    { action, unknown }: { action: string; unknown: ProblemCode },
    work: (trx: Db, now: Date) => Promise<Row[]>,
  ): Promise<Row> =>
    db.transaction().execute(async (trx) => {
      const now = clock.now();
      const [row] = await work(trx, now);
      if (row === undefined) throw new Problem(unknown);
      await writeAudit(trx, { at: now, action, outcome: "done", actorUserId: userId });
      return row;
    });
  const rating = "user.rating_unknown";
  const search = "user.search_unknown";
  const view = "user.view_unknown";

  return {
    async ratings(userId: number, page: number): Promise<OwnRatings> {
      const size = OWN_RATINGS_PAGE_SIZE;
      const rows = await repository.ratingsOf(db, userId, size, (page - 1) * size);
      const [count] = await repository.countRatings(db, userId);
      return { ratings: rows.map(toRating), total: count?.total ?? 0 };
    },
    /** @throws Problem `user.rating_unknown`, also for a withdrawn or foreign rating */
    async updateRating(userId: number, id: number, changed: { text: string; stars: number }): Promise<OwnRating> {
      const row = await change(userId, { action: "rating.updated", unknown: rating }, (trx, now) =>
        announced(trx, repository.updateRating(trx, userId, id, changed.text, changed.stars, now)),
      );
      return toRating(row);
    },
    withdrawRating: (userId: number, id: number) =>
      change(userId, { action: "rating.withdrawn", unknown: rating }, (trx, now) =>
        announced(trx, repository.setWithdrawn(trx, userId, id, now)),
      ),
    restoreRating: (userId: number, id: number) =>
      change(userId, { action: "rating.restored", unknown: rating }, (trx) =>
        announced(trx, repository.setWithdrawn(trx, userId, id, null)),
      ),

    async searches(userId: number): Promise<LatestSearch[]> {
      const rows = await repository.searchesOf(db, userId, LATEST_SEARCHES_SHOWN);
      return rows.map(({ searched_at: at, what, place }) => ({ timestamp: at.toISOString(), what, where: place }));
    },
    removeSearch: (userId: number, at: Date) =>
      change(userId, { action: "search.removed", unknown: search }, (trx, now) =>
        repository.setSearchRemoved(trx, userId, at, now),
      ),
    restoreSearch: (userId: number, at: Date) =>
      change(userId, { action: "search.restored", unknown: search }, (trx) =>
        repository.setSearchRemoved(trx, userId, at, null),
      ),

    async views(userId: number, page: number): Promise<{ entries: ViewedEntry[]; total: number }> {
      const size = RECENTLY_VIEWED_PAGE_SIZE;
      const before = (page - 1) * size;
      const rows = await repository.viewsOf(db, userId, size, before);
      const [count] = await repository.countViews(db, userId);
      const entries = rows.map((row, index) => ({
        sequenceNumber: before + index + 1,
        timestamp: row.viewed_at.toISOString(),
        company: companyOf(row),
      }));
      return { entries, total: count?.total ?? 0 };
    },
    removeView: (userId: number, at: Date) =>
      change(userId, { action: "view.removed", unknown: view }, (trx, now) =>
        repository.setViewRemoved(trx, userId, at, now),
      ),
    restoreView: (userId: number, at: Date) =>
      change(userId, { action: "view.restored", unknown: view }, (trx) =>
        repository.setViewRemoved(trx, userId, at, null),
      ),
  };
}

const companyOf = (row: { company_id: number; company_name: string; city: string }) => ({
  id: row.company_id,
  name: row.company_name,
  city: row.city,
});

const toRating = (row: repository.RatingRow): OwnRating => ({
  id: row.id,
  rating_text: row.rating_text,
  stars: row.stars,
  update_date: row.updated_at.toISOString(),
  company: companyOf(row),
  answer: answerOf(row),
});

const answerOf = ({ answer_text: text, answered_at: at }: repository.RatingRow): OwnRating["answer"] =>
  text === null || at === null ? null : { text, publishedAt: at.toISOString() };

const DAY_MS = 86_400_000;

/** Empties rows that were removed at least a day ago. The key stays, so that an import does not bring them back. */
export async function emptyRemoved({ db, clock }: Needs, signal?: AbortSignal): Promise<number> {
  const before = new Date(clock.now().getTime() - DAY_MS);
  const searches = await inBatches(() => repository.emptySearches(db, before), signal);
  return searches + (await inBatches(() => repository.forgetViews(db, before), signal));
}
