import type { Database } from "@portal/db/rows";
import { quickStatement } from "@portal/db/statement";
import type { Kysely } from "kysely";

const readTwo = quickStatement<{ company_id: number }, [userId: number]>(
  "select company_id from memberships where user_id = $1 limit 2",
);

export const hasSeveralCompanies = async (db: Kysely<Database>, userId: number): Promise<boolean> =>
  (await readTwo(db, userId)).length > 1;
