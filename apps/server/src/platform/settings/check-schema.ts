import { readSchemaState } from "@portal/db/migrate";
import type { FastifyBaseLogger } from "fastify";
import { WrongSettings } from "./check-settings.ts";

/**
 * Compares the database with this version's migrations. A newer schema is fit for older code, because migrations expand
 * before they contract; it is only said.
 * @throws WrongSettings if the schema is older
 */
export async function checkSchema(databaseUrl: string, log: Pick<FastifyBaseLogger, "warn">): Promise<void> {
  const { pending, newer } = await readSchemaState(databaseUrl);
  if (pending.length > 0) {
    const text = `names a database whose schema is older (${pending.join(", ")} missing); run "npm run portal -- migrate" first`;
    throw new WrongSettings([{ name: "DATABASE_URL", text }]);
  }
  if (newer.length > 0) log.warn({ newer }, "the database's schema is newer than this version");
}
