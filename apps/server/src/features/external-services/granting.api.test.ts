/** Granting access to a Google account, and what refuses it: state, session, company, scope. */
import {
  denyAccess,
  getAuthUrl,
  getExternalServices,
  getGoogleLocations,
  grantAccess,
} from "@portal/contract/external-services/calls";
import { aMembership, TEST_PASSWORD } from "@portal/db/factories/users";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { connected, GOOGLE, newGoogleAccount, googleTest, throughConsent } from "./testing/fake-google.ts";

const { test, app } = googleTest();
const { app: appWithoutGoogle } = apiTest();

async function owner(companies = 1) {
  const person = await app.logInPerson({ companies: Array.from({ length: companies }, () => ({})) });
  const [accountId = 0, otherId = 0] = person.companyIds;
  return { ...person, accountId, otherId };
}

describe("granting access", () => {
  test("consent and a chosen location connect the company; tokens are sealed, audited and not logged", async () => {
    const { client, accountId } = await owner();
    const list = () => client.call(getExternalServices, { accountId, body: null });
    expect((await list()).body.services[0]).toMatchObject({
      sourceName: "google",
      connected: false,
      externallyConfirmed: false,
      available: true,
      state: "none",
    });
    const location = await connected(client, accountId, { email: newGoogleAccount() });
    expect(location).toMatchObject({ address: "Lindenstr. 12, 10969 Berlin", suggested: true, taken: false });
    expect((await list()).body.services[0]).toMatchObject({
      connected: true,
      externallyConfirmed: true,
      state: "connected",
      locationTitle: "Bedachungen Brandt",
    });
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
    expect(audit.map(({ action }) => action)).toEqual(["grantAccess", "connectGoogleLocation"]);
    expect(app.logLines.join("\n")).not.toMatch(/accessToken|code=|refresh/);
  });

  test("the URL of Google's consent has PKCE and offline access, and asks for the business profile", async () => {
    const { client, accountId } = await owner();
    const { body } = await client.call(getAuthUrl, { ...GOOGLE, accountId });
    expect(Object.fromEntries(new URL(body.url).searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      access_type: "offline",
      scope: "openid https://www.googleapis.com/auth/business.manage",
    });
  });

  test("the list answers 200 to a POST without a body", async () => {
    const { client, accountId } = await owner();
    const reply = await client.send({ method: "POST", path: getExternalServices.path, accountId });
    expect(reply.status).toBe(200);
  });
});

describe("a grant that is refused", () => {
  const grant = async (
    client: Awaited<ReturnType<typeof owner>>["client"],
    accountId: number,
    body: { code: string; state: string },
  ) => (await client.call(grantAccess, { ...GOOGLE, accountId, body })).codes;

  test("after the person declined, the state is used up; deny-access needs no body", async () => {
    const { client, accountId } = await owner();
    const { error, state } = await throughConsent(client, accountId, { email: "x@x.example", decision: "decline" });
    expect(error).toBe("access_denied");
    expect((await client.call(denyAccess, { ...GOOGLE, accountId, body: { state } })).status).toBe(200);
    expect(await grant(client, accountId, { code: "x", state })).toEqual(["external_services.grant_expired"]);
    const bare = await client.send({ method: "POST", path: "/api/external-services/google/deny-access", accountId });
    expect(bare.status).toBe(200);
  });

  test("a state of another session, a used, a 16-minute-old or an invented one answers grant_expired", async () => {
    const one = await owner();
    const stranger = await owner();
    const back = await throughConsent(one.client, one.accountId, { email: newGoogleAccount() });
    expect(await grant(stranger.client, stranger.accountId, back)).toEqual(["external_services.grant_expired"]);
    expect(await grant(one.client, one.accountId, back)).toEqual([]);
    expect(await grant(one.client, one.accountId, back)).toEqual(["external_services.grant_expired"]);
    const late = await throughConsent(one.client, one.accountId, { email: newGoogleAccount() });
    app.clock.advance(16 * 60_000);
    expect(await grant(one.client, one.accountId, late)).toEqual(["external_services.grant_expired"]);
    expect(await grant(one.client, one.accountId, { code: "x", state: "y" })).toEqual([
      "external_services.grant_expired",
    ]);
  });

  test("a colleague's state, or one's own from another browser, answers grant_expired", async () => {
    const { client, accountId, login } = await owner();
    const colleague = await app.logInPerson();
    await aMembership(app.db, { user_id: colleague.userId, company_id: accountId, right: "editor" });
    const elsewhere = app.anonymous();
    await elsewhere.logIn(login, TEST_PASSWORD);
    // Whoever lures somebody to this address would put their own Google account into the company.
    const theirs = await throughConsent(colleague.client, accountId, { email: newGoogleAccount() });
    expect(await grant(client, accountId, theirs)).toEqual(["external_services.grant_expired"]);
    expect(await grant(elsewhere, accountId, theirs)).toEqual(["external_services.grant_expired"]);
    expect(await grant(colleague.client, accountId, theirs)).toEqual([]);
    const mine = await throughConsent(client, accountId, { email: newGoogleAccount() });
    expect(await grant(elsewhere, accountId, mine)).toEqual(["external_services.grant_expired"]);
  });

  test("a code that Google gave for another state answers grant_expired", async () => {
    const one = await owner();
    const [mine, theirs] = [
      await throughConsent(one.client, one.accountId, { email: newGoogleAccount() }),
      await throughConsent(one.client, one.accountId, { email: newGoogleAccount() }),
    ];
    expect(await grant(one.client, one.accountId, { code: theirs.code, state: mine.state })).toEqual([
      "external_services.grant_expired",
    ]);
  });

  test("one's other company answers other_company, and the company that began can still connect", async () => {
    const { client, accountId, otherId } = await owner(2);
    const back = await throughConsent(client, accountId, { email: newGoogleAccount() });
    expect(await grant(client, otherId, back)).toEqual(["external_services.other_company"]);
    expect(await grant(client, accountId, back)).toEqual([]);
  });

  test("of five tabs with one state one connects, and four get grant_expired", async () => {
    const { client, accountId } = await owner();
    const back = await throughConsent(client, accountId, { email: newGoogleAccount() });
    const tabs = await Promise.all(Array.from({ length: 5 }, () => grant(client.copy(), accountId, back)));
    expect(tabs.filter((codes) => codes.length === 0)).toHaveLength(1);
    expect(tabs.filter((codes) => codes[0] === "external_services.grant_expired")).toHaveLength(4);
  });

  test("consent without the business profile answers scope_missing and connects nothing", async () => {
    const { client, accountId } = await owner();
    const back = await throughConsent(client, accountId, { email: newGoogleAccount(), business: false });
    expect(await grant(client, accountId, back)).toEqual(["external_services.scope_missing"]);
    expect((await client.call(getGoogleLocations, { accountId })).codes).toEqual(["external_services.not_granted"]);
  });

  test.each([
    [{ code: "", state: "s" }],
    [{ code: "c" }],
    [{ code: 7, state: "s" }],
    [{ code: "c".repeat(2001), state: "s" }],
    [null],
  ])("grant-access with the body %j answers request.invalid", async (body) => {
    const { client, accountId } = await owner();
    const reply = await client.send({
      method: "POST",
      path: "/api/external-services/google/grant-access",
      accountId,
      body: body ?? undefined,
    });
    expect(reply.codes[0]).toBe("request.invalid");
  });

  test("each call for a service other than Google answers 400", async () => {
    const { client, accountId } = await owner();
    for (const call of ["auth-url", "grant-access", "deny-access"]) {
      const reply = await client.send({ method: "POST", path: `/api/external-services/yahoo/${call}`, accountId });
      expect(reply.status, call).toBe(400);
    }
  });
});

test("without Google configured the list says not available, and auth-url answers 503", async () => {
  const { client, company } = await appWithoutGoogle.logInMember();
  const accountId = company.id;
  const { body } = await client.call(getExternalServices, { accountId, body: { fresh: true } });
  expect(body.services[0]).toMatchObject({ available: false, state: "none" });
  const begun = await client.call(getAuthUrl, { ...GOOGLE, accountId });
  expect({ status: begun.status, codes: begun.codes }).toEqual({
    status: 503,
    codes: ["external_services.not_set_up"],
  });
});
