/** Brings an answer to Google, and notes what came of it. Doing it twice is like doing it once. */
import type { DeliveryFailure } from "@portal/contract/ratings/manage/answer";
import { isPublic } from "@portal/contract/ratings/manage/answer";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { createReviewReplies } from "../../../external-services/public.ts";
import { lifeOf } from "./change-answer.ts";
import * as repository from "./repository.ts";

/** Google has the reply and still checks it; the job asks again. */
class StillChecked extends Error {}

const FAILURES = {
  gone: "rating_gone",
  refused: "refused",
  rejected: "refused",
  not_connected: "not_connected",
} as const;

export async function sendAnswer(dependencies: Dependencies, ratingId: number): Promise<void> {
  const { db } = dependencies;
  const row = await repository.answerOf(db, ratingId);
  const life = lifeOf(row);
  if (row === undefined || life === null || row.delivery !== "sending") return;
  const [rating] = await repository.placeOf(db, ratingId);
  if (rating === undefined) return;
  const wanted = isPublic(life) ? row.text : null;
  const result = await createReviewReplies(dependencies).bring(
    { companyId: row.company_id },
    rating.external_id,
    wanted,
  );
  if (result === "pending") throw new StillChecked();
  await settle(dependencies, row, result === "done" ? null : FAILURES[result]);
}

/** The job was given up: Google did not answer or did not approve in time. */
export async function giveUpAnswer(dependencies: Dependencies, ratingId: number): Promise<void> {
  const row = await repository.answerOf(dependencies.db, ratingId);
  if (row?.delivery === "sending") await settle(dependencies, row, "away");
}

/** Nothing is noted if somebody changed the answer meanwhile: another job is under way then. */
async function settle(
  { db, clock }: Dependencies,
  row: repository.AnswerRow,
  failure: DeliveryFailure | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [settled] = await repository.settleDelivery(trx, row.rating_id, row.version, failure);
    if (settled === undefined) return;
    await repository.noteChange(trx, {
      ratingId: row.rating_id,
      companyId: row.company_id,
      step: failure === null ? "sent" : "failed",
      text: "",
      author: "system",
      userId: null,
      at: clock.now(),
    });
  });
}
