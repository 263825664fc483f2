/** SQL that reads the entry. */
import { ENTRY_PARTS, type EntryPart } from "@portal/contract/entry/parts";
import type { Database } from "@portal/db/rows";
import { quickStatement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";
import { ALL_COLUMNS, columnsOf, type EntryRow, versionColumnOf } from "./columns.ts";

type Db = Kysely<Database>;
export type NamedEntryRow = EntryRow & { display_name: string };

const readEntry = quickStatement<NamedEntryRow, [companyId: number]>(`
  select e.company_id, ${ALL_COLUMNS.map((column) => `e.${column}`).join(", ")}, e.owner_parts, e.updated_at, c.display_name
  from entries e join companies c on c.id = e.company_id
  where e.company_id = $1`);

export const findEntry = async (db: Db, scope: AccountScope): Promise<NamedEntryRow | undefined> =>
  (await readEntry(db, scope.companyId))[0];

/** For public pages, which have no caller to authorise. */
export const findPublicEntry = async (db: Db, companyId: number): Promise<NamedEntryRow | undefined> =>
  (await readEntry(db, companyId))[0];

const readPart = (part: EntryPart) =>
  quickStatement<Partial<EntryRow>, [companyId: number]>(
    `select ${[...columnsOf(part), versionColumnOf(part)].join(", ")} from entries where company_id = $1`,
  );

const READ_PART = Object.fromEntries(ENTRY_PARTS.map((part) => [part, readPart(part)])) as Record<
  EntryPart,
  ReturnType<typeof readPart>
>;

/** The columns and the version of one part: what a save needs. */
export const findEntryPart = async (
  db: Db,
  scope: AccountScope,
  part: EntryPart,
): Promise<Partial<EntryRow> | undefined> => (await READ_PART[part](db, scope.companyId))[0];
