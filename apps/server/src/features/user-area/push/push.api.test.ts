/** Messages to people's browsers, through a push service that opens them. */
import {
  getPushSettings,
  MOST_DEVICES,
  subscribePush,
  testPush,
  unsubscribePush,
} from "@portal/contract/user-area/push";
import { updateUserProfile } from "@portal/contract/user-area/profile";
import { afterAll, expect } from "vitest";
import { sendPush } from "../../../platform/push/send-push.ts";
import { vapidKeysOf } from "../../../platform/push/keys.ts";
import { apiTest } from "../../../testing/fixture.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { startPushService } from "./testing/fake-push-service.ts";

const service = await startPushService();
afterAll(() => service.close());
const { test, app } = apiTest({ environment: { OUTGOING_TRUSTED: service.place } });

const subscribe = (client: TestClient, body = service.subscription()) => client.call(subscribePush, { body });
const tell = (companyId: number, occasion: string) =>
  app.db
    .transaction()
    .execute((trx) => sendPush(app.dependencies, trx, { companyId, event: "new_lead", occasion, path: "/kunde" }));

test("a browser is switched on, tried and switched off", async ({ owner: { client } }) => {
  service.forThisTest();
  const before = await client.call(getPushSettings, {});
  expect(before.body.devices).toEqual([]);
  expect(before.body.publicKey).toMatch(/^[\w-]{87}$/);

  const { status, body } = await subscribe(client);
  expect([status, body.devices.length]).toEqual([200, 1]);
  expect((await client.call(testPush, {})).status).toBe(200);
  expect(JSON.parse(service.received[0]?.text ?? "")).toMatchObject({ title: "Nachrichten sind eingeschaltet" });
  expect(service.received[0]?.headers).toMatchObject({
    "content-encoding": "aes128gcm",
    ttl: "86400",
    authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]{87}$/) as string,
  });

  const off = await client.call(unsubscribePush, { body: { id: body.devices[0]?.id ?? 0 } });
  expect(off.body.devices).toEqual([]);
  expect((await client.call(testPush, {})).codes).toEqual(["push.no_device"]);
});

test("news of a company reach its people once, and name the company alone", async ({ owner, company }) => {
  service.forThisTest();
  await subscribe(owner.client);
  const stranger = await app.logInMember();
  await subscribe(stranger.client);

  await tell(company.id, "lead:1");
  await tell(company.id, "lead:1");
  await app.drainJobs();

  expect(service.received.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
    { title: `Neue Anfrage für ${company.name}`, body: "Im Portal ansehen", tag: "lead:1", path: "/kunde" },
  ]);
});

test("nothing is sent to who switched it off, lost the company, or rolled back", async ({ owner, company }) => {
  service.forThisTest();
  await subscribe(owner.client);
  const wish = { event: "new_lead", channel: "push" } as const;
  await owner.client.call(updateUserProfile, { body: { notifications: [{ ...wish, wanted: false }] } });
  await tell(company.id, "lead:2");
  await owner.client.call(updateUserProfile, { body: { notifications: [{ ...wish, wanted: true }] } });
  await tell(company.id, "lead:3");
  await app.db.deleteFrom("memberships").where("user_id", "=", owner.userId).execute();
  await app.drainJobs();
  expect(service.received).toEqual([]);
});

test.each([404, 410])("a browser of which the service answers %i is removed", async (gone) => {
  const { client, company } = await app.logInMember();
  service.forThisTest();
  await subscribe(client);
  service.answer(gone);
  await tell(company.id, "lead:4");
  await app.drainJobs();
  expect((await client.call(getPushSettings, {})).body.devices).toEqual([]);
});

test("a push service that is out of order gets the message again later", async ({ owner, company }) => {
  service.forThisTest();
  await subscribe(owner.client);
  service.answer(503);
  await tell(company.id, "lead:5");
  expect(await app.drainJobs()).toMatchObject({ failed: 1 });
  service.answer(201);
  await app.drainJobs({ deferred: true });
  expect(service.received).toHaveLength(1);
});

test.each([
  "https://intranet.example/push",
  "http://fcm.googleapis.com/send/x",
  "https://fcm.googleapis.com:8443/send/x",
  "https://fcm.googleapis.com.evil.example/send/x",
  "https://127.0.0.1/send",
  "https://evil.notify.windows.com.example/x",
  "not an address",
])("the push service %s is refused", async (endpoint) => {
  const { client } = await app.logInMember();
  const { codes } = await subscribe(client, { ...service.subscription(), endpoint });
  expect(codes).toEqual(["push.service_unknown"]);
});

test.each(["https://fcm.googleapis.com/fcm/send/x", "https://wns2-par02p.notify.windows.com/w/?token=x"])(
  "the push service of %s is known",
  async (endpoint) => {
    const { client } = await app.logInMember();
    expect((await subscribe(client, { ...service.subscription(), endpoint })).status).toBe(200);
  },
);

test("keys that are no keys are refused", async ({ owner }) => {
  const { status } = await subscribe(owner.client, { ...service.subscription(), auth: "<script>alert(1)</script>" });
  expect(status).toBe(400);
});

test("ten browsers are enough, and one that is known becomes the next person's", async ({ owner }) => {
  const first = service.subscription();
  await subscribe(owner.client, first);
  for (let more = 1; more < MOST_DEVICES; more += 1) await subscribe(owner.client);
  expect((await subscribe(owner.client)).codes).toEqual(["push.too_many_devices"]);

  const next = await app.logInMember();
  expect((await subscribe(next.client, first)).body.devices).toHaveLength(1);
  expect((await owner.client.call(getPushSettings, {})).body.devices).toHaveLength(MOST_DEVICES - 1);
});

test("somebody else's browser cannot be switched off", async ({ owner }) => {
  const other = await app.logInMember();
  const { body } = await subscribe(other.client);
  await owner.client.call(unsubscribePush, { body: { id: body.devices[0]?.id ?? 0 } });
  expect((await other.client.call(getPushSettings, {})).body.devices).toHaveLength(1);
});

test("occasions are forgotten after 30 days", async ({ owner, company }) => {
  await subscribe(owner.client);
  await tell(company.id, "lead:6");
  const occasions = () =>
    app.db.selectFrom("push_messages").select("occasion").where("user_id", "=", owner.userId).execute();
  expect(await occasions()).toHaveLength(1);
  app.clock.advance(31 * 86_400_000);
  const { sweepPushMessages } = await import("../../../platform/push/retention.ts");
  await sweepPushMessages(app.dependencies);
  expect(await occasions()).toEqual([]);
});

test("without keys production has none, and elsewhere they follow from the secret", () => {
  const none = { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined, VAPID_SUBJECT: undefined };
  expect(vapidKeysOf({ ...none, SESSION_SECRET: "s", production: true })).toBeUndefined();
  const derived = vapidKeysOf({ ...none, SESSION_SECRET: "s", production: false });
  expect(derived).toEqual(vapidKeysOf({ ...none, SESSION_SECRET: "s", production: false }));
  expect(derived).not.toEqual(vapidKeysOf({ ...none, SESSION_SECRET: "t", production: false }));
});
