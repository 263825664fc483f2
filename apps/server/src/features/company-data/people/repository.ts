/** SQL for a company's people and its open invitations. */
import type { Right } from "@portal/contract/http/access";
import type { LinkState } from "@portal/contract/account-linking/rules";
import { MOST_PEOPLE } from "@portal/contract/company-data/people/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";

export type Db = Kysely<Database>;

type PersonRow = { user_id: number; name: string; login: string; right: Right; since: Date };
type InvitationRow = {
  id: number;
  email: string;
  right: Right;
  state: LinkState;
  taken_by: string;
  origin: "provider" | "person";
  created_at: Date;
  expires_at: Date;
};

// An import may bring more people than MOST_PEOPLE; the page shows the first ones only.
const readPeople = statement<PersonRow, [companyId: number]>(`
  select m.user_id, u.display_name as name, u.login, m."right", m.created_at as since
  from memberships m join users u on u.id = m.user_id
  where m.company_id = $1
  order by array_position(array['owner', 'editor', 'read'], m."right"), m.user_id
  limit ${2 * MOST_PEOPLE}`);
const readInvitations = statement<InvitationRow, [companyId: number]>(`
  select l.id, l.email, l."right", l.state, coalesce(u.login, '') as taken_by, l.origin, l.created_at, l.expires_at
  from account_links l left join users u on u.id = l.user_id
  where l.company_id = $1 and l.state in ('open', 'pending', 'held')
  order by l.id desc limit ${2 * MOST_PEOPLE}`);

export const peopleOf = (db: Db, scope: AccountScope): Promise<PersonRow[]> => readPeople(db, scope.companyId);
export const invitationsOf = (db: Db, scope: AccountScope): Promise<InvitationRow[]> =>
  readInvitations(db, scope.companyId);

/** Locks the company's row, so that two owners cannot remove each other at the same time. */
const lockRow = statement<never, [companyId: number]>("select id from companies where id = $1 for no key update");
export const lockPeople = (trx: Db, scope: AccountScope): Promise<never[]> => lockRow(trx, scope.companyId);

const findMember = statement<{ login: string; email: string; right: Right }, [companyId: number, userId: number]>(`
  select u.login, u.email, m."right" from memberships m join users u on u.id = m.user_id
  where m.company_id = $1 and m.user_id = $2`);
export const memberOf = async (trx: Db, scope: AccountScope, userId: number) =>
  (await findMember(trx, scope.companyId, userId))[0];

// An owner who has asked for the erasure of their profile no longer counts.
const findOwners = statement<{ user_id: number }, [companyId: number, userId: number]>(`
  select m.user_id from memberships m join users u on u.id = m.user_id
  where m.company_id = $1 and m."right" = 'owner' and (u.erase_at is null or m.user_id = $2) limit 2`);
/** True if this person is the only owner whose profile is not about to be erased. */
export async function isLastOwner(trx: Db, scope: AccountScope, userId: number): Promise<boolean> {
  const owners = await findOwners(trx, scope.companyId, userId);
  return owners.length === 1 && owners[0]?.user_id === userId;
}

const findOwnersToNotify = statement<{ email: string }, [companyId: number, userId: number]>(`
  select u.email from memberships m join users u on u.id = m.user_id
  where m.company_id = $1 and m."right" = 'owner' and m.user_id <> $2
    and wants_notification(u.id, 'people_changed', 'email')
  order by m.user_id limit 20`);
/** Addresses of the other owners who want a mail when people join or leave. */
export const ownersToNotify = (trx: Db, scope: AccountScope): Promise<{ email: string }[]> =>
  findOwnersToNotify(trx, scope.companyId, scope.userId);

const findMemberByAddress = statement<{ id: number }, [companyId: number, loginKey: string, email: string]>(`
  select u.id from memberships m join users u on u.id = m.user_id
  where m.company_id = $1 and (u.login_key = $2 or lower(u.email) = lower($3)) limit 1`);
export const hasMember = async (trx: Db, scope: AccountScope, loginKey: string, email: string): Promise<boolean> =>
  (await findMemberByAddress(trx, scope.companyId, loginKey, email)).length > 0;

const countPeople = statement<{ count: number }, [companyId: number]>(`
  select (select count(*) from memberships where company_id = $1)
       + (select count(*) from account_links where company_id = $1 and state in ('open', 'pending', 'held')) as count`);
export const numberOfPeople = async (trx: Db, scope: AccountScope): Promise<number> =>
  (await countPeople(trx, scope.companyId))[0]?.count ?? 0;

const updateRight = statement<never, [companyId: number, userId: number, right: Right]>(
  `update memberships set "right" = $3 where company_id = $1 and user_id = $2`,
);
export const setRight = (trx: Db, scope: AccountScope, userId: number, right: Right): Promise<never[]> =>
  updateRight(trx, scope.companyId, userId, right);

const deleteMember = statement<never, [companyId: number, userId: number]>(
  "delete from memberships where company_id = $1 and user_id = $2",
);
export const removeMember = (trx: Db, scope: AccountScope, userId: number): Promise<never[]> =>
  deleteMember(trx, scope.companyId, userId);

const findName = statement<{ display_name: string }, [companyId: number]>(
  "select display_name from companies where id = $1",
);
export const companyName = async (trx: Db, scope: AccountScope): Promise<string> =>
  (await findName(trx, scope.companyId))[0]?.display_name ?? "";
