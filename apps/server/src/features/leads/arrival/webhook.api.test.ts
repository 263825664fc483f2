import { createHmac } from "node:crypto";
import { getLeads } from "@portal/contract/leads/calls";
import { receiveLead } from "@portal/contract/leads/webhook";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member, TestApp } from "../../../testing/test-app.ts";

const KEYS = ["second-webhook-key", "first-webhook-key"];
const { test, app } = apiTest({ environment: { WEBHOOK_KEYS: KEYS.join(",") } });
const { app: demoApp } = apiTest();
let anna: Member;
beforeEach(async () => {
  app.clock.set("2026-03-02T12:00:00Z");
  anna = await app.logInMember();
});

const delivery = (changed: object = {}) => ({
  externalId: "W-1",
  companyId: anna.company.id,
  kind: "request",
  name: "Maria Klein",
  email: "maria@post.example",
  phone: "0221 445566",
  text: "Dach undicht",
  createdAt: "2026-03-02T11:59:00Z",
  ...changed,
});
type Signing = { key?: string; at?: string; signature?: string; on?: TestApp };
function send(body: unknown, { key = KEYS[0] ?? "", at = "2026-03-02T12:00:00Z", signature, on = app }: Signing = {}) {
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const timestamp = String(Math.floor(Date.parse(at) / 1000));
  const digest = createHmac("sha256", key).update(`${timestamp}.${payload}`).digest("hex");
  return on.anonymous().send({
    method: "POST",
    path: receiveLead.path,
    payload: Buffer.from(payload),
    xsrf: false,
    headers: {
      "content-type": "application/json",
      "x-timestamp": timestamp,
      "x-signature": signature ?? `sha256=${digest}`,
    },
  });
}
const leadsOf = async ({ client, company }: Member) =>
  (await client.call(getLeads, { accountId: company.id, query: {} })).body.leads;
const stored = async (): Promise<number> =>
  Number(
    (
      await app.db
        .selectFrom("leads")
        .select(({ fn }) => fn.countAll().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe("a signed delivery", () => {
  test("is stored once, however often it comes, and shown without who asks", async () => {
    expect((await send(delivery())).body).toEqual({ externalId: "W-1", result: "created" });
    expect((await send(delivery({ text: "anders" }))).body).toEqual({ externalId: "W-1", result: "repeated" });
    const leads = await leadsOf(anna);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      externalId: "W-1",
      state: "new",
      text: "Dach undicht",
      contact: null,
      source: "webhook",
    });
  });

  test("fifty at once store it once", async () => {
    const body = delivery({ externalId: "W-50" });
    const replies = await Promise.all(Array.from({ length: 50 }, () => send(body)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await leadsOf(anna)).toHaveLength(1);
  });

  test("for a second company is offered to both, until one took it", async () => {
    const bernd = await app.logInMember();
    await send(delivery({ externalId: "W-2" }));
    const second = { ...delivery({ externalId: "W-2" }), companyId: bernd.company.id };
    expect((await send(second)).body).toMatchObject({ result: "offered" });
    expect((await leadsOf(anna))[0]?.isShared).toBe(true);
    await app.db
      .updateTable("leads")
      .set({ company_id: anna.company.id, accepted_at: new Date() })
      .where("external_id", "=", "W-2")
      .execute();
    const third = await app.logInMember();
    const late = await send({ ...second, companyId: third.company.id });
    expect([late.status, late.codes]).toEqual([409, ["leads.taken"]]);
  });

  test("may be signed with any of the keys, so that they can be replaced", async () => {
    expect((await send(delivery({ externalId: "W-3" }), { key: KEYS[1] ?? "" })).status).toBe(200);
  });

  test.each([
    ["for an unknown company", { companyId: 999_999_999 }, 404, "leads.unknown_company"],
    ["that is over", { createdAt: "2020-01-01T00:00:00Z" }, 409, "leads.too_old"],
    ["without any way to answer", { email: "", phone: "" }, 400, "request.invalid"],
    ["with a line break in the name", { name: "A\nB" }, 400, "request.invalid"],
    ["with an unknown field", { role: "cuca" }, 400, "request.invalid"],
    ["of an unknown kind", { kind: "other" }, 400, "request.invalid"],
    ["on a day that does not exist", { createdAt: "2026-02-30T00:00:00Z" }, 400, "request.invalid"],
    ["with text that is too long", { text: "x".repeat(4001) }, 400, "request.invalid"],
    ["with a key that is no key", { externalId: "../1 2" }, 400, "request.invalid"],
  ])("%s is refused", async (_what, changed, status, code) => {
    const before = await stored();
    const reply = await send(delivery({ externalId: "W-4", ...changed }));
    expect([reply.status, reply.codes[0]]).toEqual([status, code]);
    expect(await stored()).toBe(before);
  });

  test("dated tomorrow counts as of now", async () => {
    await send(delivery({ externalId: "W-5", createdAt: "2026-03-03T12:00:00Z" }));
    expect((await leadsOf(anna))[0]?.receivedAt).toMatch(/^2026-03-02T12:00/);
  });
});

describe("a delivery is refused, and nothing is stored,", () => {
  test.each<[string, Signing]>([
    ["with another key", { key: "third-webhook-key" }],
    ["with the demo key where keys are set", { key: "demo-webhook-key" }],
    ["signed six minutes ago", { at: "2026-03-02T11:54:00Z" }],
    ["signed six minutes in the future", { at: "2026-03-02T12:06:00Z" }],
    ["without a signature", { signature: "" }],
    ["with a signature of zeros", { signature: `sha256=${"0".repeat(64)}` }],
    ["with another algorithm's name", { signature: `sha1=${"0".repeat(64)}` }],
    ["with a very long signature", { signature: "0".repeat(5000) }],
  ])("%s", async (_what, signing) => {
    const before = await stored();
    const { status, codes } = await send(delivery({ externalId: "W-6" }), signing);
    expect([status, codes]).toEqual([403, ["leads.signature_invalid"]]);
    expect(await stored()).toBe(before);
  });

  test("before its body is read", async () => {
    expect((await send("{", { key: "third-webhook-key" })).status).toBe(403);
  });
});

test("without keys the demo key holds outside production, and production takes nothing", async () => {
  demoApp.clock.set("2026-03-02T12:00:00Z");
  const member = await demoApp.logInMember();
  const body = { ...delivery(), companyId: member.company.id };
  expect((await send(body, { key: "demo-webhook-key", on: demoApp })).status).toBe(200);
});
