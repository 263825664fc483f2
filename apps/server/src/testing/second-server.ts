/** A second server process on the database of a test's app, as far as processes share nothing in memory. */
import { openDatabase } from "@portal/db/connect";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { openEvents } from "../platform/events/events.ts";
import { buildApp } from "../app/build-app.ts";
import type { TestApp } from "./test-app.ts";

/** Closed when the test ends. `readOnly`: its database refuses to write. `listensAt`: where it hears of events. */
export async function secondServer(
  app: TestApp,
  { readOnly = false, listensAt }: { readOnly?: boolean; listensAt?: string } = {},
): Promise<FastifyInstance> {
  const url = app.dependencies.environment.DATABASE_URL ?? "";
  const refusing = `${url.includes("?") ? "&" : "?"}options=-c%20default_transaction_read_only%3Don`;
  const db = openDatabase(readOnly ? `${url}${refusing}` : url, { max: 4 });
  const events = openEvents({ databaseUrl: listensAt ?? url, log: app.dependencies.log });
  const fastify = await buildApp({ ...app.dependencies, db, events });
  onTestFinished(async () => {
    await fastify.close();
    await events.close();
    await db.destroy();
  });
  return fastify;
}
