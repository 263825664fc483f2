/** SQL of links into companies. A link is found by its own id, which the sealed token carries. */
import type { LinkState } from "@portal/contract/account-linking/rules";
import type { Right } from "@portal/contract/http/access";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

export type Db = Kysely<Database>;

export type LinkRow = {
  id: number;
  company_id: number;
  company_name: string;
  email: string;
  email_key: string;
  right: Right;
  origin: "provider" | "person";
  brand: string;
  state: LinkState;
  approved: boolean;
  user_id: number | null;
  reason: string;
  expires_at: Date;
  has_account: boolean;
  inviter_still_owns: boolean;
  invited_by: string;
};

const LINK = `
  select l.id, l.company_id, c.display_name as company_name, l.email, l.email_key, l."right", l.origin, l.brand,
         l.state, l.approved, l.user_id, l.reason, l.expires_at,
         exists (select from users u where u.login_key = l.email_key)
           or exists (select from users u where lower(u.email) = lower(l.email)) as has_account,
         l.origin = 'provider' or exists (select from memberships m where m.company_id = l.company_id
           and m.user_id = l.invited_by_user_id and m."right" = 'owner') as inviter_still_owns,
         coalesce((select u.display_name from users u where u.id = l.invited_by_user_id), '') as invited_by
  from account_links l join companies c on c.id = l.company_id`;

export const linkById = statement<LinkRow, [id: number]>(`${LINK} where l.id = $1`);

/**
 * Locks the link for a change. Locks the company first, so that changes of two links of one company run one after the
 * other.
 */
const lockCompany = statement<never, [linkId: number]>(
  "select c.id from companies c where c.id = (select company_id from account_links where id = $1) for no key update",
);
const lockLink = statement<LinkRow, [id: number]>(`${LINK} where l.id = $1 for no key update of l`);
export async function lockedLink(trx: Db, id: number): Promise<LinkRow | undefined> {
  await lockCompany(trx, id);
  const [row] = await lockLink(trx, id);
  return row;
}

export const setState = statement<
  never,
  [id: number, state: LinkState, userId: number | null, approved: boolean, reason: string, now: Date]
>(`
  update account_links set state = $2, user_id = $3, approved = $4, reason = $5,
    decided_at = case when $2 = 'open' then null else $6::timestamptz end
  where id = $1`);

/** Grants the right, unless the person has one that allows more. */
export const giveRight = statement<never, [userId: number, companyId: number, right: Right]>(`
  insert into memberships (user_id, company_id, "right") values ($1, $2, $3)
  on conflict (user_id, company_id) do update set "right" = excluded."right"
  where array_position(array['read', 'editor', 'owner'], memberships."right")
      < array_position(array['read', 'editor', 'owner'], excluded."right")`);

/** E-mail addresses of the owners except one person; `wants_news`: mails about people who come and go. */
export type Owner = { email: string; wants_news: boolean };
export const ownersBeside = statement<Owner, [companyId: number, userId: number]>(`
  select u.email, wants_notification(u.id, 'people_changed', 'email') as wants_news from memberships m join users u on u.id = m.user_id
  where m.company_id = $1 and m."right" = 'owner' and m.user_id <> $2 order by m.user_id limit 20`);

export type Taker = { id: number; login: string; email: string };
export const takerById = statement<Taker, [userId: number]>("select id, login, email from users where id = $1");

type NewUser = [login: string, loginKey: string, displayName: string, passwordHash: string, now: Date];
const insertUser = statement<{ id: number }, NewUser>(`
  insert into users (login, login_key, email, display_name, password_hash, activated_at, terms_accepted_at)
  values ($1, $2, $1, $3, $4, $5, $5) on conflict (login_key) do nothing returning id`);

/** Creates a person whose address the link has proved; null if the login name was taken meanwhile. */
export async function createUser(trx: Db, ...columns: NewUser): Promise<number | null> {
  const [row] = await insertUser(trx, ...columns);
  return row?.id ?? null;
}

type NewLink = [
  companyId: number,
  email: string,
  emailKey: string,
  right: Right,
  origin: "provider" | "person",
  invitedBy: number | null,
  brand: string,
  now: Date,
  expiresAt: Date,
];
// An open link gets the new right and a new expiry; a link that waits for a check stays unchanged.
export const makeLinkRow = statement<{ id: number }, NewLink>(`
  insert into account_links (company_id, email, email_key, "right", origin, invited_by_user_id, brand, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (company_id, email_key) where state in ('open', 'pending', 'held') do update
    set "right" = excluded."right", origin = excluded.origin, invited_by_user_id = excluded.invited_by_user_id,
        brand = excluded.brand, created_at = excluded.created_at, expires_at = excluded.expires_at
    where account_links.state = 'open'
  returning id`);
