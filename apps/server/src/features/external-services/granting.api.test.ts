/** Letting Google in, and who may not: state, session, company, scope. */
import {
  denyAccess,
  getAuthUrl,
  getExternalServices,
  getGoogleLocations,
  grantAccess,
} from "@portal/contract/external-services/calls";
import { aMembership, TEST_PASSWORD } from "@portal/db/factories/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp } from "../../testing/test-app.ts";
import {
  connected,
  GOOGLE,
  newGoogleAccount,
  type PlayedGoogle,
  playGoogle,
  throughConsent,
} from "./testing/google.ts";

let google: PlayedGoogle;
beforeAll(async () => {
  google = await playGoogle();
});
afterAll(() => google.close());

async function owner(companies = 1) {
  const person = await google.portal.signIn({ companies: Array.from({ length: companies }, () => ({})) });
  const [accountId = 0, otherId = 0] = person.companyIds;
  return { ...person, accountId, otherId };
}

describe("letting Google in", () => {
  test("goes from the list to the chosen location, and keeps nothing readable", async () => {
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
    const row = await google.portal.db
      .selectFrom("external_connections")
      .select("sealed_access")
      .where("company_id", "=", accountId)
      .executeTakeFirstOrThrow();
    expect(row.sealed_access).not.toContain("accessToken");
    const audit = await google.portal.db
      .selectFrom("audit_log")
      .select("action")
      .where("company_id", "=", accountId)
      .where("outcome", "=", "done")
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(["grantAccess", "connectGoogleLocation"]);
    expect(google.portal.logLines.join("\n")).not.toMatch(/accessToken|code=|refresh/);
  });

  test("asks with PKCE, state and offline access", async () => {
    const { client, accountId } = await owner();
    const { body } = await client.call(getAuthUrl, { ...GOOGLE, accountId });
    expect(Object.fromEntries(new URL(body.url).searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      access_type: "offline",
      scope: "openid https://www.googleapis.com/auth/business.manage",
    });
  });

  test("the list takes no body at all", async () => {
    const { client, accountId } = await owner();
    const reply = await client.send({ method: "POST", path: getExternalServices.path, accountId });
    expect(reply.status).toBe(200);
  });
});

describe("refused", () => {
  const grant = async (
    client: Awaited<ReturnType<typeof owner>>["client"],
    accountId: number,
    body: { code: string; state: string },
  ) => (await client.call(grantAccess, { ...GOOGLE, accountId, body })).codes;

  test("declined: nothing is connected, and the state is spent", async () => {
    const { client, accountId } = await owner();
    const { error, state } = await throughConsent(client, accountId, { email: "x@x.example", decision: "decline" });
    expect(error).toBe("access_denied");
    expect((await client.call(denyAccess, { ...GOOGLE, accountId, body: { state } })).status).toBe(200);
    expect(await grant(client, accountId, { code: "x", state })).toEqual(["external_services.grant_expired"]);
    const bare = await client.send({ method: "POST", path: "/api/external-services/google/deny-access", accountId });
    expect(bare.status).toBe(200);
  });

  test("a state of another session, a used one, an old one, an invented one", async () => {
    const one = await owner();
    const stranger = await owner();
    const back = await throughConsent(one.client, one.accountId, { email: newGoogleAccount() });
    expect(await grant(stranger.client, stranger.accountId, back)).toEqual(["external_services.grant_expired"]);
    expect(await grant(one.client, one.accountId, back)).toEqual([]);
    expect(await grant(one.client, one.accountId, back)).toEqual(["external_services.grant_expired"]);
    const late = await throughConsent(one.client, one.accountId, { email: newGoogleAccount() });
    google.portal.clock.advance(16 * 60_000);
    expect(await grant(one.client, one.accountId, late)).toEqual(["external_services.grant_expired"]);
    expect(await grant(one.client, one.accountId, { code: "x", state: "y" })).toEqual([
      "external_services.grant_expired",
    ]);
  });

  test("a state of the same company, from a colleague or from another browser of one's own", async () => {
    const { client, accountId, login } = await owner();
    const colleague = await google.portal.signIn();
    await aMembership(google.portal.db, { user_id: colleague.userId, company_id: accountId, right: "editor" });
    const elsewhere = google.portal.anonymous();
    await elsewhere.logIn(login, TEST_PASSWORD);
    // Whoever lures somebody to this address would put their own Google account into the company.
    const theirs = await throughConsent(colleague.client, accountId, { email: newGoogleAccount() });
    expect(await grant(client, accountId, theirs)).toEqual(["external_services.grant_expired"]);
    expect(await grant(elsewhere, accountId, theirs)).toEqual(["external_services.grant_expired"]);
    expect(await grant(colleague.client, accountId, theirs)).toEqual([]);
    const mine = await throughConsent(client, accountId, { email: newGoogleAccount() });
    expect(await grant(elsewhere, accountId, mine)).toEqual(["external_services.grant_expired"]);
  });

  test("a code that Google did not give for this state", async () => {
    const one = await owner();
    const [mine, theirs] = [
      await throughConsent(one.client, one.accountId, { email: newGoogleAccount() }),
      await throughConsent(one.client, one.accountId, { email: newGoogleAccount() }),
    ];
    expect(await grant(one.client, one.accountId, { code: theirs.code, state: mine.state })).toEqual([
      "external_services.grant_expired",
    ]);
  });

  test("another company than the one that began; that one can still go on", async () => {
    const { client, accountId, otherId } = await owner(2);
    const back = await throughConsent(client, accountId, { email: newGoogleAccount() });
    expect(await grant(client, otherId, back)).toEqual(["external_services.other_company"]);
    expect(await grant(client, accountId, back)).toEqual([]);
  });

  test("of two tabs with one state exactly one wins", async () => {
    const { client, accountId } = await owner();
    const back = await throughConsent(client, accountId, { email: newGoogleAccount() });
    const tabs = await Promise.all(Array.from({ length: 5 }, () => grant(client.copy(), accountId, back)));
    expect(tabs.filter((codes) => codes.length === 0)).toHaveLength(1);
    expect(tabs.filter((codes) => codes[0] === "external_services.grant_expired")).toHaveLength(4);
  });

  test("without the business profile among what was agreed to", async () => {
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
  ])("body %j", async (body) => {
    const { client, accountId } = await owner();
    const reply = await client.send({
      method: "POST",
      path: "/api/external-services/google/grant-access",
      accountId,
      body: body ?? undefined,
    });
    expect(reply.codes[0]).toBe("request.invalid");
  });

  test("a service that there is none of", async () => {
    const { client, accountId } = await owner();
    for (const call of ["auth-url", "grant-access", "deny-access"]) {
      const reply = await client.send({ method: "POST", path: `/api/external-services/yahoo/${call}`, accountId });
      expect(reply.status, call).toBe(400);
    }
  });
});

test("without configuration the list says so, and nothing begins", async () => {
  const portal = await buildTestApp();
  const { client, companyIds } = await portal.signIn({ companies: [{}] });
  const [accountId = 0] = companyIds;
  const { body } = await client.call(getExternalServices, { accountId, body: { fresh: true } });
  expect(body.services[0]).toMatchObject({ available: false, state: "none" });
  const begun = await client.call(getAuthUrl, { ...GOOGLE, accountId });
  expect({ status: begun.status, codes: begun.codes }).toEqual({
    status: 503,
    codes: ["external_services.not_set_up"],
  });
  await portal.close();
});
