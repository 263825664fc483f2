/** Demo claims, so that the claimant's page and the provider's list show some. */
import { nahbei } from "@portal/contract/brands/nahbei/brand";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";

const HOUR_MS = 3_600_000;
const CLAIMANT = "U-3";
const WAITS_FOR_LETTER = "C-1012";
const HELD = "C-1018";

/**
 * Adds one claim that waits for the provider's letter and one that the provider holds. Adds nothing if the demo person or
 * companies are missing, or if the person already has claims.
 */
export async function addDemoClaims(db: Kysely<Database>, now: Date): Promise<void> {
  const user = await db.selectFrom("users").select("id").where("external_id", "=", CLAIMANT).executeTakeFirst();
  const [waiting, held] = [await entryOf(db, WAITS_FOR_LETTER), await entryOf(db, HELD)];
  if (user === undefined || waiting === undefined || held === undefined) return;
  const claims = db.selectFrom("claims").select("id").where("user_id", "=", user.id);
  if (await claims.executeTakeFirst()) return;
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const common = { user_id: user.id, brand: nahbei.key };
  await db
    .insertInto("claims")
    .values([
      {
        ...common,
        company_id: waiting.company_id,
        state: "requested",
        proof: "letter",
        sent_to: `${waiting.street} ${waiting.house_number}, ${waiting.postal_code} ${waiting.city}`,
        started_at: at(26),
        changed_at: at(26),
      },
      {
        ...common,
        company_id: held.company_id,
        state: "held",
        held_because: "provider",
        started_at: at(120),
        changed_at: at(70),
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const entryOf = (db: Kysely<Database>, company: string) =>
  db
    .selectFrom("entries as e")
    .innerJoin("companies as c", "c.id", "e.company_id")
    .select(["e.company_id", "e.street", "e.house_number", "e.postal_code", "e.city"])
    .where("c.external_id", "=", company)
    .executeTakeFirst();
