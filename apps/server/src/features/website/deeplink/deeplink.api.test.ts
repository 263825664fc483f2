import { createHmac } from "node:crypto";
import { DEEPLINK_SECONDS, getWebsiteDeeplink, redeemWebsiteDeeplink } from "@portal/contract/website/deeplink/calls";
import { aWebsite } from "@portal/db/factories/websites";
import { sql } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { LoggedIn, Member } from "../../../testing/test-app.ts";

const KEY = "a key of the site builder, 32 characters";
const { test, app } = apiTest({
  environment: { SITE_BUILDER_URL: "https://baukasten.example", SITE_BUILDER_KEY: KEY },
});
const { app: unconnected } = apiTest();

let owner: Member;
let agent: LoggedIn;
const accountId = () => owner.company.id;

beforeEach(async () => {
  owner = await app.logInMember({ products: ["WEB-M"] });
  agent = await app.logInPerson({ roles: ["cuca"] });
  await actFor(app, agent, accountId());
});
const actFor = (on: typeof app, { userId }: LoggedIn, companyId: number) =>
  sql`update sessions set agent_company_id = ${companyId}, agent_reason = 'Rückruf',
    agent_expires_at = now() + interval '1 hour' where user_id = ${userId}`.execute(on.db);

const generate = (websiteId?: number) =>
  agent.client.call(getWebsiteDeeplink, {
    params: { companyId: String(accountId()) },
    query: websiteId === undefined ? {} : { websiteId: String(websiteId) },
    accountId: accountId(),
  });
const tokenOf = (link: string): string => new URL(link).searchParams.get("token") ?? "";

/** As the site builder asks. */
function redeem(token: string, { key = KEY, at = app.clock.now() }: { key?: string; at?: Date } = {}) {
  const payload = Buffer.from(JSON.stringify({ token }));
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac("sha256", key).update(`${timestamp}.`).update(payload).digest("hex");
  return app.anonymous().send({
    method: "POST",
    path: redeemWebsiteDeeplink.path,
    payload,
    xsrf: false,
    headers: {
      "content-type": "application/json",
      "x-timestamp": timestamp,
      "x-signature": `sha256=${signature}`,
    },
  });
}

describe("a link", () => {
  beforeEach(async () => {
    await aWebsite(app.db, { company_id: accountId(), kind: "landing_page", builder_site_id: "landing" });
    await aWebsite(app.db, { company_id: accountId(), builder_site_id: "brandt-12" });
  });

  test("leads to the builder, names no person and no company, and works once", async () => {
    const { status, body } = await generate();
    expect(status).toBe(200);
    expect(body.link).toMatch(/^https:\/\/baukasten\.example\/einstieg\?token=[\w.-]+$/);
    const claims = JSON.parse(Buffer.from(tokenOf(body.link).split(".")[1] ?? "", "base64url").toString());
    expect(Object.keys(claims).toSorted()).toEqual(["aud", "exp", "iat", "iss", "jti", "sub"]);
    expect(claims.sub).toBe("brandt-12");
    const first = await redeem(tokenOf(body.link));
    expect([first.status, first.body]).toEqual([200, { site: "brandt-12" }]);
    const second = await redeem(tokenOf(body.link));
    expect([second.status, second.codes]).toEqual([410, ["website.deeplink_invalid"]]);
  });

  test("opened twice at the same time works once", async () => {
    const token = tokenOf((await generate()).body.link);
    const replies = await Promise.all([redeem(token), redeem(token)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test("ends after two minutes", async () => {
    const token = tokenOf((await generate()).body.link);
    app.clock.advance((DEEPLINK_SECONDS + 1) * 1000);
    expect((await redeem(token)).codes).toEqual(["website.deeplink_invalid"]);
    app.clock.set(new Date());
  });

  test("its creation and its use are in the log", async () => {
    await redeem(tokenOf((await generate()).body.link));
    const lines = await app.db
      .selectFrom("audit_log")
      .select(["action", "agent_user_id", "company_id"])
      .where("company_id", "=", accountId())
      .where("action", "like", "websiteDeeplink.%")
      .orderBy("id")
      .execute();
    expect(lines).toEqual(
      ["created", "used"].map((step) => ({
        action: `websiteDeeplink.${step}`,
        agent_user_id: agent.userId,
        company_id: accountId(),
      })),
    );
  });

  test.each([
    ["signed with another key", { key: "x".repeat(40) }],
    ["signed ten minutes ago", { at: new Date(Date.now() - 600_000) }],
  ])("is not redeemed by a request %s, and stays good", async (_what, signing) => {
    const token = tokenOf((await generate()).body.link);
    expect((await redeem(token, signing)).codes).toEqual(["website.signature_invalid"]);
    expect((await redeem(token)).status).toBe(200);
  });

  test.each(["", "x", "eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIn0."])("the token %j is refused", async (token) => {
    expect((await redeem(token)).codes).toEqual(["website.deeplink_invalid"]);
  });
});

test("of several websites the chosen one opens; another company's, a landing page and an ended one do not", async () => {
  const site = (given: object) => aWebsite(app.db, { company_id: accountId(), ...given });
  await site({ builder_site_id: "first" });
  const second = await site({ builder_site_id: "second" });
  const siteOf = async (websiteId?: number) => (await redeem(tokenOf((await generate(websiteId)).body.link))).body;
  expect(await siteOf()).toEqual({ site: "first" });
  expect(await siteOf(second.id)).toEqual({ site: "second" });
  const { company } = await app.logInMember({ products: ["WEB-M"] });
  for (const other of [
    await aWebsite(app.db, { company_id: company.id, builder_site_id: "foreign" }),
    await site({ kind: "landing_page", builder_site_id: "landing" }),
    await site({ state: "ended", builder_site_id: "ended" }),
    await site({ builder_site_id: null }),
  ])
    expect((await generate(other.id)).codes).toEqual(["website.no_builder_site"]);
});

test("a company without a site at the builder has none", async () => {
  await aWebsite(app.db, { company_id: accountId(), builder_site_id: null });
  await aWebsite(app.db, { company_id: accountId(), builder_site_id: "old", state: "ended" });
  expect((await generate()).codes).toEqual(["website.no_builder_site"]);
});

test("without a site builder: 503", async () => {
  const member = await unconnected.logInMember({ products: ["WEB-M"] });
  const other = await unconnected.logInPerson({ roles: ["cuca"] });
  await actFor(unconnected, other, member.company.id);
  const { status, codes } = await other.client.call(getWebsiteDeeplink, {
    params: { companyId: String(member.company.id) },
    query: {},
    accountId: member.company.id,
  });
  expect([status, codes]).toEqual([503, ["website.builder_not_connected"]]);
});
