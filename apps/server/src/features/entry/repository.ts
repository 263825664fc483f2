/** SQL of the entry. A save is one statement: entry, history, audit line and the file it takes over, or nothing. */
import type { ChangeSource } from "@portal/contract/entry/history/calls";
import { ENTRY_PARTS, type EntryPart } from "@portal/contract/entry/part-labels";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";
import {
  type Columns,
  columnsOf,
  DETAIL_COLUMN,
  type EntryRow,
  type PartRow,
  VERSION_COLUMN,
  type Difference,
} from "./parts.ts";

type Db = Kysely<Database>;
export type NamedEntryRow = EntryRow & { display_name: string };

const readEntry = statement<NamedEntryRow, [companyId: number]>(`
  select e.company_id, e.name, e.street, e.house_number, e.postal_code, e.city, e.phone, e.mobile, e.fax, e.email, e.website,
         e.company_data_version, e.opening_hours, e.opening_hours_version, e.slogan, e.logo_key, e.logo_alt,
         e.logo_and_slogan_version, e.about_us, e.about_us_version,
         e.company_details, e.company_details_version, e.payments, e.payments_version,
         e.customer_cards, e.customer_cards_version, e.online_presence, e.online_presence_version,
         e.trades, e.trades_version, e.search_keywords, e.search_keywords_version,
         e.service_features, e.service_features_version, e.product_features, e.product_features_version,
         e.service_area, e.service_area_version, e.documents, e.documents_version,
         e.media, e.media_version, e.b2b_codex, e.b2b_codex_version,
         e.owner_parts, e.updated_at, c.display_name
  from entries e join companies c on c.id = e.company_id
  where e.company_id = $1`);

export const findEntry = async (db: Db, scope: AccountScope): Promise<NamedEntryRow | undefined> =>
  (await readEntry(db, scope.companyId))[0];

const readPart = (part: EntryPart) =>
  statement<Partial<EntryRow>, [companyId: number]>(
    `select ${[...columnsOf(part), VERSION_COLUMN[part]].join(", ")} from entries where company_id = $1`,
  );

const READ_PART = Object.fromEntries(ENTRY_PARTS.map((part) => [part, readPart(part)])) as Record<
  EntryPart,
  ReturnType<typeof readPart>
>;

export const findEntryPart = async <P extends EntryPart>(
  db: Db,
  scope: AccountScope,
  part: P,
): Promise<PartRow<P> | undefined> => (await READ_PART[part](db, scope.companyId))[0] as PartRow<P> | undefined;

/** For what the public sees, where there is no caller to check. */
export const findPublicEntry = async (db: Db, companyId: number): Promise<NamedEntryRow | undefined> =>
  (await readEntry(db, companyId))[0];

const FIXED_PARAMETERS = 12;

// The version in the where clause is what lets exactly one of two parallel saves through.
const saveStatement = (part: EntryPart) => {
  const version = VERSION_COLUMN[part];
  const assignments = columnsOf(part).map((column, index) => `${column} = $${FIXED_PARAMETERS + 1 + index}`);
  return statement<{ version: number; change_id: number }, unknown[]>(`
    with saved as (
      update entries set ${assignments.join(", ")}, ${version} = ${version} + 1, updated_at = $3::timestamptz,
             owner_parts = case when '${part}' = any(owner_parts) then owner_parts else array_append(owner_parts, '${part}') end
      where company_id = $1 and ${version} = $2
      returning company_id, ${version} as version),
    adopted as (
      update files set adopted_at = $3, expires_at = null, marker_hash = null
      where id = any($4::bigint[]) and adopted_at is null and exists (select from saved)),
    changed as (
      insert into entry_changes (company_id, part, version, source, actor_user_id, agent_user_id, fields, before, after,
                                 undoes_change_id, changed_at)
      select company_id, '${part}', version, $5, $6::bigint, $7::bigint, $8::text[], $9::jsonb, $10::jsonb, $11::bigint, $3 from saved
      returning id, version),
    audited as (
      insert into audit_log (at, action, outcome, actor_user_id, agent_user_id, company_id, details)
      select $3, $12, 'done', $6, $7, $1, jsonb_build_object('part', '${part}', 'changeId', id) from changed)
    select version, id as change_id from changed`);
};

const SAVE = Object.fromEntries(ENTRY_PARTS.map((part) => [part, saveStatement(part)])) as Record<
  EntryPart,
  ReturnType<typeof saveStatement>
>;

export type Save = {
  part: EntryPart;
  /** The version that the caller saw. */
  version: number;
  difference: Difference;
  source: ChangeSource;
  /** Name of the call, for the audit line. */
  action: string;
  undoesChangeId: number | null;
  /** Temporary files that the entry refers to from now on. */
  adoptsFileIds: readonly number[];
  now: Date;
};

const JSON_COLUMNS: ReadonlySet<string> = new Set(["opening_hours", "about_us", ...Object.values(DETAIL_COLUMN)]);

/** The new version and the change's id; undefined where the part has another version by now. */
export async function saveEntryPart(
  db: Db,
  scope: AccountScope,
  stored: Partial<EntryRow>,
  { part, version, difference, ...save }: Save,
): Promise<{ version: number; changeId: number } | undefined> {
  const wanted: Columns = { ...stored, ...difference.after };
  const values = columnsOf(part).map((column) =>
    JSON_COLUMNS.has(column) ? JSON.stringify(wanted[column]) : wanted[column],
  );
  const [row] = await SAVE[part](
    db,
    scope.companyId,
    version,
    save.now,
    save.adoptsFileIds,
    save.source,
    scope.userId,
    scope.agentUserId,
    difference.fields,
    JSON.stringify(difference.before),
    JSON.stringify(difference.after),
    save.undoesChangeId,
    save.action,
    ...values,
  );
  return row && { version: row.version, changeId: row.change_id };
}
