/** SQL of objections: one objection, its rating and its steps. Lists are in `lists.ts`. */
import type { DecisionGround, ObjectionOutcome, ObjectionReason } from "@portal/contract/ratings/objections/reasons";
import type { ObjectionAction, ObjectionRole, ObjectionState } from "@portal/contract/ratings/objections/states";
import type { RatingSource, RatingState } from "@portal/contract/ratings/sources";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

export type Db = Kysely<Database>;

type RatingColumns = {
  rating_id: number;
  source: RatingSource;
  stars: number;
  title: string;
  body: string;
  rated_at: Date;
  rating_state: RatingState;
};
/** What the rating says today, and since when; null while it says what was objected to. */
type ChangedColumns = {
  changed: { stars: number; title: string; body: string; at: string } | null;
};
export type ObjectionRow = RatingColumns &
  ChangedColumns & {
    id: number;
    company_id: number;
    company_name: string;
    author_user_id: number | null;
    author_submission_id: number | null;
    author_asked_at: Date | null;
    reason: ObjectionReason;
    text: string;
    state: ObjectionState;
    due_on: string | null;
    outcome: ObjectionOutcome | null;
    ground: DecisionGround | null;
    reasons: string | null;
    decided_by_user_id: number | null;
    proposed_outcome: ObjectionOutcome | null;
    proposed_ground: DecisionGround | null;
    proposed_reasons: string | null;
    proposed_by_user_id: number | null;
    /** The name of who proposed; null without a proposal, and if the person is gone. */
    proposed_by: string | null;
    brand: string;
    created_by_user_id: number | null;
    created_at: Date;
    changed_at: Date;
  };

/** The version of the rating that the objection is about: the first that was replaced after it. None if none was. */
export const OBJECTED_VERSION = `
  select v.stars, v.title, v.body, v.replaced_at from rating_versions v
  where v.rating_id = o.rating_id
    and case when o.rating_version_id is null then v.replaced_at > o.created_at else v.id > o.rating_version_id end
  order by v.id limit 1`;
const OBJECTION = `
  select o.id, o.company_id, c.display_name as company_name, o.author_user_id, o.author_submission_id, o.author_asked_at,
         o.reason, o.text, o.state, o.due_on, o.outcome, o.ground, o.reasons, o.decided_by_user_id, o.proposed_outcome, o.proposed_ground,
         o.proposed_reasons, o.proposed_by_user_id, (select display_name from users where id = o.proposed_by_user_id) as proposed_by, o.brand, o.created_by_user_id, o.created_at, o.changed_at,
         r.id as rating_id, r.source, coalesce(v.stars, r.stars) as stars, coalesce(v.title, r.title) as title,
         coalesce(v.body, r.body) as body, r.rated_at, r.state as rating_state,
         case when v.stars is not null then
           json_build_object('stars', r.stars, 'title', r.title, 'body', r.body, 'at', v.replaced_at) end as changed
  from rating_objections o join companies c on c.id = o.company_id join ratings r on r.id = o.rating_id
  left join lateral (${OBJECTED_VERSION}) v on true`;

export const objectionById = statement<ObjectionRow, [id: number]>(`${OBJECTION} where o.id = $1`);

/** Locks the objection and its rating for a step. */
export const lockObjection = statement<ObjectionRow, [id: number]>(
  `${OBJECTION} where o.id = $1 for no key update of o, r`,
);

export type RatingRow = RatingColumns & {
  company_name: string;
  author_user_id: number | null;
  author_submission_id: number | null;
  objection_id: number | null;
};
/** A rating of the company, with its author if the portal knows one, and its latest unfinished objection. */
export const ratingOfCompany = statement<RatingRow, [companyId: number, ratingId: number]>(`
  select r.id as rating_id, r.source, r.stars, r.title, r.body, r.rated_at, r.state as rating_state,
         c.display_name as company_name,
         (select u.user_id from user_ratings u where u.id = r.user_rating_id) as author_user_id,
         (select s.id from rating_submissions s
          where r.source = 'provider' and s.id = substring(r.external_id from '^page:([0-9]{1,18})$')::bigint
            and s.state = 'published' and s.email <> '') as author_submission_id,
         (select o.id from rating_objections o where o.rating_id = r.id order by o.id desc limit 1) as objection_id
  from ratings r join companies c on c.id = r.company_id where r.company_id = $1 and r.id = $2`);

type NewObjection = [
  companyId: number,
  ratingId: number,
  authorUserId: number | null,
  authorSubmissionId: number | null,
  reason: ObjectionReason,
  text: string,
  dueOn: string,
  brand: string,
  requestKey: string,
  createdBy: number | null,
  agent: number | null,
  now: Date,
];
/** No row if the form was sent before, or the rating has an unfinished objection. */
export const insertObjection = statement<{ id: number }, NewObjection>(`
  insert into rating_objections (company_id, rating_id, author_user_id, author_submission_id, reason, text, state, due_on,
                                 brand, request_key, created_by_user_id, agent_user_id, created_at, changed_at,
                                 rating_version_id)
  values ($1, $2, $3, $4, $5, $6, 'received', $7, $8, $9, $10, $11, $12, $12,
          (select coalesce(max(id), 0) from rating_versions where rating_id = $2))
  on conflict do nothing returning id`);

export const objectionOfKey = statement<{ id: number }, [companyId: number, requestKey: string]>(
  "select id from rating_objections where company_id = $1 and request_key = $2",
);

type State = [id: number, state: ObjectionState, dueOn: string | null, now: Date, ended: boolean, asked: boolean];
export const setState = statement<never, State>(`
  update rating_objections
  set state = $2, due_on = $3, changed_at = $4, ended_at = case when $5 then $4::timestamptz end,
      author_asked_at = case when $6 then coalesce(author_asked_at, $4) else author_asked_at end
  where id = $1`);

type Proposal = [id: number, outcome: ObjectionOutcome, ground: DecisionGround, reasons: string, by: number];
export const setProposal = statement<never, Proposal>(`
  update rating_objections
  set proposed_outcome = $2, proposed_ground = $3, proposed_reasons = $4, proposed_by_user_id = $5 where id = $1`);

/** Takes the proposal as the decision. */
export const takeDecision = statement<never, [id: number, by: number]>(`
  update rating_objections
  set outcome = proposed_outcome, ground = proposed_ground, reasons = proposed_reasons, decided_by_user_id = $2,
      proposed_outcome = null, proposed_ground = null, proposed_reasons = null
  where id = $1`);

type NewStep = [
  objectionId: number,
  action: ObjectionAction | "object",
  role: ObjectionRole,
  userId: number | null,
  text: string,
  at: Date,
];
export const insertStep = statement<{ id: number }, NewStep>(`
  insert into rating_objection_steps (objection_id, action, role, user_id, text, at)
  values ($1, $2, $3, $4, $5, $6) returning id`);

export type StepRow = {
  id: number;
  action: ObjectionAction | "object";
  role: ObjectionRole;
  text: string;
  at: Date;
  /** Of the provider's person; null for other roles, and if the person is gone. */
  colleague: string | null;
};
export const stepsOf = statement<StepRow, [objectionId: number]>(`
  select s.id, s.action, s.role, s.text, s.at, u.display_name as colleague
  from rating_objection_steps s left join users u on u.id = s.user_id and s.role = 'manager'
  where s.objection_id = $1 order by s.id limit 500`);

/** No row after the address was deleted. */
export const mailboxOfSubmission = statement<{ email: string }, [submissionId: number]>(
  "select email from rating_submissions where id = $1 and state = 'published' and email <> ''",
);

export const mailboxOfPerson = statement<{ email: string }, [userId: number]>("select email from users where id = $1");

/** Hides the rating from now on, or shows it again. Counts follow by trigger. */
export const setHeld = statement<never, [ratingId: number, heldAt: Date | null]>(
  "update ratings set held_at = $2 where id = $1 and (held_at is null) = ($2::timestamptz is not null)",
);

/** As in the index `rating_objections_work`: the planner does not conclude it from a list of other states. */
export const UNFINISHED = "state not in ('final', 'withdrawn', 'lapsed', 'settled')";

/** Objections whose deadline is over and ends their state. */
export const overdueObjections = statement<{ id: number }, [today: string]>(`
  select id from rating_objections
  where due_on < $1 and state in ('details_asked', 'author_asked', 'decided') and ${UNFINISHED} order by due_on, id
  limit ${SWEEP_BATCH}`);

/** Undecided objections whose rating its author or its source took away. */
export const settledObjections = statement<{ id: number }, []>(`
  select id from rating_objections o
  where state in ('received', 'details_asked', 'author_asked', 'in_review', 'proposed') and ${UNFINISHED}
    and (select r.state from ratings r where r.id = o.rating_id) in ('withdrawn', 'deleted')
  order by due_on, id limit ${SWEEP_BATCH}`);

export const deleteEnded = statement<{ id: number }, [before: Date]>(`
  delete from rating_objections where id = any (array
    (select id from rating_objections where ended_at < $1 order by ended_at limit ${SWEEP_BATCH})) returning id`);
