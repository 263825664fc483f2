/** The entry in the directory's own fields, read from the database (Specification §7 "getGrisuEntry"). */
import type { DirectoryEntry } from "@portal/contract/entry/directory/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { findEntry } from "../repository.ts";
import { toPublicEntry } from "../wire.ts";

type Keys = { external_id: string; is_published_on_b2b: boolean };
const readKeys = statement<Keys, [companyId: number]>(
  "select external_id, is_published_on_b2b from companies where id = $1",
);

/** @throws Problem `entry.not_found` */
export async function directoryEntry(db: Kysely<Database>, scope: AccountScope): Promise<DirectoryEntry> {
  const [row, [keys]] = await Promise.all([findEntry(db, scope), readKeys(db, scope.companyId)]);
  if (row === undefined || keys === undefined) throw new Problem("entry.not_found");
  return {
    ...toPublicEntry(row),
    externalId: keys.external_id,
    displayName: row.display_name,
    isPublishedOnB2B: keys.is_published_on_b2b,
    updatedAt: row.updated_at.toISOString(),
  };
}
