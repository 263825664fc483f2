/** SQL that saves the entry: one statement writes entry, history, audit line and adopted files, or nothing. */
import type { ChangeSource } from "@portal/contract/entry/history/calls";
import { ENTRY_PARTS, type EntryPart } from "@portal/contract/entry/parts";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import { type Columns, columnsOf, type Difference, type EntryRow, isJsonPart, versionColumnOf } from "../columns.ts";

type Db = Kysely<Database>;

const FIXED_PARAMETERS = 13;

// The version in the where clause lets exactly one of two parallel saves through.
const saveStatement = (part: EntryPart) => {
  const version = versionColumnOf(part);
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
                                 undoes_change_id, changed_at, from_google)
      select company_id, '${part}', version, $5, $6::bigint, $7::bigint, $8::text[], $9::jsonb, $10::jsonb, $11::bigint, $3, $13 from saved
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
  /** Name of the call, for the audit log. */
  action: string;
  undoesChangeId: number | null;
  /** Whether the values come from the company's Google profile. */
  fromGoogle: boolean;
  /** Temporary files that become part of the entry. */
  adoptsFileIds: readonly number[];
  now: Date;
};

/** node-postgres would send an array as a PostgreSQL array, but JSON columns need text. */
const isJsonColumn = (part: EntryPart): boolean => isJsonPart(part) || part === "openingHours";

/** The new version and the id of the change, or undefined if the part has another version now. */
export async function saveEntryPart(
  db: Db,
  scope: AccountScope,
  stored: Partial<EntryRow>,
  { part, version, difference, ...save }: Save,
): Promise<{ version: number; changeId: number } | undefined> {
  const wanted: Columns = { ...stored, ...difference.after };
  const values = columnsOf(part).map((column) =>
    isJsonColumn(part) ? JSON.stringify(wanted[column]) : wanted[column],
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
    save.fromGoogle,
    ...values,
  );
  return row && { version: row.version, changeId: row.change_id };
}
