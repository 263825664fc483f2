import { createHmac } from "node:crypto";
import { ingestTrackingEvents, MAX_BATCH_EVENTS } from "@portal/contract/tracking/events/calls";
import { sql } from "kysely";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { anEvent, keyOf, sendBatch, TRACKING_KEYS } from "../testing/batches.ts";

const { test, app } = apiTest({ environment: { TRACKING_KEYS } });
const { app: appWithoutKeys } = apiTest();
let company: string;
beforeAll(async () => {
  app.clock.set("2026-03-02T12:00:00Z");
  company = await keyOf(app, (await app.logInMember()).company.id);
});

const stored = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from tracking_events`.execute(app.db)).rows[0]?.n ?? 0;

const minutesOff = (minutes: number) => new Date(Date.parse("2026-03-02T12:00:00Z") + minutes * 60_000);

describe("a batch is refused", () => {
  test.each([
    ["with an unknown key", () => ({ key: "somebody" })],
    ["without a key", () => ({ key: "" })],
    ["with the key __proto__", () => ({ key: "__proto__" })],
    ["signed with another secret", () => ({ secret: Buffer.alloc(32, 8) })],
    ["with an empty signature", () => ({ signature: "" })],
    ["with a signature that is too long", () => ({ signature: "0".repeat(5000) })],
    ["signed six minutes ago", () => ({ at: minutesOff(-6) })],
    ["signed six minutes in the future", () => ({ at: minutesOff(6) })],
  ])("%s: 403, and nothing is stored", async (_what, signing) => {
    const before = await stored();
    const { status, codes } = await sendBatch(app, { events: [anEvent(company)] }, signing());
    expect([status, codes]).toEqual([403, ["tracking.signature_invalid"]]);
    expect(await stored()).toBe(before);
  });

  test("with a blank before the body and a signature of zeros: 403, while the same batch signed well is accepted", async () => {
    const { raw } = await sendBatch(app, { events: [anEvent(company)] });
    expect(raw.statusCode).toBe(200);
    const signature = "0".repeat(64);
    expect((await sendBatch(app, ` ${JSON.stringify({ events: [anEvent(company)] })}`, { signature })).status).toBe(
      403,
    );
  });

  test.each([
    ["no JSON", "{"],
    ["no batch", { events: "x" }],
    ["NUL", '{"events":[{"id":"\\u0000"}]}'],
    ["the key __proto__", '{"__proto__":{}}'],
    ["nothing", ""],
  ])("with a wrong signature and %s as its body: 403, because the signature is checked first", async (_what, body) => {
    const { status, codes } = await sendBatch(app, body, { signature: "0".repeat(64) });
    expect([status, codes]).toEqual([403, ["tracking.signature_invalid"]]);
  });

  test("without a body: 403", async () => {
    const { status, codes } = await app
      .anonymous()
      .send({ method: "POST", path: ingestTrackingEvents.path, xsrf: false });
    expect([status, codes]).toEqual([403, ["tracking.signature_invalid"]]);
  });

  test("with a byte changed to another that decodes to the same text: 403 instead of 400", async () => {
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
    expect((await sendBatch(app, body(Buffer.from([0xff])), { signature, at })).status).toBe(400);
    expect((await sendBatch(app, body(Buffer.from([0xfe])), { signature, at })).status).toBe(403);
  });

  test("by a server without TRACKING_KEYS: 403 for a batch that is signed well", async () => {
    const signing = { at: appWithoutKeys.clock.now() };
    expect((await sendBatch(appWithoutKeys, { events: [anEvent(company)] }, signing)).status).toBe(403);
  });
});

describe("a batch that is signed well", () => {
  test.each([
    ["no events", { events: [] }, 400],
    ["no list", { events: "x" }, 400],
    ["an unknown field", { events: [{ ...anEvent("C"), ip: "192.0.2.1" }] }, 400],
    ["an unknown metric", { events: [anEvent("C", { metric: "purchase" })] }, 400],
    ["30 February", { events: [anEvent("C", { at: "2026-02-30" })] }, 400],
    ["an instant without offset", { events: [anEvent("C", { at: "2026-03-02T10:00:00" })] }, 400],
    ["a term with a line break", { events: [anEvent("C", { term: "a\nb" })] }, 400],
    ["too many events", { events: Array.from({ length: MAX_BATCH_EVENTS + 1 }, () => ({ id: "1" })) }, 400],
    ["NUL", '{"events":[{"id":"\\u0000"}]}', 400],
    ["no JSON", "{", 400],
    ["too many bytes", `{"events":[]}${" ".repeat(1_000_000)}`, 413],
  ])("with %s is refused", async (_what, body, status) => expect((await sendBatch(app, body)).status).toBe(status));

  test.each(["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "9999-12-31", "0001-01-01"])(
    "with the time %s is refused with 400",
    async (at) => expect((await sendBatch(app, { events: [anEvent(company, { at })] })).status).toBe(400),
  );

  test("with a time of 2000 or 2099 answers 200 and names these events as too_old and in_future", async () => {
    const events = ["2000-01-01", "2099-12-31T23:59:59Z"].map((at, n) => anEvent(company, { id: `edge-${n}`, at }));
    const { status, body } = await sendBatch(app, { events });
    expect([status, body.refused.map(({ reason }) => reason)]).toEqual([200, ["too_old", "in_future"]]);
  });
});

test("no log line has an event's visitor, browser or search term, or an unknown metric", async () => {
  await sendBatch(app, {
    events: [anEvent(company, { visitor: "geheim-1", term: "geheim-2", user_agent: "geheim-3" })],
  });
  await sendBatch(app, { events: [anEvent(company, { visitor: "geheim-4", metric: "geheim-5" })] });
  expect(app.logLines.join("\n")).not.toMatch(/geheim/);
});
