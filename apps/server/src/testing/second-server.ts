/** A second server process on the database of a test's app, as far as processes share nothing in memory. */
import { openDatabase } from "@portal/db/connect";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { buildApp } from "../app/build-app.ts";
import type { TestApp } from "./test-app.ts";

/** Closed when the test ends. `readOnly`: its database refuses to write. */
export async function secondServer(app: TestApp, { readOnly = false } = {}): Promise<FastifyInstance> {
  const url = app.dependencies.environment.DATABASE_URL ?? "";
  const refusing = `${url.includes("?") ? "&" : "?"}options=-c%20default_transaction_read_only%3Don`;
  const db = openDatabase(readOnly ? `${url}${refusing}` : url, { max: 4 });
  const fastify = await buildApp({ ...app.dependencies, db });
  onTestFinished(async () => {
    await fastify.close();
    await db.destroy();
  });
  return fastify;
}
