/** Changes of one answer: rules of the contract, the row, its history, and what follows for Google. */
import {
  afterAnswerAction,
  type AnswerAction,
  type AnswerLife,
  countsAsAnswered,
  isPublic,
} from "@portal/contract/ratings/manage/answer";
import { answerWayOf } from "@portal/contract/ratings/manage/answer-way";
import type { AnswerChange } from "@portal/contract/ratings/manage/calls";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { Problem } from "../../../../platform/problem.ts";
import * as repository from "./repository.ts";
import { sendAnswerJob } from "./send-job.ts";

type Trx = Transaction<Database>;
/** Commands have no queue: the sweep enqueues what they leave. */
type Needs = Pick<Dependencies, "clock"> & { jobs: Dependencies["jobs"] | null };
export type By = { author: AnswerChange["author"]; userId: number | null };

const BLANK = {
  draft: null,
  text: "",
  reason: "",
  delivery: "none",
  failure: null,
  waits_since: null,
  published_at: null,
} as const;

export const lifeOf = (row: repository.AnswerRow | undefined): AnswerLife | null =>
  row === undefined ? null : { state: row.state, isEdited: row.is_edited, moderation: row.moderation };

type Change = {
  action: AnswerAction;
  isClean?: boolean;
  /** Columns that change beside the life. */
  set: (now: Date) => Partial<repository.AnswerRow>;
  /** The line of the history; null for none. */
  step: AnswerChange["step"] | null;
  said?: string;
};

/**
 * Applies a change to a locked rating.
 * @throws Problem `ratings.not_possible_now`
 */
export async function changeAnswer(
  { clock, jobs }: Needs,
  trx: Trx,
  { rating, before, by }: { rating: repository.LockedRating; before: repository.AnswerRow | undefined; by: By },
  { action, isClean = true, set, step, said }: Change,
): Promise<repository.AnswerRow> {
  const life = afterAnswerAction(lifeOf(before), action, isClean);
  if (life === null) throw new Problem("ratings.not_possible_now");
  const now = clock.now();
  const changed: repository.AnswerRow = {
    ...BLANK,
    ...before,
    ...set(now),
    rating_id: rating.id,
    company_id: rating.company_id,
    state: life.state,
    is_edited: life.isEdited,
    moderation: life.moderation,
    changed_at: now,
    changed_by_user_id:
      by.author === "system" || by.author === "provider" ? (before?.changed_by_user_id ?? null) : by.userId,
    by_support: by.author === "company" ? false : by.author === "support" || before?.by_support === true,
    version: (before?.version ?? 0) + 1,
  };
  const sends = answerWayOf(rating.source) === "google" && action !== "save_draft" && needsGoogle(before, changed);
  const row = sends ? { ...changed, delivery: "sending" as const, failure: null, waits_since: now } : changed;
  await repository.saveAnswer(trx, row, countsAsAnswered(life));
  if (step !== null) {
    const text = said ?? (action === "publish" ? row.text : "");
    await repository.noteChange(trx, {
      ratingId: rating.id,
      companyId: rating.company_id,
      step,
      text,
      author: by.author,
      userId: by.userId,
      at: now,
    });
  }
  if (sends && jobs !== null) await enqueueSending(jobs, trx, rating.id);
  return row;
}

export const enqueueSending = (jobs: Dependencies["jobs"], trx: Trx, ratingId: number): Promise<void> =>
  jobs.enqueue(trx, sendAnswerJob, { ratingId }, { singletonKey: `answer-${ratingId}` });

/** A text that waits for the provider leaves Google as it is; one that is gone from view is removed there. */
const needsGoogle = (before: repository.AnswerRow | undefined, after: repository.AnswerRow): boolean =>
  isPublic(lifeOf(after) as AnswerLife) ||
  (before !== undefined && before.delivery !== "none" && after.moderation !== "waiting");
