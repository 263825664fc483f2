/** SQL of ratings that people give on the public page. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

export type Db = Kysely<Database>;

const entry = statement<{ name: string; city: string }, [companyId: number]>(`
  select c.display_name as name, e.city from companies c join entries e on e.company_id = c.id where c.id = $1`);
/** Undefined for a company without an entry. */
export const findCompany = async (db: Db, companyId: number): Promise<{ name: string; city: string } | undefined> =>
  (await entry(db, companyId))[0];

export type SubmissionRow = {
  id: number;
  company_id: number;
  company: string;
  stars: number;
  title: string;
  body: string;
  author_name: string;
  email: string;
  state: "waiting" | "published" | "withdrawn";
  submitted_at: Date;
  changed_at: Date;
};

const insert = statement<
  { id: number },
  [
    companyId: number,
    invitationId: number | null,
    stars: number,
    title: string,
    body: string,
    authorName: string,
    email: string,
    brand: string,
    tokenHash: Buffer,
    now: Date,
  ]
>(`
  insert into rating_submissions (company_id, invitation_id, stars, title, body, author_name, email, brand, token_hash,
                                  state, submitted_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', $10, $10) returning id`);
export const insertSubmission = async (
  db: Db,
  ...row: Parameters<typeof insert> extends [unknown, ...infer P] ? P : never
): Promise<number> => {
  const [made] = await insert(db, ...row);
  if (made === undefined) throw new Error("no submission written");
  return made.id;
};

// Locked: of two clicks at once the second sees what the first did.
const ofToken = statement<SubmissionRow, [tokenHash: Buffer]>(`
  select s.id, s.company_id, c.display_name as company, s.stars, s.title, s.body, s.author_name, s.email, s.state,
         s.submitted_at, s.changed_at
  from rating_submissions s join companies c on c.id = s.company_id where s.token_hash = $1 for update of s`);
export const submissionOfToken = async (db: Db, tokenHash: Buffer): Promise<SubmissionRow | undefined> =>
  (await ofToken(db, tokenHash))[0];

const publish = statement<{ id: number }, [id: number, now: Date]>(
  "update rating_submissions set state = 'published', changed_at = $2 where id = $1 and state = 'waiting' returning id",
);
export const markPublished = (db: Db, id: number, now: Date): Promise<unknown> => publish(db, id, now);

export const saveChange = statement<never, [id: number, stars: number, title: string, body: string, now: Date]>(
  "update rating_submissions set stars = $2, title = $3, body = $4, changed_at = $5 where id = $1",
);

export const markWithdrawn = statement<never, [id: number, now: Date]>(`
  update rating_submissions
  set state = 'withdrawn', changed_at = $2, title = '', body = '', author_name = '', email = '' where id = $1`);

const otherOf = statement<{ id: number }, [companyId: number, email: string, except: number]>(`
  select id from rating_submissions
  where company_id = $1 and lower(email) = lower($2) and email <> '' and state = 'published' and id <> $3`);
export const hasRated = async (db: Db, companyId: number, email: string, except: number): Promise<boolean> =>
  (await otherOf(db, companyId, email, except)).length > 0;

const member = statement<{ id: number }, [companyId: number, email: string]>(`
  select u.id from memberships m join users u on u.id = m.user_id
  where m.company_id = $1 and lower(u.email) = lower($2)`);
export const belongsToCompany = async (db: Db, companyId: number, email: string): Promise<boolean> =>
  (await member(db, companyId, email)).length > 0;

/** One person's ratings of one company are published one after the other. */
const lock = statement<{ id: number }, [companyId: number]>("select id from companies where id = $1 for no key update");
export const lockCompany = (db: Db, companyId: number): Promise<unknown> => lock(db, companyId);

export const deleteWaiting = statement<{ id: number }, [before: Date]>(`
  delete from rating_submissions where id = any (array
    (select id from rating_submissions where state = 'waiting' and submitted_at < $1 order by submitted_at
     limit ${SWEEP_BATCH} for update skip locked)) returning id`);
export const deleteWithdrawn = statement<{ id: number }, [before: Date]>(`
  delete from rating_submissions where id = any (array
    (select id from rating_submissions where state = 'withdrawn' and changed_at < $1 order by changed_at
     limit ${SWEEP_BATCH} for update skip locked)) returning id`);

const news = statement<{ wanted: boolean }, [companyId: number]>("select may_contact($1, 'ratingAlert') as wanted");
/** False for a company that locked news about ratings. */
export const wantsNews = async (db: Db, companyId: number): Promise<boolean> =>
  (await news(db, companyId))[0]?.wanted === true;
