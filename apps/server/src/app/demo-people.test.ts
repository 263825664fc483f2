/** Programs that refuse a database with demo people, each in a process of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { openDatabase } from "@portal/db/connect";
import { createTestDatabase } from "@portal/db/testing/test-database";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { freePort } from "../testing/free-port.ts";
import { PRODUCTION } from "../testing/production-settings.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const LIST = [
  "1 setting is wrong. Nothing was started or changed.",
  "  DATABASE_URL  names a database with demo people such as agentur@kontor-digital.example, whose password is public; use another one",
  ".env.example explains every setting.",
  "",
].join("\n");

test.each([
  ["npm start in production", "tools/start.ts", PRODUCTION],
  ["npm start in development on every address", "tools/start.ts", { PORTAL_ENV: "development", HOST: "0.0.0.0" }],
  ["the server in production", "apps/server/src/app/main.ts", PRODUCTION],
])(
  "%s refuses a database with a demo person, and neither builds nor migrates",
  async (_what, program, env) => {
    const database = await createTestDatabase();
    const db = openDatabase(database.url, { max: 1 });
    // Not migrated: one table with one person.
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await sql`create table users (login_key text)`.execute(db);
    await sql`insert into users values ('agentur@kontor-digital.example'), ('petra@kunde.example')`.execute(db);

    const child = spawn(process.execPath, [path.join(ROOT, program)], {
      env: { PATH: process.env["PATH"], PORT: String(await freePort()), DATABASE_URL: database.url, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let out = "";
    let error = "";
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (error += chunk.toString()));
    const [code] = await once(child, "close");

    expect({ code: code as number, out, error }).toEqual({ code: 1, out: "", error: LIST });
    const tables = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
    expect(tables.rows).toEqual([{ name: "users" }]);
    await db.destroy();
    await database.drop();
  },
  60_000,
);
