import type { CompanyEvent } from "@portal/contract/events/topics";
import { type Kysely, sql } from "kysely";
import type { Database } from "../rows.ts";

/** Announces news as a server does that has changed something. */
export async function anEvent(db: Kysely<Database>, event: CompanyEvent): Promise<void> {
  await sql`select pg_notify('portal_events', ${JSON.stringify(event)})`.execute(db);
}
