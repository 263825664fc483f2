/** The migrations that partition audit log and history by month, on a database that has rows already. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { createTestDatabase } from "./testing/test-database.ts";

const migrations = new URL("../migrations", import.meta.url);
/** The first migration that makes partitions of months. */
const FIRST_BY_MONTH = 47;
const numberOf = (file: string): number => Number(/\/(\d{4})_[^/]*$/.exec(file)?.[1] ?? 0);

test(
  "rows from before stay with their ids, references and indexes; new ones go on counting",
  { timeout: 60_000 },
  async () => {
    const database = await createTestDatabase();
    const folder = await mkdtemp(path.join(os.tmpdir(), "portal-migrations-"));
    const db = openDatabase(database.url, { max: 1 });
    onTestFinished(async () => {
      await db.destroy();
      await database.drop();
      await rm(folder, { recursive: true });
    });
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await cp(migrations, folder, { recursive: true, filter: (file) => numberOf(file) < FIRST_BY_MONTH });
    await migrate(database.url, folder);
    await sql`insert into companies (id, external_id, name, display_name) values (1, 'c', 'Firma', 'Firma')`.execute(
      db,
    );
    await sql`insert into users (id, external_id, login, login_key, email) values (9, 'u', 'u', 'u', 'u')`.execute(db);
    await sql`insert into audit_log (at, action, outcome, company_id) select now(), 'x', 'done', 1 from generate_series(1, 3)`.execute(
      db,
    );
    await sql`insert into entry_changes (company_id, part, version, source, actor_user_id, fields, before, after, changed_at)
            values (1, 'aboutUs', 2, 'owner', 9, '{}', '{}', '{}', now())`.execute(db);

    await migrate(database.url);

    const ids = async (table: string) =>
      (await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(db)).rows.map(({ id }) => id);
    expect(await ids("audit_log")).toEqual([1, 2, 3]);
    await sql`insert into audit_log (at, action, outcome) values (now(), 'new', 'done')`.execute(db);
    await sql`insert into entry_changes (company_id, part, version, source, fields, before, after, changed_at)
            values (1, 'aboutUs', 3, 'owner', '{}', '{}', '{}', now() + interval '3 months')`.execute(db);
    expect([await ids("audit_log"), await ids("entry_changes")]).toEqual([
      [1, 2, 3, 4],
      [1, 2],
    ]);
    await expect(sql`delete from audit_log where id = 1`.execute(db)).rejects.toThrow(/append-only/);
    const indexes = await sql<{ parent: string; partitions: number; unattached: number }>`
    select p.relname as parent, count(*)::int as partitions, count(*) filter (where i.inhrelid is null)::int as unattached
    from pg_index x join pg_class p on p.oid = x.indexrelid left join pg_inherits i on i.inhparent = p.oid
    where x.indrelid in ('audit_log'::regclass, 'entry_changes'::regclass) and not x.indisvalid group by 1`.execute(db);
    expect(indexes.rows).toEqual([]);
    await sql`delete from users where id = 9`.execute(db);
    const { rows } = await sql`select actor_user_id from entry_changes where id = 1`.execute(db);
    expect(rows).toEqual([{ actor_user_id: null }]);
    await sql`delete from companies where id = 1`.execute(db);
    expect(await ids("entry_changes")).toEqual([]);
  },
);
