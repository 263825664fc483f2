/**
 * SQL of connections to external services. Functions take the company that the guard checked; jobs pass the company of
 * the row that they locked.
 */
import type { Database, ExternalConnectionTable } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely, Selectable } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";

type Db = Kysely<Database>;
type Source = ExternalConnectionTable["source"];
export type Company = Pick<AccountScope, "companyId">;
export type ConnectionRow = Selectable<ExternalConnectionTable>;
export type ShownRow = ConnectionRow & { granted_by_name: string | null };

const COLUMNS = `c.company_id, c.source, c.state, c.sealed_access, c.access_expires_at, c.subject, c.granted_by,
  c.granted_at, c.account_id, c.location_id, c.location_title, c.verification, c.checked_at, c.next_check_at`;

/** True while the person who granted access may change the company. Nobody may use their Google account afterwards. */
const IS_HELD = `exists (select from memberships m
    where m.company_id = c.company_id and m.user_id = c.granted_by and m."right" <> 'read')`;

// What a former member granted is not shown: an import may have ended the membership since the last sweep.
const readShown = statement<ShownRow, [companyId: number, source: Source]>(`
  select ${COLUMNS}, u.display_name as granted_by_name
  from external_connections c left join users u on u.id = c.granted_by
  where c.company_id = $1 and c.source = $2 and (c.granted_by is null or ${IS_HELD})`);
export const findConnection = async (
  db: Db,
  { companyId }: Company,
  source: Source = "google",
): Promise<ShownRow | undefined> => (await readShown(db, companyId, source))[0];

const lockRow = statement<ConnectionRow, [companyId: number, source: Source]>(`
  select ${COLUMNS} from external_connections c
  where c.company_id = $1 and c.source = $2 for no key update`);
/** Locks the row until the transaction ends. */
export const lockConnection = async (
  db: Db,
  { companyId }: Company,
  source: Source,
): Promise<ConnectionRow | undefined> => (await lockRow(db, companyId, source))[0];

const lockHeldRow = statement<ConnectionRow, [companyId: number, source: Source]>(`
  select ${COLUMNS} from external_connections c
  where c.company_id = $1 and c.source = $2 and ${IS_HELD} for no key update of c`);
/** Like `lockConnection`; undefined too if the person who granted access may no longer change the company. */
export const lockHeldConnection = async (
  db: Db,
  { companyId }: Company,
  source: Source,
): Promise<ConnectionRow | undefined> => (await lockHeldRow(db, companyId, source))[0];

// The key's lock waits for a transaction that deletes the row, and not for one that renews the token.
const readForUse = statement<ConnectionRow, [companyId: number, source: Source]>(`
  select ${COLUMNS} from external_connections c
  where c.company_id = $1 and c.source = $2 and ${IS_HELD} for key share of c`);
/** The row as it is now, after every hand-over that has begun. Undefined as for `lockHeldConnection`. */
export const connectionForUse = async (
  db: Db,
  { companyId }: Company,
  source: Source,
): Promise<ConnectionRow | undefined> => (await readForUse(db, companyId, source))[0];

/** Locks the company against a hand-over. No row if the person may not connect it any more. */
export const lockAsMember = statement<{ id: number }, [companyId: number, userId: number]>(`
  select c.id from companies c where c.id = $1 and exists (
    select from memberships m where m.company_id = c.id and m.user_id = $2 and m."right" <> 'read')
  for no key update of c`);

export const saveGrant = statement<
  never,
  [source: Source, hash: Buffer, session: string, companyId: number, proof: string, expires: Date]
>(`
  insert into external_grants (source, state_hash, session_handle, company_id, sealed_proof, expires_at)
  values ($1, $2, $3, $4, $5, $6)`);

// A session keeps its latest ten started flows.
export const trimGrants = statement<never, [session: string]>(`
  delete from external_grants where state_hash in (
    select state_hash from external_grants where session_handle = $1 order by expires_at desc offset 10)`);

/** Deletes a started flow and returns it. Of two parallel callers one gets the row. */
export const takeGrant = statement<
  { sealed_proof: string },
  [source: Source, hash: Buffer, session: string, companyId: number, now: Date]
>(`
  delete from external_grants
  where source = $1 and state_hash = $2 and session_handle = $3 and company_id = $4 and expires_at > $5
  returning sealed_proof`);

export const grantElsewhere = statement<
  { company_id: number },
  [source: Source, hash: Buffer, session: string, now: Date]
>(`
  select company_id from external_grants
  where source = $1 and state_hash = $2 and session_handle = $3 and expires_at > $4`);

export const deleteGrant = statement<never, [hash: Buffer, session: string]>(
  "delete from external_grants where state_hash = $1 and session_handle = $2",
);
export const sweepGrants = statement<never, [now: Date]>("delete from external_grants where expires_at <= $1");

// A renewed connection keeps its location; the caller then checks whether the new access reaches it.
export const saveConnection = statement<
  never,
  [source: Source, companyId: number, sealed: string, expires: Date, subject: string, userId: number, now: Date]
>(`
  insert into external_connections (source, company_id, state, sealed_access, access_expires_at, subject, granted_by,
                                    granted_at, next_check_at)
  values ($1, $2, 'granted', $3, $4, $5, $6, $7, $7::timestamptz + interval '1 hour')
  on conflict (company_id, source) do update
  set state = case when external_connections.location_id is null then 'granted' else 'connected' end,
      sealed_access = $3, access_expires_at = $4, subject = $5, granted_by = $6, granted_at = $7`);

export const saveAccess = statement<never, [source: Source, companyId: number, sealed: string, expires: Date]>(`
  update external_connections set sealed_access = $3, access_expires_at = $4
  where source = $1 and company_id = $2 and state <> 'revoked'`);

// Compares the sealed access, because another process may have stored a new one meanwhile.
export const markRevoked = statement<
  { company_id: number },
  [source: Source, companyId: number, sealed: string, now: Date]
>(`
  update external_connections
  set state = 'revoked', sealed_access = null, access_expires_at = null, checked_at = $4
  where source = $1 and company_id = $2 and sealed_access = $3 returning company_id`);

export const chooseLocation = statement<
  never,
  [companyId: number, accountId: string, locationId: string, title: string, verification: string, now: Date]
>(`
  update external_connections
  set state = 'connected', account_id = $2, location_id = $3, location_title = $4, verification = $5, checked_at = $6,
      next_check_at = $6::timestamptz + interval '1 hour'
  where company_id = $1 and source = 'google' and state <> 'revoked'`);

// Compares the location, because the person may have chosen another one meanwhile.
export const noteChecked = statement<
  never,
  [companyId: number, locationId: string, title: string, verification: string, now: Date]
>(`
  update external_connections
  set state = 'connected', location_title = $3, verification = $4, checked_at = $5
  where company_id = $1 and source = 'google' and location_id = $2 and state <> 'revoked'`);

export const markLocationLost = statement<{ company_id: number }, [companyId: number, locationId: string, now: Date]>(`
  update external_connections set state = 'location_lost', checked_at = $3
  where company_id = $1 and source = 'google' and location_id = $2 and state = 'connected' returning company_id`);

export const deleteConnection = statement<never, [source: Source, companyId: number]>(
  "delete from external_connections where source = $1 and company_id = $2",
);

/** All sources, for lists by index; each is one grant with its own scope. */
const ANY_SOURCE = "('google', 'google_search')";

// Another connection that uses the same grant at Google: of another company, or of this one for something else.
export const sharesGrant = statement<{ company_id: number }, [source: Source, companyId: number, subject: string]>(`
  select company_id from external_connections
  where source in ${ANY_SOURCE} and subject = $3 and (company_id, source) <> ($2, $1) and state <> 'revoked' limit 1`);

export const takenLocations = statement<{ location_id: string }, [companyId: number, locationIds: string[]]>(`
  select location_id from external_connections
  where source = 'google' and location_id = any($2::text[]) and company_id <> $1`);

/**
 * Takes rows that are due and postpones them by an hour, so that several servers share them. `held`: the person who
 * granted access may still change the company.
 */
export const takeDue = statement<
  Pick<ConnectionRow, "company_id" | "source" | "state"> & { held: boolean },
  [now: Date]
>(`
  update external_connections c set next_check_at = $1::timestamptz + interval '1 hour'
  where (c.company_id, c.source) in (
    select d.company_id, d.source from external_connections d
    where d.next_check_at <= $1 order by d.next_check_at limit 50 for update skip locked)
  returning c.company_id, c.source, c.state, ${IS_HELD} as held`);

export type Revocation = { source: Source; sealed_token: string; sealed_for: number | null; tries: number };
export const insertRevocation = statement<
  never,
  [source: Source, sealed: string, sealedFor: number | null, tries: number, due: Date]
>("insert into external_revocations (source, sealed_token, sealed_for, tries, due_at) values ($1, $2, $3, $4, $5)");
export const takeRevocations = statement<Revocation, [now: Date]>(`
  delete from external_revocations where id in (
    select id from external_revocations where due_at <= $1 order by due_at limit 50 for update skip locked)
  returning source, sealed_token, sealed_for, tries`);
export const findRevocation = statement<Revocation, [id: number]>(
  "select source, sealed_token, sealed_for, tries from external_revocations where id = $1",
);
export const deleteRevocation = statement<never, [id: number]>("delete from external_revocations where id = $1");

/**
 * Deletes connections whose person may no longer change the company, and keeps their tokens to revoke them. A grant that
 * another company here still uses is not revoked.
 */
export const endUnheld = statement<
  { company_id: number; source: Source; revocation_id: number | null },
  [companies: number[], now: Date]
>(`
  with ended as (
    delete from external_connections c where c.company_id = any($1::bigint[]) and not ${IS_HELD}
    returning c.company_id, c.source, c.sealed_access, c.subject),
  waiting as (
    insert into external_revocations (source, sealed_token, sealed_for, due_at)
    select e.source, e.sealed_access, e.company_id, $2::timestamptz + interval '15 minutes' from ended e
    where e.sealed_access is not null and not exists (
      select from external_connections o
      where o.source in ${ANY_SOURCE} and o.subject = e.subject and o.state <> 'revoked'
        and (o.company_id, o.source) not in (select company_id, source from ended))
    returning id, source, sealed_for)
  select e.company_id, e.source, w.id as revocation_id
  from ended e left join waiting w on w.sealed_for = e.company_id and w.source = e.source`);

/** Deletes flows that were started for these companies. */
export const endGrants = statement<never, [companies: number[]]>(
  "delete from external_grants where company_id = any($1::bigint[])",
);
