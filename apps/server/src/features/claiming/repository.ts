/** SQL of claims, and of a company as a claimant sees it. */
import type { ClaimProof, ClaimState, HoldReason } from "@portal/contract/claiming/states";
import type { ClaimTable, Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely, Selectable, Transaction, Updateable } from "kysely";

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
export type ClaimRow = Selectable<ClaimTable>;

/** A company, its entry's public facts, and one person's latest claim on it (`claim_id` null: none). */
export type StatusRow = {
  company_id: number;
  name: string;
  claimed_by: "OWNER" | "PROVIDER" | null;
  claimed_last_update: Date | null;
  has_reseller: boolean;
  street: string;
  house_number: string;
  postal_code: string;
  city: string;
  phone: string;
  email: string;
  /** False if the company locked calls. */
  may_call: boolean;
  is_owner: boolean;
  has_other_owner: boolean;
  claim_id: number | null;
  state: ClaimState | null;
  held_because: HoldReason | null;
  proof: ClaimProof | null;
  sent_to: string | null;
  code_hash: Buffer | null;
  code_expires_at: Date | null;
  tries_left: number | null;
  brand: string | null;
  started_at: Date | null;
  asked_at: Date | null;
  /** When the entry's contacts last changed, whoever changed them; null if they never did. */
  email_changed_at: Date | null;
  phone_changed_at: Date | null;
  address_changed_at: Date | null;
};

/** The columns of the entry that make up the contact of each proof, as `entry_changes` names them. */
const CONTACT_COLUMNS: Record<ClaimProof, readonly (keyof Database["entries"])[]> = {
  email: ["email"],
  phone: ["phone"],
  letter: ["street", "house_number", "postal_code", "city"],
};
const changedAt = (proof: ClaimProof): string =>
  `max(changed_at) filter (where fields && array['${CONTACT_COLUMNS[proof].join("', '")}'])`;

// A person who gave the entry back is no owner, although they may keep read access.
const findStatus = statement<StatusRow, [companyId: number, userId: number | null]>(`
  select c.id as company_id, c.display_name as name, c.claimed_by, c.claimed_last_update,
         cardinality(c.active_resellers) > 0 as has_reseller,
         e.street, e.house_number, e.postal_code, e.city, e.phone, e.email, may_contact(c.id, 'call') as may_call,
         own.user_id is not null as is_owner,
         case when c.claimed_by = 'OWNER' then own.user_id is null
              else exists (select from memberships m
                           where m.company_id = c.id and m."right" = 'owner' and m.user_id is distinct from $2
                             and not exists (select from claims d where d.company_id = c.id and d.user_id = m.user_id
                                             and d.state = 'dissolved')) end as has_other_owner,
         k.id as claim_id, k.state, k.held_because, k.proof, k.sent_to, k.code_hash, k.code_expires_at, k.tries_left,
         k.brand, k.started_at, k.asked_at, h.email_changed_at, h.phone_changed_at, h.address_changed_at
  from companies c
  join entries e on e.company_id = c.id
  left join memberships own on own.company_id = c.id and own.user_id = $2 and own."right" = 'owner'
  left join lateral (select * from claims where company_id = c.id and user_id = $2 order by id desc limit 1) k on true
  cross join lateral (
    select ${changedAt("email")} as email_changed_at, ${changedAt("phone")} as phone_changed_at,
           ${changedAt("letter")} as address_changed_at
    from entry_changes where company_id = c.id and part = 'companyData') h
  where c.id = $1`);

/** Undefined if there is no such company or it has no entry. */
export const statusOf = async (db: Db, companyId: number, userId: number | null): Promise<StatusRow | undefined> =>
  (await findStatus(db, companyId, userId))[0];

// All changes of one company's claims run one after the other under this lock.
const lockCompanyRow = statement<{ id: number }, [companyId: number]>(
  "select id from companies where id = $1 for update",
);
export const lockCompany = async (trx: Db, companyId: number): Promise<boolean> =>
  (await lockCompanyRow(trx, companyId)).length > 0;

const sumCodes = statement<{ own: number; mails: number }, [companyId: number, userId: number, since: Date]>(`
  select coalesce(sum(codes_asked) filter (where user_id = $2), 0)::int as own,
         coalesce(sum(codes_asked) filter (where proof = 'email'), 0)::int as mails
  from claims where company_id = $1 and codes_since > $3`);

/** Codes requested since `since`: by this person for the company, and by anybody to the company's mail address. */
export const codesSince = async (db: Db, companyId: number, userId: number, since: Date) =>
  (await sumCodes(db, companyId, userId, since))[0] ?? { own: 0, mails: 0 };

const countOpen = statement<{ open: number }, [userId: number]>(`
  select count(*)::int as open from claims where user_id = $1 and state in ('started', 'requested', 'code_out', 'held')`);
export const openClaimsOf = async (db: Db, userId: number): Promise<number> =>
  (await countOpen(db, userId))[0]?.open ?? 0;

export const insertClaim = (
  trx: Db,
  claim: { company_id: number; user_id: number; brand: string; now: Date },
): Promise<{ id: number }> =>
  trx
    .insertInto("claims")
    .values({
      company_id: claim.company_id,
      user_id: claim.user_id,
      state: "started",
      brand: claim.brand,
      started_at: claim.now,
      changed_at: claim.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

export const updateClaim = async (trx: Db, claimId: number, columns: Updateable<ClaimTable>): Promise<void> => {
  await trx.updateTable("claims").set(columns).where("id", "=", claimId).execute();
};

export const claimById = (db: Db, claimId: number): Promise<ClaimRow | undefined> =>
  db.selectFrom("claims").selectAll().where("id", "=", claimId).executeTakeFirst();

/** A person's stored e-mail address, never a typed one. */
export const addressOf = async (db: Db, userId: number): Promise<string> =>
  (await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow()).email;

/** Owners of a company with their addresses. */
export const ownersOf = (db: Db, companyId: number): Promise<{ id: number; email: string }[]> =>
  db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id", "users.email"])
    .where("memberships.company_id", "=", companyId)
    .where("memberships.right", "=", "owner")
    .execute();

// The daily count of codes starts anew a day after its first code.
const countCodeAsked = statement<never, [claimId: number, now: Date, dayAgo: Date]>(`
  update claims set codes_asked = case when codes_since > $3 then codes_asked + 1 else 1 end,
    codes_since = case when codes_since > $3 then codes_since else $2 end
  where id = $1`);
export const countCode = (trx: Db, claimId: number, now: Date, dayAgo: Date): Promise<never[]> =>
  countCodeAsked(trx, claimId, now, dayAgo);

/** A person's open, held or refused claims, up to a limit. */
export const openClaimsList = statement<{ company_id: number }, [userId: number, atMost: number]>(`
  select company_id from claims
  where user_id = $1 and state in ('started', 'requested', 'code_out', 'held', 'refused')
  order by id desc limit $2`);
