/**
 * What an export reads, type by type, in an order that depends on keys alone: the same data give the same bytes in
 * every database.
 */
import { ACCOUNT_LOCK_FLAGS, ACCOUNT_LOCKS } from "@portal/contract/account-locks/calls";
import type { ImportRowType } from "../import/import-rows.ts";
import type { Database } from "@portal/db/rows";
import { type RawBuilder, sql, type Transaction } from "kysely";
import { rowsOf } from "./cursor.ts";
import { type StoredEntry, toEntryRow, type WriteFile } from "./entry-row.ts";

type Source = (trx: Transaction<Database>, writeFile: WriteFile) => AsyncGenerator<object>;

async function* mapped<Row>(trx: Transaction<Database>, query: RawBuilder<Row>, toRow: (stored: Row) => object) {
  for await (const stored of rowsOf(trx, query)) yield toRow(stored);
}

/** An instant as the import reads it. */
const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

type Company = {
  external_id: string;
  name: string;
  display_name: string;
  claimed_by: string | null;
  claimed_last_update: Date | null;
  is_published_on_b2b: boolean;
  active_resellers: string[];
};

const companies: Source = (trx) =>
  mapped(trx, sql<Company>`select * from companies order by external_id collate "C"`, (company) => ({
    type: "company",
    external_id: company.external_id,
    company_name: company.name,
    entry_display_name: company.display_name,
    claimed_by: company.claimed_by,
    claimed_last_update: instant(company.claimed_last_update),
    is_published_on_cleverb2b: company.is_published_on_b2b,
    activeResellers: company.active_resellers,
  }));

type User = {
  key: string;
  login: string;
  email: string;
  display_name: string;
  roles: string[];
  accounts: { company: string; right: string }[];
  notification_code: string;
  password_hash: string | null;
};

// People who came by the portal have no id of the provider's: theirs here gets one that says so.
const users: Source = (trx) =>
  mapped(
    trx,
    sql<User>`
      select coalesce(u.external_id, 'portal:user:' || u.id) as key, u.login, u.email, u.display_name, u.roles,
             u.notification_code, u.password_hash, coalesce(m.accounts, '[]') as accounts
      from users u
      left join lateral (
        select json_agg(json_build_object('company', c.external_id, 'right', m."right")
                        order by c.external_id collate "C") as accounts
        from memberships m join companies c on c.id = m.company_id
        where m.user_id = u.id
      ) m on true
      order by coalesce(u.external_id, 'portal:user:' || u.id) collate "C"`,
    (user) => ({
      type: "user",
      external_id: user.key,
      login: user.login,
      email: user.email,
      display_name: user.display_name,
      roles: user.roles,
      accounts: user.accounts,
      user_notification_code: user.notification_code,
      ...(user.password_hash === null ? {} : { password_hash: user.password_hash }),
    }),
  );

type Product = { company: string; external_id: string; code: string; status: string; details: object };

const products: Source = (trx) =>
  mapped(
    trx,
    sql<Product>`
      select c.external_id as company, p.* from products p join companies c on c.id = p.company_id
      order by c.external_id collate "C", p.external_id collate "C"`,
    (product) => ({
      type: "product",
      external_id: product.external_id,
      company: product.company,
      Stock_Keeping_Unit__c: product.code,
      Status__c: product.status,
      type_details: product.details,
    }),
  );

type Contact = {
  company: string;
  external_id: string;
  name: string;
  roles: string[];
  email: string | null;
  phone: string | null;
  is_dummy: boolean;
};

const contactPersons: Source = (trx) =>
  mapped(
    trx,
    sql<Contact>`
      select c.external_id as company, p.* from contact_persons p join companies c on c.id = p.company_id
      order by c.external_id collate "C", p.external_id collate "C"`,
    (contact) => ({
      type: "contact_person",
      external_id: contact.external_id,
      company: contact.company,
      name: contact.name,
      roles: contact.roles,
      Email: contact.email,
      phone: contact.phone,
      isDummy__c: contact.is_dummy,
    }),
  );

const entries: Source = async function* (trx, writeFile) {
  const query = sql<StoredEntry>`
    select c.external_id as company, e.* from entries e join companies c on c.id = e.company_id
    order by c.external_id collate "C"`;
  for await (const entry of rowsOf(trx, query)) yield await toEntryRow(entry, writeFile);
};

type Notice = {
  key: string;
  message: string;
  level: string;
  label: string;
  dismissible: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
};

const notices: Source = (trx) =>
  mapped(
    trx,
    sql<Notice>`
      select coalesce(external_id, 'portal:notice:' || id) as key, * from notices
      order by coalesce(external_id, 'portal:notice:' || id) collate "C"`,
    (notice) => ({
      type: "notice",
      external_id: notice.key,
      message: notice.message,
      level: notice.level,
      label: notice.label,
      dismissible: notice.dismissible,
      starts: instant(notice.starts_at),
      ends: instant(notice.ends_at),
    }),
  );

type Street = { postal_code: string; city: string; name: string };

const streets: Source = (trx) =>
  mapped(
    trx,
    sql<Street>`
      select postal_code, city, name from streets order by postal_code, city collate "C", name collate "C"`,
    (street) => ({ type: "street", ...street }),
  );

type Notification = { code: string; headline: string; text: string; button_text: string; button_link: string };

const notifications: Source = (trx) =>
  mapped(
    trx,
    sql<Notification>`
      select code, headline, text, button_text, button_link from modal_notifications order by code collate "C"`,
    ({ code, ...content }) => ({ type: "notification", external_id: code, ...content }),
  );

// What was removed is not told: an import elsewhere would show it again.
const userRatings: Source = (trx) =>
  mapped(
    trx,
    sql<{ updated_at: Date; withdrawn: boolean }>`
      select * from (select coalesce(r.external_id, 'portal:rating:' || r.id) as external_id,
             coalesce(u.external_id, 'portal:user:' || u.id) as "user", c.external_id as company,
             r.rating_text, r.stars, r.updated_at, r.withdrawn_at is not null as withdrawn
      from user_ratings r join users u on u.id = r.user_id join companies c on c.id = r.company_id
      ) history order by external_id collate "C"`,
    ({ updated_at: at, ...rating }) => ({ type: "user_rating", ...rating, update_date: instant(at) }),
  );

const latestSearches: Source = (trx) =>
  mapped(
    trx,
    sql<{ at: Date }>`
      select * from (select coalesce(s.external_id, 'portal:search:' || s.user_id || ':' || extract(epoch from s.searched_at)) as external_id,
             coalesce(u.external_id, 'portal:user:' || u.id) as "user", s.what, s.place as "where", s.searched_at as at
      from latest_searches s join users u on u.id = s.user_id where s.removed_at is null
      ) history order by external_id collate "C"`,
    ({ at, ...search }) => ({ type: "latest_search", ...search, timestamp: instant(at) }),
  );

const viewedEntries: Source = (trx) =>
  mapped(
    trx,
    sql<{ at: Date }>`
      select * from (select coalesce(v.external_id, 'portal:view:' || v.user_id || ':' || extract(epoch from v.viewed_at)) as external_id,
             coalesce(u.external_id, 'portal:user:' || u.id) as "user", c.external_id as company, v.viewed_at as at
      from viewed_entries v join users u on u.id = v.user_id join companies c on c.id = v.company_id
      where v.removed_at is null
      ) history order by external_id collate "C"`,
    ({ at, ...view }) => ({ type: "viewed_entry", ...view, timestamp: instant(at) }),
  );

const accountLocks: Source = (trx) =>
  mapped(
    trx,
    sql<{ company: string; locks: string[]; changed_at: Date; by_support: boolean }>`
      select c.external_id as company, l.locks, l.changed_at, l.by_support
      from account_locks l join companies c on c.id = l.company_id order by c.external_id collate "C"`,
    ({ company, locks, changed_at: at, by_support }) => ({
      type: "account_locks",
      company,
      changed: instant(at),
      by_support,
      ...Object.fromEntries(ACCOUNT_LOCKS.map((lock) => [ACCOUNT_LOCK_FLAGS[lock], locks.includes(lock)])),
    }),
  );

type TrackingEvent = { device: string; happened_at: Date; search_term: string | null; counted: boolean };

const trackingEvents: Source = (trx) =>
  mapped(
    trx,
    sql<TrackingEvent>`
      select e.event_id as external_id, c.external_id as company, e.metric, e.device, e.happened_at, e.search_term, e.counted
      from tracking_events e join companies c on c.id = e.company_id
      order by e.day, c.external_id collate "C", e.event_id collate "C"`,
    ({ happened_at: at, search_term: term, counted, ...event }) => ({
      type: "tracking_event",
      ...event,
      at: instant(at),
      ...(term === null ? {} : { term }),
      ...(counted ? {} : { repeat: true }),
    }),
  );

/** All row types in the order in which an import may read them. */
export const EXPORTS: Readonly<Record<ImportRowType, Source>> = {
  company: companies,
  user: users,
  product: products,
  contact_person: contactPersons,
  entry: entries,
  notice: notices,
  street: streets,
  notification: notifications,
  user_rating: userRatings,
  latest_search: latestSearches,
  viewed_entry: viewedEntries,
  tracking_event: trackingEvents,
  account_locks: accountLocks,
};
