import { readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import { loginKey } from "../login-key.ts";
import type { Database } from "../rows.ts";

const PEOPLE = new URL("../../demo/users.ndjson", import.meta.url);
/** PostgreSQL's code for a table that does not exist. */
const UNDEFINED_TABLE = "42P01";

/** Login names of the demo people in a database, whose password is public. A database without tables has none. */
export async function findDemoPeople(db: Kysely<Database>): Promise<string[]> {
  const rows = readFileSync(PEOPLE, "utf8").trim().split("\n");
  const keys = rows.map((row) => loginKey((JSON.parse(row) as { login: string }).login));
  try {
    const found = await db.selectFrom("users").select("login_key").where("login_key", "in", keys).execute();
    return found.map(({ login_key }) => login_key);
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}
