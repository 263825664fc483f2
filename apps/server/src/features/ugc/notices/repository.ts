/** SQL of notices of illegal content. */
import type {
  NoticeDecisionGround,
  NoticeGround,
  NoticeOutcome,
  NoticeTarget,
} from "@portal/contract/ugc/notices/grounds";
import type { NoticeAction, NoticeSide, NoticeState } from "@portal/contract/ugc/notices/states";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

export type Db = Kysely<Database>;

export type NoticeRow = {
  id: number;
  company_id: number;
  company: string;
  target: NoticeTarget;
  rating_id: number | null;
  picture_url: string;
  shown: string;
  ground: NoticeGround;
  text: string;
  name: string;
  email: string;
  brand: string;
  state: NoticeState;
  outcome: NoticeOutcome | null;
  decision_ground: NoticeDecisionGround | null;
  reasons: string;
  notifier_hash: Buffer | null;
  concerned_hash: Buffer | null;
  received_at: Date;
  decided_at: Date | null;
  /** Sides that have complained. */
  complained: NoticeSide[];
};

const COLUMNS = `n.id, n.company_id, c.display_name as company, n.target, n.rating_id, n.picture_url, n.shown, n.ground,
  n.text, n.name, n.email, n.brand, n.state, n.outcome, n.decision_ground, n.reasons, n.notifier_hash, n.concerned_hash,
  n.received_at, n.decided_at,
  array(select s.side from content_notice_steps s where s.notice_id = n.id and s.action = 'complain') as complained`;
const FROM = "from content_notices n join companies c on c.id = n.company_id";

export const companyWithEntry = statement<{ name: string }, [companyId: number]>(
  "select c.display_name as name from companies c join entries e on e.company_id = c.id where c.id = $1",
);

type ShownRating = { id: number; stars: number; title: string; body: string };
export const shownRating = statement<ShownRating, [companyId: number, ratingId: number]>(
  "select id, stars, title, body from ratings where company_id = $1 and id = $2 and state in ('published', 'held')",
);

export const insertNotice = statement<{ id: number }, unknown[]>(`
  insert into content_notices (company_id, target, rating_id, picture_url, shown, ground, text, name, email, user_id,
                               brand, state, notifier_hash, received_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'received', $12, $13) returning id`);

export const noticeById = statement<NoticeRow, [id: number]>(
  `select ${COLUMNS} ${FROM} where n.id = $1 for update of n`,
);
const BY_HASH = `
  select ${COLUMNS} ${FROM}
  where n.id = (select id from content_notices where notifier_hash = $1
                union all select id from content_notices where concerned_hash = $1 limit 1)`;
export const noticeByHash = statement<NoticeRow, [hash: Buffer]>(BY_HASH);
/** Held until the end of the transaction that changes it. */
export const lockNoticeByHash = statement<NoticeRow, [hash: Buffer]>(`${BY_HASH} for update of n`);

export const setDecision = statement<
  never,
  [id: number, outcome: NoticeOutcome, ground: NoticeDecisionGround, reasons: string, now: Date]
>(`
  update content_notices set state = 'decided', outcome = $2, decision_ground = $3, reasons = $4, decided_at = $5
  where id = $1`);
export const setHashes = statement<never, [id: number, notifier: Buffer | null, concerned: Buffer | null]>(
  "update content_notices set notifier_hash = $2, concerned_hash = $3 where id = $1",
);
export const setState = statement<never, [id: number, state: NoticeState]>(
  "update content_notices set state = $2 where id = $1",
);

export const insertStep = statement<
  { id: number },
  [id: number, action: NoticeAction, side: string, outcome: NoticeOutcome | null, text: string, at: Date]
>(`
  insert into content_notice_steps (notice_id, action, side, outcome, text, at)
  values ($1, $2, $3, $4, $5, $6) returning id`);

/** Hides a rating, or shows it again. */
export const setRatingHeld = statement<never, [ratingId: number, heldAt: Date | null]>(
  "update ratings set held_at = $2 where id = $1",
);

/** The author of a rating: a person with an account, or an address that confirmed it. */
export const authorOf = statement<{ email: string }, [ratingId: number]>(`
  select coalesce(u.email, s.email) as email
  from ratings r
  left join user_ratings ur on ur.id = r.user_rating_id
  left join users u on u.id = ur.user_id
  left join rating_submissions s on s.company_id = r.company_id and r.external_id = 'page:' || s.id
  where r.id = $1 and coalesce(u.email, s.email, '') <> '' limit 1`);

/** Decisions whose time for complaints is over. */
export const closeDecided = statement<{ id: number }, [before: Date, now: Date]>(`
  update content_notices set state = 'closed', closed_at = $2 where id = any(array(
    select id from content_notices where state = 'decided' and decided_at < $1
    order by decided_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);
export const deleteClosed = statement<{ id: number }, [before: Date]>(`
  delete from content_notices where id = any(array(
    select id from content_notices where closed_at is not null and closed_at < $1
    order by closed_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);
