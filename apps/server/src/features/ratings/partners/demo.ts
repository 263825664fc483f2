/** Listings on two partner portals that the first demo company added. */
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";

const COMPANY = "C-1001";
const OWNER = "U-1";
const DAY_MS = 86_400_000;

const DEMO = [
  { portal: "ortslotse", url: "https://ortslotse.example/eintrag/lorenz-dachbau", daysAgo: 120 },
  { portal: "kartenfuchs", url: "https://kartenfuchs.example/eintrag/lorenz-dachbau-koeln", daysAgo: 64 },
];

export async function addDemoPartners(db: Kysely<Database>, now: Date): Promise<void> {
  const company = await db.selectFrom("companies").select("id").where("external_id", "=", COMPANY).executeTakeFirst();
  const owner = await db.selectFrom("users").select("id").where("external_id", "=", OWNER).executeTakeFirst();
  if (!company || !owner) return;
  const rows = DEMO.map(({ portal, url, daysAgo }) => ({
    company_id: company.id,
    portal,
    url,
    added_by_user_id: owner.id,
    added_at: new Date(now.getTime() - daysAgo * DAY_MS),
  }));
  await db
    .insertInto("rating_partners")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["company_id", "portal"]).doNothing())
    .execute();
}
