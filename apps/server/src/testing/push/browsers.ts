/** Browsers that are told by push. Imported by tests only. */
import type { Database } from "@portal/db/rows";
import { type Kysely, sql } from "kysely";

/** A browser of the person; nothing is sent to it until jobs run. */
export const aBrowser = async (db: Kysely<Database>, userId: number): Promise<void> =>
  void (await sql`
    insert into push_subscriptions (user_id, endpoint, p256dh, auth, user_agent, created_at)
    values (${userId}, ${`https://push.example/${userId}`}, 'key', 'auth', 'Browser', now())`.execute(db));

/** What the person's browsers were told, as occasions. */
export const pushesOf = async (db: Kysely<Database>, userId: number): Promise<string[]> =>
  (
    await sql<{
      occasion: string;
    }>`select occasion from push_messages where user_id = ${userId} order by occasion`.execute(db)
  ).rows.map(({ occasion }) => occasion);
