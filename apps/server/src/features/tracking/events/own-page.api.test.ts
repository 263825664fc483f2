import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COOKIE_CHOICE_COOKIE, COOKIE_WORDS_VERSION } from "@portal/contract/tracking/cookie-choice";
import { trackAction } from "@portal/contract/tracking/events/calls";
import { sql } from "kysely";
import { afterAll, beforeEach, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { secondServer } from "../../../testing/second-server.ts";
import type { Member } from "../../../testing/test-app.ts";
import { TestClient } from "../../../testing/test-client.ts";

const POLL = { timeout: 10_000 };
const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

let folder: string;
let anna: Member;
let companyId: number;
const { test, app } = apiTest({ environment: async () => ({ WEB_DIST: await makeWeb() }) });
afterAll(() => rm(folder, { recursive: true }));

async function makeWeb(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), "portal-web-"));
  await writeFile(join(folder, "index.html"), "<title>%TITLE%</title>");
  return folder;
}

beforeEach(async () => {
  anna = await app.logInMember();
  companyId = anna.company.id;
});

const visit = (client: TestClient, headers: Record<string, string> = {}, method = "GET") =>
  client.send({ method, path: `/eintrag/${companyId}`, xsrf: false, headers: { "user-agent": PHONE, ...headers } });

const click = (client: TestClient, headers: Record<string, string> = {}, body: object = {}) =>
  client.send({
    method: "POST",
    path: trackAction.path,
    xsrf: false,
    body: { company: companyId, action: "call", ...body },
    headers: { "user-agent": PHONE, ...headers },
  });

const counted = async () =>
  (
    await sql<{ metric: string; item: string; value: number }>`
      select metric, device as item, count(*)::int as value from tracking_events
      where company_id = ${companyId} and counted group by 1, 2 order by 1, 2`.execute(app.db)
  ).rows;

/** Counting goes on beside the answer: one more visit that counts tells that those before it are through. */
async function settled(): Promise<void> {
  const before = await counted();
  await click(app.anonymous(), { "user-agent": `${PHONE} ${Math.random()}` }, { action: "route" });
  await expect.poll(counted, POLL).not.toEqual(before);
}

test('after "Nur notwendige" neither the visit nor the click counts; before a choice and after consent they do', async () => {
  const at = app.clock.now().getTime();
  const refused = { cookie: `${COOKIE_CHOICE_COOKIE}=${COOKIE_WORDS_VERSION}.n.${at}.` };
  await visit(app.anonymous(), refused);
  await click(app.anonymous(), refused);
  await settled();
  expect((await counted()).map(({ metric }) => metric)).toEqual(["route"]);
});

test("an entry sets no cookie on somebody who only reads it", async () => {
  const { raw } = await visit(app.anonymous());
  expect([raw.statusCode, raw.headers["set-cookie"]]).toEqual([200, undefined]);
});

test("a stranger's visit and click count, once an hour, and set nothing on the device", async () => {
  const { raw } = await click(app.anonymous());
  expect([raw.statusCode, raw.body, raw.headers["set-cookie"]]).toEqual([204, "", undefined]);
  await visit(app.anonymous());
  await click(app.anonymous());
  await expect.poll(counted, POLL).toEqual([
    { metric: "call", item: "phone", value: 1 },
    { metric: "view", item: "phone", value: 1 },
  ]);
  await visit(app.anonymous());
  await settled();
  expect((await counted()).find(({ metric }) => metric === "view")?.value).toBe(1);
});

test("people of the company and customer care don't count; those of another company do", async () => {
  const agent = await app.logInPerson({ roles: ["cuca"] });
  await sql`update sessions set agent_company_id = ${companyId}, agent_reason = 'Rückruf',
    agent_expires_at = now() + interval '1 hour' where user_id = ${agent.userId}`.execute(app.db);
  for (const client of [anna.client, agent.client]) {
    await visit(client);
    await click(client);
  }
  await settled();
  expect(await counted()).toEqual([{ metric: "route", item: "phone", value: 1 }]);
  await visit((await app.logInMember()).client);
  await expect.poll(counted, POLL).toContainEqual({ metric: "view", item: "phone", value: 1 });
});

test("robots, pages fetched in advance, heads and other sites don't count", async () => {
  await visit(app.anonymous(), { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" });
  await visit(app.anonymous(), { "sec-purpose": "prefetch;prerender" });
  await visit(app.anonymous(), {}, "HEAD");
  expect((await click(app.anonymous(), { "sec-fetch-site": "cross-site" })).codes).toEqual(["auth.xsrf_invalid"]);
  await settled();
  expect(await counted()).toEqual([{ metric: "route", item: "phone", value: 1 }]);
});

test("one address can't drive the figures up with ever new browsers", async () => {
  for (let n = 0; n < 60; n += 1) await click(app.anonymous(), { "user-agent": `${PHONE} ${n}` });
  await expect.poll(counted, POLL).toEqual([{ metric: "call", item: "phone", value: 20 }]);
});

test("one address can't drive the figures up by going to several servers", async () => {
  const second = await secondServer(app);
  for (let n = 0; n < 40; n += 1) {
    const client = n % 2 === 0 ? app.anonymous() : new TestClient(second);
    await click(client, { "user-agent": `${PHONE} ${n}` });
  }
  await expect.poll(counted, POLL).toEqual([{ metric: "call", item: "phone", value: 20 }]);
});

test("one IPv6 network can't drive the figures up with ever new addresses", async () => {
  for (let n = 1; n <= 60; n += 1) {
    const answer = await app.fastify.inject({
      method: "POST",
      url: trackAction.path,
      headers: { host: "localhost:3000", "x-requested-with": "XMLHttpRequest", "user-agent": `${PHONE} ${n}` },
      payload: { company: companyId, action: "call" },
      remoteAddress: `2001:db8:1:2::${n.toString(16)}`,
    });
    expect(answer.statusCode).toBe(204);
  }
  await expect.poll(counted, POLL).toEqual([{ metric: "call", item: "phone", value: 20 }]);
});

test.each([[{ company: "1" }], [{ company: 0 }], [{ action: "view" }], [{ action: "__proto__" }], [{ company: 1.5 }]])(
  "%j is refused",
  async (body) => expect((await click(app.anonymous(), {}, body)).status).toBe(400),
);

test("a company that does not exist is answered like any other and counted nowhere", async () => {
  expect((await click(app.anonymous(), {}, { company: 999_999_999 })).status).toBe(204);
  await settled();
  expect((await sql`select from tracking_sums where company_id = 999999999`.execute(app.db)).rows).toEqual([]);
});

test("what is stored of a visit names nobody", async () => {
  await visit(app.anonymous());
  await settled();
  for (const table of ["tracking_events", "tracking_visits", "tracking_daily", "tracking_sums"]) {
    const text = JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(app.db)).rows);
    expect(text).not.toMatch(/127\.0\.0\.1|Pixel/);
  }
});
