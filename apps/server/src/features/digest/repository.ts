/** SQL of summaries by mail. */
import type { Rhythm } from "@portal/contract/digest/periods";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Right } from "@portal/contract/http/access";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";

type Db = Kysely<Database>;
type Key = { userId: number; companyId: number };

/** Results belong to the success newsletter, tasks to the messages of the portal: each lock stops its part. */
const partsOf = (company: string): string => `may_contact(${company}, 'successNewsletter') as has_results,
         may_contact(${company}, 'portalMessages') as has_tasks`;
export type Parts = { has_results: boolean; has_tasks: boolean };

type ChoiceRow = Parts & {
  rhythm: Rhythm | null;
  email: string;
  portal: string | null;
  company: string;
};
const readChoice = statement<ChoiceRow, [userId: number, companyId: number]>(`
  select case when d.stopped_at is null then d.rhythm end as rhythm, u.email, u.portal, c.display_name as company,
         ${partsOf("c.id")}
  from memberships m join users u on u.id = m.user_id join companies c on c.id = m.company_id
  left join digest_subscriptions d on d.user_id = m.user_id and d.company_id = m.company_id
  where m.user_id = $1 and m.company_id = $2`);
export const findChoice = async (db: Db, { userId, companyId }: Pick<AccountScope, keyof Key>) =>
  (await readChoice(db, userId, companyId))[0];

const upsert = statement<never, [userId: number, companyId: number, rhythm: Rhythm, now: Date, handledFor: Day]>(`
  insert into digest_subscriptions (user_id, company_id, rhythm, chosen_at, handled_for) values ($1, $2, $3, $4, $5)
  on conflict (user_id, company_id) do update
  set rhythm = excluded.rhythm, chosen_at = excluded.chosen_at, handled_for = excluded.handled_for, stopped_at = null`);
export const subscribe = (
  db: Db,
  { userId, companyId }: Key,
  { rhythm, now, handledFor }: { rhythm: Rhythm; now: Date; handledFor: Day },
) => upsert(db, userId, companyId, rhythm, now, handledFor);

export const unsubscribe = statement<never, [userId: number, companyId: number]>(
  "delete from digest_subscriptions where user_id = $1 and company_id = $2",
);

type EndedRow = { rhythm: Rhythm; company: string; changed: boolean };
const stop = statement<EndedRow, [userId: number, companyId: number, now: Date]>(`
  update digest_subscriptions d set stopped_at = coalesce(d.stopped_at, $3)
  from companies c where c.id = d.company_id and d.user_id = $1 and d.company_id = $2
  returning d.rhythm, c.display_name as company, d.stopped_at = $3 as changed`);
export const stopByLink = async (db: Db, { userId, companyId }: Key, now: Date) =>
  (await stop(db, userId, companyId, now))[0];

type SubscriptionRow = { user_id: number; company_id: number; company: string; portal: string | null };
/** The summaries that a person gets: of one company, or of all. */
export const subscriptionsOf = statement<SubscriptionRow, [loginKey: string, companyId: number | null]>(`
  select d.user_id, d.company_id, c.display_name as company, u.portal
  from users u join digest_subscriptions d on d.user_id = u.id join companies c on c.id = d.company_id
  where u.login_key = $1 and d.stopped_at is null and ($2::bigint is null or d.company_id = $2) order by d.company_id`);

const resume = statement<EndedRow, [userId: number, companyId: number, week: Day, month: Day]>(`
  update digest_subscriptions d
  set stopped_at = null, handled_for = greatest(d.handled_for, case d.rhythm when 'weekly' then $3::date else $4::date end)
  from companies c where c.id = d.company_id and d.user_id = $1 and d.company_id = $2
  returning d.rhythm, c.display_name as company, true as changed`);
export const resumeByLink = async (db: Db, { userId, companyId }: Key, periods: { weekly: Day; monthly: Day }) =>
  (await resume(db, userId, companyId, periods.weekly, periods.monthly))[0];

/** Rows of one statement of the sweep. */
export const DUE_AT_ONCE = 100;
export type DueRow = Parts & {
  user_id: number;
  company_id: number;
  handled_for: Day;
  email: string;
  portal: string | null;
  company: string;
  right: Right;
  /** The person is about to leave. */
  is_leaving: boolean;
};
/** The place in the index behind which the next rows are. */
type After = Pick<DueRow, "handled_for" | "company_id" | "user_id">;
export const FROM_START: After = { handled_for: "0001-01-01", company_id: 0, user_id: 0 };

const readDue = statement<DueRow, [rhythm: Rhythm, period: Day, handledFor: Day, companyId: number, userId: number]>(`
  select d.user_id, d.company_id, d.handled_for, u.email, u.portal, c.display_name as company, m."right",
         u.erase_at is not null as is_leaving, ${partsOf("d.company_id")}
  from (select user_id, company_id, handled_for from digest_subscriptions
        where rhythm = $1 and stopped_at is null and handled_for < $2::date
          and (handled_for, company_id, user_id) > ($3::date, $4::bigint, $5::bigint)
        order by handled_for, company_id, user_id limit ${DUE_AT_ONCE}) d
  join memberships m on m.user_id = d.user_id and m.company_id = d.company_id
  join users u on u.id = d.user_id join companies c on c.id = d.company_id
  order by d.handled_for, d.company_id, d.user_id`);
/** Whom to tell about a period, behind a place in the order of the index. */
export const dueFor = (db: Db, rhythm: Rhythm, period: Day, after: After): Promise<DueRow[]> =>
  readDue(db, rhythm, period, after.handled_for, after.company_id, after.user_id);

const note = statement<{ user_id: number }, [userId: number, companyId: number, period: Day]>(`
  update digest_subscriptions set handled_for = $3
  where user_id = $1 and company_id = $2 and stopped_at is null and handled_for < $3 returning user_id`);
/** True for the one caller that handles the period. */
export const noteHandled = async (db: Db, row: DueRow, period: Day): Promise<boolean> =>
  (await note(db, row.user_id, row.company_id, period)).length > 0;
