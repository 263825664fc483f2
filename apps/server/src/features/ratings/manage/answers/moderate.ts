/** The provider's decision about an answer. */
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { Problem } from "../../../../platform/problem.ts";
import { changeAnswer } from "./change-answer.ts";
import * as repository from "./repository.ts";

/**
 * @param reason German; the company reads it. Needed for a refusal.
 * @throws Problem `ratings.not_found` or `.not_possible_now`
 */
export async function moderateAnswer(
  dependencies: Pick<Dependencies, "db" | "clock">,
  { ratingId, decision, reason }: { ratingId: number; decision: "accept" | "refuse"; reason: string },
): Promise<void> {
  await dependencies.db.transaction().execute(async (trx) => {
    const rating = await repository.lockRatingById(trx, ratingId);
    const before = rating && (await repository.answerOf(trx, ratingId));
    if (rating === undefined || before === undefined) throw new Problem("ratings.not_found");
    await changeAnswer(
      { clock: dependencies.clock, jobs: null },
      trx,
      { rating, before, by: { author: "provider", userId: null } },
      {
        action: decision,
        set: () => ({ reason: decision === "accept" ? "" : reason }),
        step: decision === "accept" ? "accepted" : "refused",
        said: decision === "accept" ? "" : reason,
      },
    );
  });
}
