/** Deletes tokens a month after their expiry. Until then a late click is told what happened. */
import { sql } from "kysely";
import type { Dependencies } from "../dependencies.ts";

const EXPLAINED_MS = 30 * 86_400_000;

/** Clears data and address of expired tokens, deletes those past the month, and returns how many it deleted. */
export async function sweepTokens({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> {
  const now = clock.now();
  await db
    .updateTable("user_tokens")
    .set({ data: "{}", subject: null })
    .where("expires_at", "<=", now)
    .where(sql<boolean>`(subject is not null or data <> '{}')`)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom("user_tokens")
    .where("expires_at", "<=", new Date(now.getTime() - EXPLAINED_MS))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
