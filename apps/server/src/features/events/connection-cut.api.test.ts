/** The connection to PostgreSQL breaks or falls silent, and the look at all streams. */
import { setTimeout as delay } from "node:timers/promises";
import { type SilentProxy, startSilentProxy } from "@portal/db/testing/silent-proxy";
import { aMembership } from "@portal/db/factories/users";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { expect, onTestFinished } from "vitest";
import { announce } from "../../platform/events/announce.ts";
import { apiTest } from "../../testing/fixture.ts";
import { secondServer } from "../../testing/second-server.ts";
import { EventStream, MOST_WAITING_BYTES } from "./event-stream.ts";
import { Streams } from "./streams.ts";
import { openStream } from "./testing/open-stream.ts";

const { test, app } = apiTest();

/** A server whose listening connection goes through a proxy. */
async function serverBehindProxy(): Promise<{ server: FastifyInstance; proxy: SilentProxy }> {
  const proxy = await startSilentProxy(app.dependencies.environment.DATABASE_URL);
  onTestFinished(() => proxy.close());
  return { server: await secondServer(app, { listensAt: proxy.url }), proxy };
}
const resyncs = (text: string): number => text.split("event: resync").length - 1;
const calls = (companyId: number) => ({ companyId, topic: "calls" }) as const;

test("after PostgreSQL cut the connection, streams are told to ask anew and hear of news again", async ({ owner }) => {
  const { server } = await serverBehindProxy();
  const stream = await openStream(server, owner.client);
  await expect.poll(() => resyncs(stream.text())).toBe(1);

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'portal events' and datname = current_database()`.execute(app.db);

  await expect.poll(() => resyncs(stream.text()), { timeout: 5000 }).toBe(2);
  await announce(app.db, calls(owner.company.id));
  await expect.poll(() => stream.news()).toHaveLength(1);
});

test("a connection that fell silent is replaced within ten seconds", async ({ owner }) => {
  const { server, proxy } = await serverBehindProxy();
  const stream = await openStream(server, owner.client);
  await expect.poll(() => resyncs(stream.text())).toBe(1);

  proxy.silenceOpen();
  await announce(app.db, calls(owner.company.id));

  await expect.poll(() => resyncs(stream.text()), { timeout: 12_000 }).toBe(2);
  await announce(app.db, calls(owner.company.id));
  await expect.poll(() => stream.news()).toHaveLength(1);
}, 30_000);

async function oneStream(userId: number) {
  const { handle } = await app.db
    .selectFrom("sessions")
    .select("handle")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const streams = new Streams(app.dependencies);
  const stream = new EventStream({ handle, userId });
  await streams.add(stream);
  onTestFinished(() => void stream.destroy());
  return { streams, stream };
}

test("the look at all streams ends those of sessions that are over, and takes in new memberships", async ({
  owner,
}) => {
  const other = await app.logInMember();
  const { streams, stream } = await oneStream(owner.userId);
  await aMembership(app.db, { user_id: owner.userId, company_id: other.company.id, right: "read" });
  await streams.recheck();
  expect(stream.companies).toEqual(new Set([owner.company.id, other.company.id]));

  await app.db.updateTable("sessions").set({ expires_at: new Date() }).where("user_id", "=", owner.userId).execute();
  await streams.recheck();
  stream.resume();
  await expect.poll(() => stream.destroyed).toBe(true);
  expect(streams.count()).toBe(0);
});

test("a stream that nobody reads is dropped, not filled", async ({ owner }) => {
  const { streams, stream } = await oneStream(owner.userId);
  for (let sent = 0; sent < 1000; sent += 1) stream.send("news", calls(owner.company.id));
  expect(stream.destroyed).toBe(true);
  expect(stream.readableLength).toBeLessThan(2 * MOST_WAITING_BYTES);
  await delay(0);
  expect(streams.count()).toBe(0);
});

test("a stream of which nothing was taken since the last beat is dropped", async ({ owner }) => {
  const { stream } = await oneStream(owner.userId);
  stream.beat();
  expect(stream.destroyed).toBe(true);
});
