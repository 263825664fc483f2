import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";

/** A person's security events as `kind` or `kind method`, oldest first. Imported by tests only. */
export async function securityEventsOf(db: Kysely<Database>, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("security_events")
    .select(["kind", "method"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ kind, method }) => (method === null ? kind : `${kind} ${method}`));
}
