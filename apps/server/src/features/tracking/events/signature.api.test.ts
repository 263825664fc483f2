import { createHmac } from "node:crypto";
import { ingestTrackingEvents, MAX_BATCH_EVENTS } from "@portal/contract/tracking/events/calls";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/test-app.ts";
import { anEvent, keyOf, sendBatch, TRACKING_KEYS } from "../testing/batches.ts";

let t: TestApp;
let company: string;
beforeAll(async () => {
  t = await buildTestApp({ TRACKING_KEYS });
  t.clock.set("2026-03-02T12:00:00Z");
  company = await keyOf(t, (await t.signIn({ companies: [{}] })).companyIds[0]);
});
afterAll(() => t.close());

const stored = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from tracking_events`.execute(t.db)).rows[0]?.n ?? 0;

const minutesOff = (minutes: number) => new Date(Date.parse("2026-03-02T12:00:00Z") + minutes * 60_000);

describe("a batch is refused", () => {
  test.each([
    ["of an unknown key", () => ({ key: "somebody" })],
    ["without a key", () => ({ key: "" })],
    ["of a key named as a prototype", () => ({ key: "__proto__" })],
    ["signed with another secret", () => ({ secret: Buffer.alloc(32, 8) })],
    ["with an empty signature", () => ({ signature: "" })],
    ["with a signature that is too long", () => ({ signature: "0".repeat(5000) })],
    ["that is six minutes old", () => ({ at: minutesOff(-6) })],
    ["from six minutes ahead", () => ({ at: minutesOff(6) })],
  ])("%s", async (_what, signing) => {
    const before = await stored();
    const { status, codes } = await sendBatch(t, { events: [anEvent(company)] }, signing());
    expect([status, codes]).toEqual([403, ["tracking.signature_invalid"]]);
    expect(await stored()).toBe(before);
  });

  test("whose body was changed on its way, by a blank even", async () => {
    const { raw } = await sendBatch(t, { events: [anEvent(company)] });
    expect(raw.statusCode).toBe(200);
    const signature = "0".repeat(64);
    expect((await sendBatch(t, ` ${JSON.stringify({ events: [anEvent(company)] })}`, { signature })).status).toBe(403);
  });

  test.each([
    ["no JSON", "{"],
    ["no batch", { events: "x" }],
    ["NUL", '{"events":[{"id":"\\u0000"}]}'],
    ["a prototype's key", '{"__proto__":{}}'],
    ["nothing", ""],
  ])("whose signature is wrong, before anybody reads that it holds %s", async (_what, body) => {
    const { status, codes } = await sendBatch(t, body, { signature: "0".repeat(64) });
    expect([status, codes]).toEqual([403, ["tracking.signature_invalid"]]);
  });

  test("that has no body", async () => {
    const { status, codes } = await t
      .anonymous()
      .send({ method: "POST", path: ingestTrackingEvents.path, xsrf: false });
    expect([status, codes]).toEqual([403, ["tracking.signature_invalid"]]);
  });

  test("whose bytes were changed to others that read the same", async () => {
    const body = (term: Buffer) =>
      Buffer.concat([
        Buffer.from('{"events":[{"id":"'),
        term,
        Buffer.from('","company":"C","metric":"view","at":"2026-03-02"}]}'),
      ]);
    const at = minutesOff(0);
    const signature = createHmac("sha256", Buffer.alloc(32, 7))
      .update(`${at.getTime() / 1000}.`)
      .update(body(Buffer.from([0xff])))
      .digest("hex");
    expect((await sendBatch(t, body(Buffer.from([0xff])), { signature, at })).status).toBe(400);
    expect((await sendBatch(t, body(Buffer.from([0xfe])), { signature, at })).status).toBe(403);
  });

  test("where no key is set at all", async () => {
    const bare = await buildTestApp();
    const { status } = await sendBatch(bare, { events: [anEvent(company)] }, { at: bare.clock.now() });
    expect(status).toBe(403);
    await bare.close();
  });
});

describe("what is signed is still checked", () => {
  test.each([
    ["no events", { events: [] }, 400],
    ["no list", { events: "x" }, 400],
    ["an unknown field", { events: [{ ...anEvent("C"), ip: "192.0.2.1" }] }, 400],
    ["an unknown metric", { events: [anEvent("C", { metric: "purchase" })] }, 400],
    ["a day that is none", { events: [anEvent("C", { at: "2026-02-30" })] }, 400],
    ["an instant without offset", { events: [anEvent("C", { at: "2026-03-02T10:00:00" })] }, 400],
    ["a term with a line break", { events: [anEvent("C", { term: "a\nb" })] }, 400],
    ["too many events", { events: Array.from({ length: MAX_BATCH_EVENTS + 1 }, () => ({ id: "1" })) }, 400],
    ["NUL", '{"events":[{"id":"\\u0000"}]}', 400],
    ["no JSON", "{", 400],
    ["too many bytes", `{"events":[]}${" ".repeat(1_000_000)}`, 413],
  ])("%s", async (_what, body, status) => expect((await sendBatch(t, body)).status).toBe(status));

  test.each(["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "9999-12-31", "0001-01-01"])("the time %s", async (at) =>
    expect((await sendBatch(t, { events: [anEvent(company, { at })] })).status).toBe(400),
  );

  test("times that a clock can say are named", async () => {
    const events = ["2000-01-01", "2099-12-31T23:59:59Z"].map((at, n) => anEvent(company, { id: `edge-${n}`, at }));
    const { status, body } = await sendBatch(t, { events });
    expect([status, body.refused.map(({ reason }) => reason)]).toEqual([200, ["too_old", "in_future"]]);
  });
});

test("nothing of an event's visitor, browser or search comes into a log line", async () => {
  await sendBatch(t, { events: [anEvent(company, { visitor: "geheim-1", term: "geheim-2", user_agent: "geheim-3" })] });
  await sendBatch(t, { events: [anEvent(company, { visitor: "geheim-4", metric: "geheim-5" })] });
  expect(t.logLines.join("\n")).not.toMatch(/geheim/);
});
