/** Demo checks of past weeks with improving scores, so that the trend of the demo companies shows something. */
import type { PortalStatus } from "@portal/contract/entry-service/listing";
import { countsOf } from "@portal/contract/entry-service/rules";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Oldest first. The newest is old enough for the server to start a new check when it starts. */
const PAST: readonly { score: number; ok: number; nok: number; missing: number }[] = [
  { score: 52, ok: 2, nok: 5, missing: 3 },
  { score: 55, ok: 2, nok: 6, missing: 2 },
  { score: 61, ok: 3, nok: 5, missing: 2 },
  { score: 60, ok: 3, nok: 5, missing: 2 },
  { score: 67, ok: 4, nok: 4, missing: 2 },
  { score: 72, ok: 5, nok: 4, missing: 1 },
  { score: 74, ok: 5, nok: 4, missing: 1 },
];

const statuses = (status: PortalStatus, count: number) => Array.from({ length: count }, () => ({ status }));

/** Adds the checks to every company that has the entry service and was never checked. */
export async function addDemoChecks(db: Kysely<Database>, now: Date): Promise<void> {
  const companies = await db
    .selectFrom("products")
    .select("company_id")
    .distinct()
    .where("code", "=", "ENTRY-SERVICE")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("listing_checks").select("id").whereRef("listing_checks.company_id", "=", "products.company_id"),
        ),
      ),
    )
    .execute();
  const checks = companies.flatMap(({ company_id }) =>
    PAST.map(({ score, ok, nok, missing }, index) => {
      const startedAt = new Date(now.getTime() - (PAST.length - index) * WEEK_MS - HOUR_MS);
      const found = [
        ...statuses("portal_ok", ok),
        ...statuses("portal_nok", nok),
        ...statuses("portal_not_found", missing),
      ];
      return {
        company_id,
        origin: "schedule" as const,
        token_hash: null,
        expected: "{}",
        entry_version: null,
        started_at: startedAt,
        finished_at: new Date(startedAt.getTime() + 20_000),
        score,
        counts: JSON.stringify(countsOf(found)),
      };
    }),
  );
  if (checks.length > 0) await db.insertInto("listing_checks").values(checks).execute();
}
