/** Streams of events over real connections: what reaches whom, from which server, and when a stream ends. */
import { setTimeout as delay } from "node:timers/promises";
import { logout } from "@portal/contract/auth/calls";
import { deleteRating, restoreRating, updateRating } from "@portal/contract/user-area/history";
import { aRating } from "@portal/db/factories/user-history";
import { aMembership } from "@portal/db/factories/users";
import { expect } from "vitest";
import { announce, announceAll } from "../../platform/events/announce.ts";
import { apiTest } from "../../testing/fixture.ts";
import { secondServer } from "../../testing/second-server.ts";
import { STREAMS_PER_PERSON } from "./streams.ts";
import { openStream } from "./testing/open-stream.ts";

const { test, app } = apiTest();

const connected = new WeakSet<object>();

/** A stream of a server that is known to listen: its first stream is told when it does. */
async function listening(...parameters: Parameters<typeof openStream>) {
  const stream = await openStream(...parameters);
  const [server] = parameters;
  const sign = connected.has(server) ? "retry: " : "event: resync";
  await expect.poll(() => stream.text(), { timeout: 10_000 }).toContain(sign);
  connected.add(server);
  return stream;
}
const news = (companyId: number, topic = "calls") => JSON.stringify({ companyId, topic });
/** Longer than anything needs that is delivered. */
const SETTLED_MS = 600;

test("the answer is an uncompressed stream that nobody stores or collects", async ({ owner }) => {
  const stream = await listening(app.fastify, owner.client);
  expect(stream.status).toBe(200);
  expect(stream.headers).toMatchObject({
    "content-type": expect.stringMatching(/^text\/event-stream/) as string,
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  expect(stream.headers).not.toHaveProperty("content-encoding");
  await expect.poll(() => stream.text()).toMatch(/^retry: \d{4}\n\n/);
});

test("without a session the answer is 401", async () => {
  expect((await openStream(app.fastify, app.anonymous())).status).toBe(401);
});

test("news reach the people of the company, and no others", async ({ owner }) => {
  const stranger = await app.logInMember();
  const [mine, theirs] = [await listening(app.fastify, owner.client), await listening(app.fastify, stranger.client)];

  await announce(app.db, { companyId: owner.company.id, topic: "calls" });

  await expect.poll(() => mine.news()).toEqual([news(owner.company.id)]);
  await delay(SETTLED_MS);
  expect(theirs.news()).toEqual([]);
});

test("a person of several companies hears of each, and repetitions once", async () => {
  const { client, companyIds } = await app.logInPerson({ companies: [{}, { right: "read" }] });
  const stream = await listening(app.fastify, client);

  await announceAll(app.db, { companyIds: [...companyIds, ...companyIds], topic: "ratings" });

  await expect.poll(() => stream.news().toSorted()).toEqual(companyIds.map((id) => news(id, "ratings")).toSorted());
});

test("a rating that its author changes, withdraws and restores is news to the company each time", async ({ owner }) => {
  const author = await app.logInPerson();
  const { id } = await aRating(app.db, { user_id: author.userId, company_id: owner.company.id });
  const stream = await listening(app.fastify, owner.client);
  const heard = (times: number) =>
    expect.poll(() => stream.news()).toEqual(Array.from({ length: times }, () => news(owner.company.id, "ratings")));
  await author.client.call(updateRating, { body: { rating_id: id, rating_text: "Doch noch gekommen.", stars: 4 } });
  await heard(1);
  await author.client.call(deleteRating, { query: { rating_id: String(id) } });
  await heard(2);
  await author.client.call(restoreRating, { body: { rating_id: id } });
  await heard(3);
});

test("an announcement is heard after the commit, and never after a rollback", async ({ owner }) => {
  const stream = await listening(app.fastify, owner.client);
  const event = { companyId: owner.company.id, topic: "leads" } as const;

  await app.db.transaction().execute(async (trx) => {
    await announce(trx, event);
    await delay(SETTLED_MS);
    expect(stream.news()).toEqual([]);
  });
  await expect.poll(() => stream.news()).toHaveLength(1);

  const failed = app.db.transaction().execute(async (trx) => {
    await announce(trx, event);
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
  await delay(SETTLED_MS);
  expect(stream.news()).toHaveLength(1);
});

test("news that one server announces reach streams of another", async ({ owner }) => {
  const other = await secondServer(app);
  const stream = await listening(other, owner.client);

  await announce(app.db, { companyId: owner.company.id, topic: "messages" });

  await expect.poll(() => stream.news()).toEqual([news(owner.company.id, "messages")]);
});

test("customer care hears of the company it acts for, not of its own", async () => {
  const agent = await app.logInPerson({ roles: ["cuca"], companies: [{}] });
  const helped = await app.logInMember();
  await app.db
    .updateTable("sessions")
    .set({
      agent_company_id: helped.company.id,
      agent_reason: "Rückruf",
      agent_expires_at: new Date(Date.now() + 3_600_000),
    })
    .where("user_id", "=", agent.userId)
    .execute();
  const stream = await listening(app.fastify, agent.client);

  await announceAll(app.db, { companyIds: [helped.company.id, ...agent.companyIds], topic: "calls" });

  await expect.poll(() => stream.news()).toEqual([news(helped.company.id)]);
});

test("news after a revoked membership are not delivered, and those of a new one are", async ({ owner }) => {
  const stream = await listening(app.fastify, owner.client);
  const other = await app.logInMember();
  await app.db.deleteFrom("memberships").where("user_id", "=", owner.userId).execute();

  await announce(app.db, { companyId: owner.company.id, topic: "calls" });
  await delay(SETTLED_MS);
  expect(stream.news()).toEqual([]);
  expect(stream.isEnded()).toBe(false);

  await aMembership(app.db, { user_id: owner.userId, company_id: other.company.id, right: "read" });
  await announce(app.db, { companyId: other.company.id, topic: "calls" });
  await delay(SETTLED_MS);
  // Known after the next look at all streams, half a minute later at the most.
  expect(stream.news()).toEqual([]);
});

test("after the log-out nothing is delivered and the stream ends", async ({ owner }) => {
  const stream = await listening(app.fastify, owner.client);
  await owner.client.call(logout, {});

  await announce(app.db, { companyId: owner.company.id, topic: "calls" });

  await expect.poll(() => stream.isEnded()).toBe(true);
  expect(stream.news()).toEqual([]);
});

test("a new stream is told what was announced in the seconds before", async ({ owner }) => {
  const other = await app.logInMember();
  const early = await listening(app.fastify, owner.client);
  await announceAll(app.db, { companyIds: [owner.company.id, other.company.id], topic: "leads" });
  await expect.poll(() => early.news()).toHaveLength(1);

  const late = await openStream(app.fastify, owner.client);
  await expect.poll(() => late.news()).toEqual([news(owner.company.id, "leads")]);
});

test("a person may have ten streams, and one more after one was left", async ({ owner }) => {
  const streams = await Promise.all(
    Array.from({ length: STREAMS_PER_PERSON }, () => openStream(app.fastify, owner.client)),
  );
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));

  const refused = await openStream(app.fastify, owner.client);
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "30"]);

  streams[0]?.leave();
  await expect.poll(async () => (await openStream(app.fastify, owner.client)).status).toBe(200);
});

test("a server that ends closes its streams at once", async ({ owner }) => {
  const other = await secondServer(app);
  const stream = await listening(other, owner.client);
  const began = performance.now();

  await other.close();

  await expect.poll(() => stream.isEnded()).toBe(true);
  expect(performance.now() - began).toBeLessThan(5000);
});

test("the metrics count open streams, and none of them is a slow request", async ({ owner }) => {
  const metrics = async () => (await app.fastify.inject("/metrics")).body;
  const before = app.dependencies.events.openStreams();
  const measured = measuredStreams(await metrics());
  const stream = await openStream(app.fastify, owner.client);
  expect(app.dependencies.events.openStreams()).toBe(before + 1);
  stream.leave();
  await expect.poll(() => app.dependencies.events.openStreams()).toBe(before);
  const body = await metrics();
  expect(body).toContain(`portal_event_streams ${before}`);
  expect(measuredStreams(body)).toEqual(measured);
});

/** How many requests for a stream the durations contain, by status: those that were refused. */
const measuredStreams = (metrics: string): string[] =>
  metrics.split("\n").filter((line) => /^portal_http_request_duration_seconds_count.*"\/api\/events"/.test(line));
