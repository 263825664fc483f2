/** What the rest of the server may know of entries. */
import type { PublicEntry } from "@portal/contract/entry";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { findPublicEntry } from "./repository.ts";
import { toPublicEntry } from "./wire.ts";

/** The entry as everybody sees it; undefined where the company has none. */
export async function publicEntryOf(db: Kysely<Database>, companyId: number): Promise<PublicEntry | undefined> {
  const row = await findPublicEntry(db, companyId);
  return row && toPublicEntry(row);
}
