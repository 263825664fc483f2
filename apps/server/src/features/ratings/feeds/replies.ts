/**
 * Makes the company's answers equal to what the source shows: somebody may answer, change or delete a reply there. What
 * the company does here at the same time wins, because the job that sends it brings the source up to date.
 */
import { isPublic } from "@portal/contract/ratings/manage/answer";
import type { AnswerChange } from "@portal/contract/ratings/manage/calls";
import type { FeedSource } from "@portal/contract/ratings/feeds";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Transaction } from "kysely";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { lifeOf } from "../manage/answers/change-answer.ts";
import * as answers from "../manage/answers/repository.ts";
import type { FeedRating, FeedReply } from "./feed.ts";

type Trx = Transaction<Database>;
type Place = { companyId: number; source: FeedSource };

type Found = { id: number; external_id: string; text: string | null; is_shown: boolean };
const answersOf = statement<Found, [companyId: number, source: FeedSource, ids: string[]]>(`
  select r.id, r.external_id, a.text, coalesce(a.state = 'published', false) as is_shown
  from ratings r left join rating_answers a on a.rating_id = r.id
  where r.company_id = $1 and r.source = $2 and r.external_id = any($3::text[]) and r.state in ('published', 'held')`);

/** @param fetchedFrom when the source was asked; an answer that changed since is newer than what the source showed */
export async function bringReplies(
  { clock }: Pick<Dependencies, "clock">,
  trx: Trx,
  { companyId, source }: Place,
  { ratings, fetchedFrom }: { ratings: readonly FeedRating[]; fetchedFrom: Date },
): Promise<void> {
  const replies = new Map(
    ratings.flatMap(({ externalId, reply }) => (reply === undefined ? [] : [[externalId, reply] as const])),
  );
  if (replies.size === 0) return;
  const found = await answersOf(trx, companyId, source, [...replies.keys()]);
  for (const one of found) {
    const reply = replies.get(one.external_id) ?? null;
    const isSame = reply === null ? !one.is_shown : one.is_shown && one.text === reply.text && !reply.isRejected;
    if (!isSame) await bringOne(trx, one.id, reply, { fetchedFrom, now: clock.now() });
  }
}

async function bringOne(
  trx: Trx,
  ratingId: number,
  reply: FeedReply | null,
  { fetchedFrom, now }: { fetchedFrom: Date; now: Date },
): Promise<void> {
  const rating = await answers.lockRatingById(trx, ratingId);
  const before = await answers.answerOf(trx, ratingId);
  if (rating === undefined || !followsTheSource(before, fetchedFrom)) return;
  const after = shownThere(before, reply, now);
  if (after === null) return;
  const { step, ...columns } = after;
  const row: answers.AnswerRow = {
    ...BLANK,
    ...before,
    ...columns,
    rating_id: rating.id,
    company_id: rating.company_id,
    changed_at: now,
    version: (before?.version ?? 0) + 1,
  };
  const life = lifeOf(row);
  await answers.saveAnswer(trx, row, life !== null && isPublic(life));
  await answers.noteChange(trx, {
    ratingId: rating.id,
    companyId: rating.company_id,
    step,
    text: step === "published" || step === "edited" ? row.text : "",
    author: "system",
    userId: null,
    at: now,
  });
}

const BLANK = {
  draft: null,
  text: "",
  is_edited: false,
  moderation: "accepted",
  reason: "",
  delivery: "done",
  failure: null,
  waits_since: null,
  published_at: null,
  changed_by_user_id: null,
  by_support: false,
  state: "draft",
} as const;

/** Not while our own text is on its way, could not be delivered, or waits for the provider. */
const followsTheSource = (answer: answers.AnswerRow | undefined, fetchedFrom: Date): boolean =>
  answer === undefined ||
  (answer.changed_at < fetchedFrom &&
    (answer.state === "draft" || (answer.delivery === "done" && answer.moderation === "accepted")));

type After = Partial<answers.AnswerRow> & { step: AnswerChange["step"] };

/** Null if nothing changes. */
function shownThere(before: answers.AnswerRow | undefined, reply: FeedReply | null, now: Date): After | null {
  const isShown = before?.state === "published";
  if (reply === null) return isShown ? { state: "withdrawn", step: "withdrawn" } : null;
  // Google took back its approval of our text.
  if (reply.isRejected) {
    const isOurs = isShown && before.text === reply.text;
    return isOurs ? { delivery: "failed", failure: "refused", waits_since: null, step: "failed" } : null;
  }
  return {
    state: "published",
    text: reply.text,
    moderation: "accepted",
    reason: "",
    delivery: "done",
    failure: null,
    published_at: reply.changedAt < now ? reply.changedAt : now,
    step: isShown ? "edited" : "published",
  };
}
