/** The outcome of a company's latest finished check, for other slices. */
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";
import { findTrend } from "./repository.ts";

/** `wrong`: portals that differ from the entry or do not list it, of the `portals` that could be read. */
type LatestListing = { wrong: number; portals: number; checkedAt: Date };

export async function latestListing(db: Kysely<Database>, scope: AccountScope): Promise<LatestListing | null> {
  const [latest] = await findTrend(db, scope, 1);
  if (latest === undefined) return null;
  const { portal_ok: right, portal_nok: different, portal_not_found: missing } = latest.counts;
  return { wrong: different + missing, portals: right + different + missing, checkedAt: latest.finished_at };
}
