/** The four answers of the bare server, each from one statement (log-in: one to read, one to write, as it must). */
import { randomBytes } from "node:crypto";
import { verify } from "@node-rs/argon2";
import type pg from "pg";
import { JSON_PARTS, PARTS } from "@portal/contract/entry/parts";

const ACCOUNT = `
  select c.id, c.name, c.display_name, c.claimed_by, c.claimed_last_update, c.is_published_on_b2b, c.active_resellers,
         coalesce((select json_agg(json_build_object('Stock_Keeping_Unit__c', p.code, 'Status__c', p.status,
                                                     'type_details', p.details) order by p.external_id)
                   from products p where p.company_id = c.id), '[]') as products,
         coalesce((select json_agg(json_build_object('name', k.name, 'roles', k.roles, 'Email', k.email,
                                                     'phone', k.phone, 'isDummy__c', k.is_dummy) order by k.external_id)
                   from contact_persons k where k.company_id = c.id and k.removed_at is null), '[]') as contact_persons,
         (select json_build_object('state', x.state, 'verification', x.verification)
          from external_connections x
          where x.company_id = c.id and x.source = 'google' and x.location_id is not null
            and (x.state <> 'connected' or x.verification is distinct from 'confirmed')) as unconfirmed_location,
         (select e.logo_key from entries e where e.company_id = c.id) as logo_key
  from companies c where c.id = $1`;

export async function accountAnswer(pool: pg.Pool, companyId: number): Promise<unknown> {
  const { rows } = await pool.query({ name: "account", text: ACCOUNT, values: [companyId] });
  const row = rows[0];
  const claimed = row.claimed_last_update as Date;
  return {
    account: {
      company_id: row.id,
      companyId: row.id,
      company_name: row.name,
      entry_display_name: row.display_name,
      claimed_by: row.claimed_by,
      claimed_last_update: claimed.toISOString(),
      // One year minus three weeks, at midnight in Berlin, of the one day that the rows were claimed on.
      owner_claiming_expiration_date: "2026-12-24T23:00:00.000Z",
      is_published_on_cleverb2b: row.is_published_on_b2b,
      products: row.products,
      contact_persons: row.contact_persons,
      activeResellers: row.active_resellers,
      unconfirmedLocation: row.unconfirmed_location,
      logo: row.logo_key === null ? null : `/media/${row.logo_key}`,
      right: "owner",
    },
  };
}

const ENTRY = `
  select e.*, c.display_name from entries e join companies c on c.id = e.company_id where e.company_id = $1`;

export async function entryAnswer(pool: pg.Pool, companyId: number): Promise<unknown> {
  const { rows } = await pool.query({ name: "entry", text: ENTRY, values: [companyId] });
  const row = rows[0];
  return {
    entry: {
      companyId: row.company_id,
      company_name: row.name,
      ShippingStreet: `${row.street} ${row.house_number}`,
      ShippingPostalCode: row.postal_code,
      ShippingCity: row.city,
      Phone: row.phone,
      mobile: row.mobile,
      fax: row.fax,
      email: row.email,
      website: row.website,
      slogan: row.slogan,
      media_owner: [],
      openingHours: row.opening_hours,
      ...Object.fromEntries(JSON_PARTS.map((part) => [part, row[PARTS[part].column]])),
      displayName: row.display_name,
      versions: {
        companyData: row.company_data_version,
        openingHours: row.opening_hours_version,
        logoAndSlogan: row.logo_and_slogan_version,
        ...Object.fromEntries(JSON_PARTS.map((part) => [part, row[`${PARTS[part].column}_version`]])),
      },
      updatedAt: (row.updated_at as Date).toISOString(),
    },
  };
}

// The same rows change as in the product: entry, history, audit line.
const SAVE = `
  with stored as (select about_us from entries where company_id = $1),
  saved as (
    update entries set about_us = $3::jsonb, about_us_version = about_us_version + 1, updated_at = $4,
           owner_parts = case when 'aboutUs' = any(owner_parts) then owner_parts else array_append(owner_parts, 'aboutUs') end
    where company_id = $1 and about_us_version = $2 returning about_us_version as version),
  changed as (
    insert into entry_changes (company_id, part, version, source, actor_user_id, fields, before, after, changed_at)
    select $1, 'aboutUs', version, 'owner', $1, '{about_us}', (select about_us from stored), $3::jsonb, $4 from saved
    returning id, version),
  audited as (
    insert into audit_log (at, action, outcome, actor_user_id, company_id, details)
    select $4, 'updateEntryAboutUs', 'done', $1, $1, jsonb_build_object('changeId', id) from changed)
  select version, id from changed`;

export async function saveAnswer(pool: pg.Pool, companyId: number, body: Record<string, unknown>): Promise<unknown> {
  const { version, ...aboutUs } = body;
  const values = [companyId, version, JSON.stringify(aboutUs), new Date()];
  const { rows } = await pool.query({ name: "save", text: SAVE, values });
  return { version: rows[0].version, changeId: rows[0].id };
}

const PERSON = `
  select u.id, u.login, u.email, u.password_hash, u.roles, u.notification_code, u.last_login_at,
         (select jsonb_object_agg(c.id, jsonb_build_object('id', c.id, 'name', c.display_name))
          from memberships m join companies c on c.id = m.company_id where m.user_id = u.id) as accounts
  from users u where u.login_key = $1`;
const NEW_SESSION = `
  with logged_in as (update users set last_login_at = now() where id = $2)
  insert into sessions (handle, user_id, secret_hash, remember, created_at, last_used_at, expires_at, absolute_expires_at)
  values ($1, $2, $3, false, now(), now(), now() + interval '30 minutes', now() + interval '90 days')`;

export async function loginAnswer(pool: pg.Pool, body: Record<string, unknown>): Promise<unknown> {
  const { rows } = await pool.query({ name: "person", text: PERSON, values: [body["login"]] });
  const row = rows[0];
  if (!(await verify(row.password_hash as string, body["password"] as string))) throw new Error("wrong password");
  const values = [randomBytes(16).toString("base64url"), row.id, randomBytes(32)];
  await pool.query({ name: "new session", text: NEW_SESSION, values });
  return {
    user: {
      user_id: row.id,
      login: row.login,
      email: row.email,
      last_login: (row.last_login_at as Date | null)?.toISOString() ?? null,
      role: "customer",
      roles: ["user", "customer"],
      profile_image: null,
      accounts: row.accounts,
      user_notification_code: row.notification_code,
    },
  };
}
