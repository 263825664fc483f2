/** The work behind answers: sending them to Google, and finding those that still wait for it. */
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { type Worker, workOn } from "../../../../platform/jobs/job.ts";
import { inBatches, type Sweep } from "../../../../platform/sweeps/sweep.ts";
import { enqueueSending } from "./change-answer.ts";
import { overdueDeliveries } from "./repository.ts";
import { giveUpAnswer, sendAnswer } from "./send-answer.ts";
import { sendAnswerJob } from "./send-job.ts";

export const answerWorkers = (dependencies: Dependencies): Worker[] => [
  workOn(sendAnswerJob, {
    run: ({ ratingId }) => sendAnswer(dependencies, ratingId),
    gaveUp: ({ ratingId }) => giveUpAnswer(dependencies, ratingId),
  }),
];

const FIVE_MINUTES = 300;

/** Enqueues answers that wait without a job: a `portal` command, which has no queue, decided about them. */
function sendOverdue({ db, jobs, clock }: Dependencies, signal?: AbortSignal): Promise<number> {
  const before = new Date(clock.now().getTime() - FIVE_MINUTES * 1000);
  return inBatches(
    () =>
      db.transaction().execute(async (trx) => {
        const overdue = await overdueDeliveries(trx, before, clock.now());
        for (const { rating_id: ratingId } of overdue) await enqueueSending(jobs, trx, ratingId);
        return overdue;
      }),
    signal,
  );
}

export const answerSweeps: readonly Sweep[] = [{ name: "ratingAnswers", everySeconds: FIVE_MINUTES, run: sendOverdue }];
