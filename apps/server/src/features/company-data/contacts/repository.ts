/** SQL of contact persons, as the company sees and changes them. */
import type { ContactPerson } from "@portal/contract/account/calls";
import type { Contact } from "@portal/contract/company-data/contacts/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

export type Db = Kysely<Database>;

export type ContactRow = {
  external_id: string;
  name: string;
  roles: ContactPerson["roles"];
  email: string | null;
  phone: string | null;
  is_dummy: boolean;
};
/** People and dummies, without those that the company removed. */
export const contactsOf = statement<ContactRow, [companyId: number]>(`
  select external_id, name, roles, email, phone, is_dummy from contact_persons
  where company_id = $1 and removed_at is null order by external_id`);

export type ChangeRow = {
  version: number;
  before: Contact[];
  changed_at: Date;
  by: string | null;
  by_support: boolean;
};
export const lastChangeOf = statement<ChangeRow, [companyId: number]>(`
  select h.version, h.before, h.changed_at, u.display_name as by, h.agent_user_id is not null as by_support
  from contact_changes h left join users u on u.id = h.actor_user_id
  where h.company_id = $1 order by h.version desc limit 1`);

/** Two people who save at once do so one after the other. */
export const lockCompany = statement<{ id: number }, [companyId: number]>(
  "select id from companies where id = $1 for no key update",
);

/** Ids of all people that the company has or had, so that one who was removed can be brought back. */
export const knownIds = statement<{ external_id: string }, [companyId: number]>(
  "select external_id from contact_persons where company_id = $1 and not is_dummy",
);

type Saved = [
  companyId: number,
  id: string,
  name: string,
  roles: string[],
  email: string | null,
  phone: string | null,
  now: Date,
];
/** One that is as it was stays the provider's. */
export const saveContact = statement<never, Saved>(`
  insert into contact_persons as k (company_id, external_id, name, roles, email, phone, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (company_id, external_id) do update
  set name = $3, roles = $4, email = $5, phone = $6, changed_at = $7, removed_at = null
  where not k.is_dummy and (k.removed_at is not null or (k.name, k.roles, k.email, k.phone) is distinct from ($3, $4::text[], $5, $6))`);

export const removeOthers = statement<never, [companyId: number, kept: string[], now: Date]>(`
  update contact_persons set removed_at = $3, changed_at = $3
  where company_id = $1 and not is_dummy and removed_at is null and external_id <> all ($2::text[])`);

type NewChange = [
  companyId: number,
  version: number,
  before: string,
  after: string,
  actor: number,
  agent: number | null,
  now: Date,
];
export const insertChange = statement<never, NewChange>(`
  insert into contact_changes (company_id, version, before, after, actor_user_id, agent_user_id, changed_at)
  values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7)`);
