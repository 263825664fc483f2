/** The entry as the directory holds it: live from the database, or the copy that it keeps (Specification §7). */
import type { DirectoryCopy, DirectoryEntry } from "@portal/contract/public-entry";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { findEntry } from "./repository.ts";
import { toPublicEntry } from "./wire.ts";

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

/** The kept copy. Where there is none yet, the entry is read and kept. */
export async function directoryCopy({ db, clock }: Dependencies, scope: AccountScope): Promise<DirectoryCopy> {
  const entry = await directoryEntry(db, scope);
  return { entry, cachedAt: clock.now().toISOString(), ageSeconds: 0, stale: false };
}
