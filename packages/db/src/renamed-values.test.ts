import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "./connect.ts";
import { createTestDatabase } from "./testing/test-database.ts";

it("migration 0035 renames the event in stored settings and keeps settings that already have the new name", async () => {
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  const { rows: users } = await sql<{ id: number }>`
    insert into users (login, login_key, email)
    select name, name, name from unnest('{a@k.example,b@k.example}'::text[]) name returning id`.execute(db);
  const [older, newer] = users.map(({ id }) => id);
  await sql`
    insert into notification_settings (user_id, event, channel, wanted)
    values (${older}, 'hint_answered', 'email', false),
           (${newer}, 'hint_answered', 'email', false), (${newer}, 'contribution_answered', 'email', true)`.execute(db);

  const script = await readFile(new URL("../migrations/0035_contribution_answered.sql", import.meta.url), "utf8");
  await sql.raw(script).execute(db);

  const { rows } = await sql`select user_id, event, wanted from notification_settings order by user_id`.execute(db);
  await db.destroy();
  await database.drop();
  expect(rows).toEqual([
    { user_id: older, event: "contribution_answered", wanted: false },
    { user_id: newer, event: "contribution_answered", wanted: true },
  ]);
});
