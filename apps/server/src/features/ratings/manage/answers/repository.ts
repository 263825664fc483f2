/** SQL of answers to ratings, their history, and marks. */
import type { AnswerChange } from "@portal/contract/ratings/manage/calls";
import type { RatingSource } from "@portal/contract/ratings/sources";
import type { Database, RatingAnswerTable } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely, Selectable } from "kysely";
import { SWEEP_BATCH } from "../../../../platform/sweeps/sweep.ts";

export type Db = Kysely<Database>;
export type AnswerRow = Selectable<RatingAnswerTable>;
export type LockedRating = { id: number; company_id: number; source: RatingSource; external_id: string };

const lock = statement<LockedRating, [companyId: number, id: number]>(`
  select id, company_id, source, external_id from ratings
  where company_id = $1 and id = $2 and state in ('published', 'held') for no key update`);
/** Locks a rating of the company; its answer changes under this lock only. */
export const lockRating = async (db: Db, companyId: number, id: number): Promise<LockedRating | undefined> =>
  (await lock(db, companyId, id))[0];

const lockAny = statement<LockedRating, [id: number]>(
  "select id, company_id, source, external_id from ratings where id = $1 for no key update",
);
/** For the provider's steps and for jobs, which act for any company. */
export const lockRatingById = async (db: Db, id: number): Promise<LockedRating | undefined> =>
  (await lockAny(db, id))[0];

const readAnswer = statement<AnswerRow, [ratingId: number]>("select * from rating_answers where rating_id = $1");
export const answerOf = async (db: Db, ratingId: number): Promise<AnswerRow | undefined> =>
  (await readAnswer(db, ratingId))[0];

/** Writes the whole row, and what the list filters by. */
export async function saveAnswer(db: Db, row: AnswerRow, answered: boolean): Promise<void> {
  const { rating_id: ratingId, ...values } = row;
  await db
    .insertInto("rating_answers")
    .values(row)
    .onConflict((conflict) => conflict.column("rating_id").doUpdateSet(values))
    .execute();
  await setAnswered(db, ratingId, answered, row.changed_at);
}
const setAnswered = statement<never, [id: number, answered: boolean, now: Date]>(`
  update ratings set answered_at = case when $2::boolean then $3::timestamptz end
  where id = $1 and (answered_at is not null) <> $2::boolean`);

export const deleteAnswer = statement<never, [ratingId: number]>("delete from rating_answers where rating_id = $1");

export type NewChange = {
  ratingId: number;
  companyId: number;
  step: AnswerChange["step"];
  text: string;
  author: AnswerChange["author"];
  userId: number | null;
  at: Date;
};
const addChange = statement<
  never,
  [
    ratingId: number,
    companyId: number,
    step: AnswerChange["step"],
    text: string,
    author: AnswerChange["author"],
    userId: number | null,
    at: Date,
  ]
>(`
  insert into rating_answer_changes (rating_id, company_id, step, text, author, user_id, at)
  values ($1, $2, $3, $4, $5, $6, $7)`);
export const noteChange = async (db: Db, change: NewChange): Promise<void> =>
  void (await addChange(
    db,
    change.ratingId,
    change.companyId,
    change.step,
    change.text,
    change.author,
    change.userId,
    change.at,
  ));

export const ownRatings = statement<{ id: number }, [companyId: number, ids: number[]]>(`
  select id from ratings where company_id = $1 and id = any($2::bigint[]) and state in ('published', 'held')`);

/** Marks those that are not marked so already, and returns them. */
export const mark = statement<{ id: number }, [companyId: number, ids: number[], done: boolean, now: Date]>(`
  update ratings set done_at = case when $3 then $4::timestamptz end
  where company_id = $1 and id = any($2::bigint[]) and (done_at is null) = $3 and state in ('published', 'held')
  returning id`);

export const noteMarks = statement<
  never,
  [companyId: number, ids: number[], step: AnswerChange["step"], author: string, userId: number | null, now: Date]
>(`
  insert into rating_answer_changes (rating_id, company_id, step, text, author, user_id, at)
  select id, $1, $3, '', $4, $5, $6 from unnest($2::bigint[]) as id`);

export type WaitingRow = {
  rating_id: number;
  company: string;
  company_id: number;
  changed_at: Date;
  text: string;
  reason: string;
};
/** Published answers that wait for the provider, the longest wait first. */
export const waitingAnswers = statement<WaitingRow, []>(`
  select a.rating_id, c.name as company, a.company_id, a.changed_at, a.text, a.reason
  from rating_answers a join companies c on c.id = a.company_id
  where a.state = 'published' and a.moderation = 'waiting' order by a.changed_at limit 200`);

export const placeOf = statement<{ external_id: string }, [ratingId: number]>(
  "select external_id from ratings where id = $1",
);

/** No row if the answer has changed since. The version stays, because nobody's text changes. */
export const settleDelivery = statement<
  { rating_id: number },
  [ratingId: number, version: number, failure: AnswerRow["failure"]]
>(`
  update rating_answers set delivery = case when $3::text is null then 'done' else 'failed' end, failure = $3, waits_since = null
  where rating_id = $1 and version = $2 and delivery = 'sending' returning rating_id`);

export const sendAgain = statement<never, [ratingId: number, now: Date]>(
  "update rating_answers set delivery = 'sending', failure = null, waits_since = $2, version = version + 1 where rating_id = $1",
);

/** Takes a batch of answers that have waited for their delivery since before an instant, and starts their wait anew. */
export const overdueDeliveries = statement<{ rating_id: number }, [before: Date, now: Date]>(`
  update rating_answers set waits_since = $2 where rating_id = any (array
    (select rating_id from rating_answers where delivery = 'sending' and waits_since < $1 order by waits_since
     limit ${SWEEP_BATCH} for update skip locked)) returning rating_id`);
