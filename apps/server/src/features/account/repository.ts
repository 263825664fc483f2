/** SQL of one company and its claim. */
import type { AccountScope } from "../../platform/session/session.ts";
import type { Account } from "@portal/contract/account/calls";
import type { Database } from "@portal/db/rows";
import { quickStatement, statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

export type AccountRow = {
  id: number;
  name: string;
  display_name: string;
  claimed_by: "OWNER" | "PROVIDER" | null;
  claimed_last_update: Date | null;
  is_published_on_b2b: boolean;
  active_resellers: string[];
  /** In wire format, built by PostgreSQL in the same statement. */
  products: Account["products"];
  contact_persons: Account["contact_persons"];
  unconfirmed_location: Account["unconfirmedLocation"];
  logo_key: string | null;
};

const readAccount = quickStatement<AccountRow, [companyId: number]>(`
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
  from companies c where c.id = $1`);

const renewOwnerClaim = statement<{ id: number }, [companyId: number, now: Date]>(
  "update companies set claimed_last_update = $2 where id = $1 and claimed_by = 'OWNER' returning id",
);
type Db = Kysely<Database>;

export const findAccount = (db: Db, scope: AccountScope): Promise<AccountRow[]> => readAccount(db, scope.companyId);

/** True if there was an owner's claim to renew. */
export const renewClaim = async (db: Db, scope: AccountScope, now: Date): Promise<boolean> =>
  (await renewOwnerClaim(db, scope.companyId, now)).length > 0;
