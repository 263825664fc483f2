/** Forgets tokens a month after their time: until then a late click is told what happened. */
import type { Dependencies } from "../dependencies.ts";

const EXPLAINED_MS = 30 * 86_400_000;

/** Empties what waits in expired tokens, removes those that nobody asks for any more, and answers how many went. */
export async function sweepTokens({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> {
  const now = clock.now();
  await db.updateTable("user_tokens").set({ data: "{}" }).where("expires_at", "<=", now).execute();
  const { numDeletedRows } = await db
    .deleteFrom("user_tokens")
    .where("expires_at", "<=", new Date(now.getTime() - EXPLAINED_MS))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
