/** SQL of invitations. */
import type { InvitationBasis } from "@portal/contract/ratings/invitations/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { Day } from "@portal/contract/time/berlin-time";
import { searchPattern } from "../../../platform/search-pattern.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

export type Db = Kysely<Database>;

export type InvitationRow = {
  id: number;
  email: string;
  name: string;
  basis: InvitationBasis;
  basis_on: Day;
  noted_by: string;
  brand: string;
  state: "sent" | "rated" | "opted_out";
  sent_at: Date;
  reminded_at: Date | null;
  ended_at: Date | null;
};

const COLUMNS = `i.id, i.email, i.name, i.basis, i.basis_on, i.brand, i.state, i.sent_at, i.reminded_at, i.ended_at,
  case when i.is_noted_by_support then 'Kundendienst'
       else coalesce((select u.display_name from users u where u.id = i.noted_by_user_id
                      and position('@' in u.display_name) = 0), '') end as noted_by`;

/** Customer care must not find out whether a company knows an address, so it searches names only. */
const FOUND = "i.company_id = $1 and ($2 = '%%' or i.name ilike $2 or ($3::boolean and i.email ilike $2))";
type Search = [companyId: number, pattern: string, byAddress: boolean];
const searchOf = ({ companyId, agentUserId }: AccountScope, search: string): Search => [
  companyId,
  searchPattern(search),
  agentUserId === null,
];

type SearchedPage = { search: string; limit: number; offset: number };
const readPage = statement<InvitationRow, [...Search, limit: number, offset: number]>(`
  select ${COLUMNS} from rating_invitations i where ${FOUND}
  order by i.sent_at desc, i.id desc limit $4 offset $5`);
export const pageOfInvitations = (
  db: Db,
  scope: AccountScope,
  { search, limit, offset }: SearchedPage,
): Promise<InvitationRow[]> => readPage(db, ...searchOf(scope, search), limit, offset);

const countFound = statement<{ total: number }, Search>(
  `select count(*)::int as total from rating_invitations i where ${FOUND}`,
);
export const countFoundInvitations = async (db: Db, scope: AccountScope, search: string): Promise<number> =>
  (await countFound(db, ...searchOf(scope, search)))[0]?.total ?? 0;

type Counts = { total: number; rated: number; opted_out: number; today: number };
const count = statement<Counts, [companyId: number, since: Date]>(`
  select count(*)::int as total, count(*) filter (where state = 'rated')::int as rated,
         count(*) filter (where state = 'opted_out')::int as opted_out,
         count(*) filter (where sent_at > $2)::int as today
  from rating_invitations where company_id = $1`);
export const countInvitations = async (db: Db, { companyId }: AccountScope, since: Date): Promise<Counts> =>
  (await count(db, companyId, since))[0] ?? { total: 0, rated: 0, opted_out: 0, today: 0 };

const companyOf = statement<{ name: string }, [companyId: number]>(
  "select display_name as name from companies where id = $1",
);
export const companyName = async (db: Db, companyId: number): Promise<string> =>
  (await companyOf(db, companyId))[0]?.name ?? "";

/** One company's invitations are written one after the other, so that its quota holds. */
const lock = statement<{ id: number }, [companyId: number]>("select id from companies where id = $1 for no key update");
export const lockCompany = (db: Db, { companyId }: AccountScope): Promise<unknown> => lock(db, companyId);

type New = [
  companyId: number,
  email: string,
  addressHash: Buffer,
  name: string,
  basis: InvitationBasis,
  basisOn: Day,
  userId: number | null,
  isBySupport: boolean,
  brand: string,
  tokenHash: Buffer,
  now: Date,
  again: Date,
];
const insert = statement<{ id: number }, New>(`
  insert into rating_invitations (company_id, email, address_hash, name, basis, basis_on, noted_by_user_id,
                                  is_noted_by_support, brand, token_hash, state, sent_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'sent', $11
  where not exists (select from invitation_opt_outs where address_hash = $3)
    and not exists (select from rating_invitations where address_hash = $3 and company_id = $1 and sent_at > $12)
  returning id`);
/** Undefined if the address was invited since `again`, or its owner wants no invitations. */
export const insertInvitation = async (db: Db, ...row: New): Promise<number | undefined> =>
  (await insert(db, ...row))[0]?.id;

const rated = statement<{ is_known: boolean }, [companyId: number, email: string]>(`
  select exists (select from rating_submissions
                 where company_id = $1 and lower(email) = lower($2) and email <> '' and state = 'published')
      or exists (select from users u join user_ratings r on r.user_id = u.id
                 where lower(u.email) = lower($2) and r.company_id = $1 and r.withdrawn_at is null) as is_known`);
/** Whether somebody with this address has a rating of the company. The company must not learn it. */
export const hasRating = async (db: Db, companyId: number, email: string): Promise<boolean> =>
  (await rated(db, companyId, email))[0]?.is_known === true;

const remind = statement<InvitationRow, [companyId: number, id: number, now: Date, sentBefore: Date, validFrom: Date]>(`
  update rating_invitations i set reminded_at = $3
  where company_id = $1 and id = $2 and state = 'sent' and reminded_at is null and sent_at <= $4 and sent_at > $5
    and email <> '' and not exists (select from invitation_opt_outs o where o.address_hash = i.address_hash)
  returning ${COLUMNS}`);
export const markReminded = async (
  db: Db,
  { companyId }: AccountScope,
  { id, now, sentBefore, validFrom }: { id: number; now: Date; sentBefore: Date; validFrom: Date },
): Promise<InvitationRow | undefined> => (await remind(db, companyId, id, now, sentBefore, validFrom))[0];

const exists = statement<{ id: number }, [companyId: number, id: number]>(
  "select id from rating_invitations where company_id = $1 and id = $2",
);
export const hasInvitation = async (db: Db, { companyId }: AccountScope, id: number): Promise<boolean> =>
  (await exists(db, companyId, id)).length > 0;

type ByToken = {
  id: number;
  company_id: number;
  email: string;
  name: string;
  address_hash: Buffer;
  state: string;
  sent_at: Date;
};
const ofToken = statement<ByToken, [tokenHash: Buffer]>(
  "select id, company_id, email, name, address_hash, state, sent_at from rating_invitations where token_hash = $1",
);
export const invitationOfToken = async (db: Db, tokenHash: Buffer): Promise<ByToken | undefined> =>
  (await ofToken(db, tokenHash))[0];

const use = statement<{ id: number }, [id: number, now: Date]>(
  "update rating_invitations set state = 'rated', ended_at = $2 where id = $1 and state = 'sent' returning id",
);
/** False if somebody has just used it. */
export const useInvitation = async (db: Db, id: number, now: Date): Promise<boolean> =>
  (await use(db, id, now)).length > 0;

export const insertOptOut = statement<never, [addressHash: Buffer, today: Day]>(
  "insert into invitation_opt_outs (address_hash, opted_out_on) values ($1, $2) on conflict do nothing",
);
/** Ends the open invitations to an address, of every company. */
export const endInvitations = statement<never, [addressHash: Buffer, now: Date]>(`
  update rating_invitations set state = 'opted_out', ended_at = $2, email = '', name = ''
  where address_hash = $1 and state = 'sent'`);

/** Empties name and address of a batch of invitations. */
export const forgetNames = statement<{ id: number }, [before: Date]>(`
  update rating_invitations set email = '', name = '' where id = any (array
    (select id from rating_invitations where email <> '' and sent_at < $1 order by sent_at limit ${SWEEP_BATCH}
     for update skip locked)) returning id`);
export const deleteInvitations = statement<{ id: number }, [before: Date]>(`
  delete from rating_invitations where id = any (array
    (select id from rating_invitations where sent_at < $1 order by sent_at limit ${SWEEP_BATCH}
     for update skip locked)) returning id`);
