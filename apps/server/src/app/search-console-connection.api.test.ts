/** Connecting Search Console: consent, the company's own property, disconnecting, and what refuses them. */
import {
  chooseSearchProperty,
  denySearchConsole,
  disconnectSearchConsole,
  getSearchProperties,
  grantSearchConsole,
  startSearchConsole,
} from "@portal/contract/seo/calls";
import { getExternalServices } from "@portal/contract/external-services/calls";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../testing/fixture.ts";
import { connected, googleTest } from "../features/external-services/testing/fake-google.ts";
import {
  chosen,
  FOREIGN_PROPERTY,
  granted,
  newAccount,
  overviewOf,
  OWN_PROPERTY,
  seoCustomer,
  throughConsent,
} from "../features/seo/testing/search-console.ts";

const { test, app, google } = googleTest();
const { app: appWithoutGoogle } = apiTest();
beforeEach(() => app.clock.set(new Date()));

const stateOf = async ({ client, accountId }: Awaited<ReturnType<typeof seoCustomer>>) =>
  (await overviewOf(client, accountId)).searchConsole.state;
const connections = (accountId: number) =>
  app.db.selectFrom("external_connections").select(["source", "state"]).where("company_id", "=", accountId).execute();

describe("granting access", () => {
  test("asks for Search Console only; tokens are sealed, and everything is audited", async () => {
    const customer = await seoCustomer(app);
    const { client, accountId } = customer;
    expect(await stateOf(customer)).toBe("none");
    const { body } = await client.call(startSearchConsole, { accountId });
    expect(new URL(body.url).searchParams.get("scope")).toBe(
      "openid https://www.googleapis.com/auth/webmasters.readonly",
    );
    await granted(client, accountId, { email: newAccount() });
    expect(await stateOf(customer)).toBe("granted");
    const row = await app.db
      .selectFrom("external_connections")
      .select("sealed_access")
      .where("company_id", "=", accountId)
      .executeTakeFirstOrThrow();
    expect(row.sealed_access).not.toContain("accessToken");
    const audit = await app.db
      .selectFrom("audit_log")
      .select("action")
      .where("company_id", "=", accountId)
      .where("outcome", "=", "done")
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(["grantSearchConsole"]);
    expect(app.logLines.join("\n")).not.toMatch(/accessToken|code=|refresh_token/);
  });

  test("without the box for Search Console nothing is connected", async () => {
    const { client, accountId } = await seoCustomer(app);
    const body = await throughConsent(client, accountId, { email: newAccount(), ticked: false });
    const { status, body: refused } = await client.call(grantSearchConsole, { accountId, body });
    expect([status, refused]).toMatchObject([409, { errors: [{ code: "external_services.scope_missing" }] }]);
    expect(await connections(accountId)).toEqual([]);
  });

  test("declining ends the begun grant; its code is then refused", async () => {
    const { client, accountId } = await seoCustomer(app);
    const { state } = await throughConsent(client, accountId, { email: newAccount(), agree: false });
    expect((await client.call(denySearchConsole, { accountId, body: { state } })).status).toBe(200);
    const { status } = await client.call(grantSearchConsole, { accountId, body: { code: "x", state } });
    expect(status).toBe(410);
  });

  test("the answer to a grant of the business profile is no answer here", async () => {
    const { client, accountId } = await seoCustomer(app);
    await connected(client, accountId, { email: newAccount() });
    const rows = await connections(accountId);
    expect(rows).toEqual([{ source: "google", state: "connected" }]);
    expect((await overviewOf(client, accountId)).searchConsole.state).toBe("none");
  });

  test("both connections of one Google account live side by side, and the grant stays until the last ends", async () => {
    const { client, accountId } = await seoCustomer(app);
    const email = newAccount();
    await connected(client, accountId, { email });
    await granted(client, accountId, { email });
    const { body } = await client.call(disconnectSearchConsole, { accountId });
    expect(body.revocation).toBe("shared");
    expect((await google.counts(email)).revocations).toBe(0);
    const { body: services } = await client.call(getExternalServices, { accountId, body: null });
    expect(services.services[0]?.state).toBe("connected");
  });
});

describe("choosing a property", () => {
  test("own ones come first, a foreign one is marked, an unverified one is not there", async () => {
    const { client, accountId } = await seoCustomer(app);
    await granted(client, accountId, { email: newAccount() });
    const { body } = await client.call(getSearchProperties, { accountId });
    expect(body).toEqual({
      websites: ["brandt-bedachungen.example"],
      properties: [
        { siteUrl: OWN_PROPERTY, own: true, chosen: false },
        { siteUrl: "https://www.brandt-bedachungen.example/", own: true, chosen: false },
        { siteUrl: FOREIGN_PROPERTY, own: false, chosen: false },
      ],
    });
  });

  test.each([
    [FOREIGN_PROPERTY, 409, "seo.property_foreign"],
    ["https://neu.brandt-bedachungen.example/", 404, "seo.property_unknown"],
    ["sc-domain:erfunden.example", 404, "seo.property_unknown"],
    ["", 400, "request.invalid"],
  ])("%s is refused with %i %s and stores nothing", async (siteUrl, status, code) => {
    const { client, accountId } = await seoCustomer(app);
    await granted(client, accountId, { email: newAccount() });
    const reply = await client.call(chooseSearchProperty, { accountId, body: { siteUrl } });
    expect(reply.status).toBe(status);
    if (status !== 400) expect(reply.body).toMatchObject({ errors: [{ code }] });
    expect((await overviewOf(client, accountId)).searchConsole.state).toBe("granted");
  });

  test("a website that the provider made is own, too", async () => {
    const { client, accountId } = await seoCustomer(app);
    await app.db.updateTable("entries").set({ website: "" }).where("company_id", "=", accountId).execute();
    await granted(client, accountId, { email: newAccount() });
    const choose = () => client.call(chooseSearchProperty, { accountId, body: { siteUrl: OWN_PROPERTY } });
    expect((await choose()).status).toBe(409);
    await app.db
      .insertInto("websites")
      .values({
        company_id: accountId,
        external_id: `w-${accountId}`,
        kind: "website",
        product_code: "WEB-M",
        state: "online",
        url: "https://www.brandt-bedachungen.example",
        imported_at: app.clock.now(),
      })
      .execute();
    expect((await choose()).status).toBe(200);
  });

  test("without access it is refused", async () => {
    const { client, accountId } = await seoCustomer(app);
    const { status } = await client.call(getSearchProperties, { accountId });
    expect(status).toBe(409);
  });

  test("an account without Search Console has no property", async () => {
    const { client, accountId } = await seoCustomer(app);
    await granted(client, accountId, { email: newAccount(), kind: "none" });
    const { body } = await client.call(getSearchProperties, { accountId });
    expect(body.properties).toEqual([]);
  });
});

describe("faults of Google", () => {
  test.each([
    ["limit", 429],
    ["quota", 429],
    ["away", 503],
  ])("%s answers %i", async (action, status) => {
    const { client, accountId } = await seoCustomer(app);
    const email = newAccount();
    await granted(client, accountId, { email });
    await google.act(email, action);
    expect((await client.call(getSearchProperties, { accountId })).status).toBe(status);
  });

  test("access that was revoked at Google is found out, shown and audited", async () => {
    const customer = await seoCustomer(app);
    const { client, accountId } = customer;
    const email = newAccount();
    await granted(client, accountId, { email });
    await google.act(email, "revoke");
    const { status, body } = await client.call(getSearchProperties, { accountId });
    expect([status, body]).toMatchObject([409, { errors: [{ code: "external_services.revoked" }] }]);
    expect(await stateOf(customer)).toBe("access_ended");
    const actions = await app.db
      .selectFrom("audit_log")
      .select("action")
      .where("company_id", "=", accountId)
      .where("action", "=", "search_console.access_revoked")
      .execute();
    expect(actions).toHaveLength(1);
  });
});

describe("disconnecting", () => {
  test("deletes the access, revokes it at Google and keeps the property without reading it", async () => {
    const customer = await seoCustomer(app);
    const { client, accountId } = customer;
    const email = newAccount();
    await chosen(client, accountId, { email });
    const { body } = await client.call(disconnectSearchConsole, { accountId });
    expect(body).toMatchObject({ revocation: "done", searchConsole: { state: "disconnected", siteUrl: OWN_PROPERTY } });
    expect((await google.counts(email)).revocations).toBe(1);
    expect(await connections(accountId)).toEqual([]);
    expect((await client.call(disconnectSearchConsole, { accountId })).status).toBe(409);
  });

  test("works without the product, which ended meanwhile", async () => {
    const { client, accountId } = await seoCustomer(app);
    await chosen(client, accountId, { email: newAccount() });
    await app.db.updateTable("products").set({ status: "Inactive" }).where("company_id", "=", accountId).execute();
    expect((await client.call(getSearchProperties, { accountId })).status).toBe(403);
    expect((await client.call(disconnectSearchConsole, { accountId })).status).toBe(200);
  });
});

test("a portal without Google says so and grants nothing", async () => {
  const { client, accountId } = await seoCustomer(appWithoutGoogle);
  expect((await overviewOf(client, accountId)).searchConsole.state).toBe("unavailable");
  expect((await client.call(startSearchConsole, { accountId })).status).toBe(503);
  expect((await client.call(getSearchProperties, { accountId })).status).toBe(503);
});
