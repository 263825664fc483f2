/** A connection over time: access that runs out, is taken back, comes again; the work beside the requests; the end. */
import {
  disconnectGoogle,
  getExternalServices,
  getGoogleComparison,
  getGoogleLocations,
} from "@portal/contract/external-services/calls";
import { aMembership, TEST_PASSWORD } from "@portal/db/factories/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAccountScope } from "../../platform/session/session.ts";
import { refreshConnections } from "./refresh-connections.ts";
import { createExternalServicesService } from "./service.ts";
import { connected, granted, newGoogleAccount, type PlayedGoogle, playGoogle } from "./testing/google.ts";

let google: PlayedGoogle;
beforeAll(async () => {
  google = await playGoogle();
});
afterAll(() => google.close());

const HOUR_MS = 3_600_000;

/** A company of its own with a connected location. */
async function connection(email = newGoogleAccount(), kind = "one") {
  const { client, companyIds, userId, login } = await google.portal.signIn({ companies: [{}] });
  const accountId = companyIds[0] ?? 0;
  // Hours pass here: a session that is not remembered would end.
  await client.logIn(login, TEST_PASSWORD, true);
  await connected(client, accountId, { email, kind });
  const list = async (fresh = false) =>
    (await client.call(getExternalServices, { accountId, body: { fresh } })).body.services[0];
  const isKept = async () =>
    (await google.portal.db
      .selectFrom("external_connections")
      .select("state")
      .where("company_id", "=", accountId)
      .executeTakeFirst()) !== undefined;
  return { client, accountId, userId, email, list, isKept };
}

describe("access", () => {
  test("that has run out is renewed once, however many ask", async () => {
    const { client, accountId, email } = await connection();
    google.portal.clock.advance(2 * HOUR_MS);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.copy().call(getGoogleLocations, { accountId })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await google.counts(email)).refreshes).toBe(1);
  });

  test("is renewed once by several servers, too, round after round", async () => {
    const { accountId, userId, email } = await connection();
    const scope = makeAccountScope({ companyId: accountId, right: "owner", userId, agentUserId: null });
    const servers = Array.from({ length: 3 }, () => createExternalServicesService(google.portal.dependencies));
    for (let round = 1; round <= 8; round += 1) {
      google.portal.clock.advance(2 * HOUR_MS);
      const lists = await Promise.all(servers.map(({ locations }) => locations.list(scope)));
      expect(lists.map(({ length }) => length)).toEqual([1, 1, 1]);
      expect((await google.counts(email)).refreshes).toBe(round);
    }
  });

  test("that was taken back is noticed, kept in mind, and granted anew for the same location", async () => {
    const { client, accountId, email, list } = await connection();
    await google.act(email, "revoke");
    expect((await client.call(getGoogleComparison, { accountId })).codes).toEqual(["external_services.revoked"]);
    expect(await list()).toMatchObject({ state: "revoked", connected: true, externallyConfirmed: false });
    const row = await google.portal.db
      .selectFrom("external_connections")
      .select("sealed_access")
      .where("company_id", "=", accountId)
      .executeTakeFirstOrThrow();
    expect(row.sealed_access).toBeNull();
    const before = (await google.counts(email)).refreshes;
    expect((await client.call(getGoogleLocations, { accountId })).codes).toEqual(["external_services.revoked"]);
    expect((await google.counts(email)).refreshes).toBe(before);

    await granted(client, accountId, { email });
    expect(await list()).toMatchObject({ state: "connected", externallyConfirmed: true });
  });

  test("granted anew with an account that does not reach the location says so", async () => {
    const { client, accountId, email, list } = await connection();
    await google.act(email, "revoke");
    await granted(client, accountId, { email: newGoogleAccount() });
    expect(await list()).toMatchObject({ state: "location_lost", connected: true, externallyConfirmed: false });
    expect((await client.call(getGoogleComparison, { accountId })).codes).toEqual(["external_services.location_lost"]);
  });
});

describe("what is shown", () => {
  test("is asked at Google only when it is old, and then follows it", async () => {
    const { email, list } = await connection(newGoogleAccount(), "unverified");
    await google.act(email, "verify");
    expect(await list(true)).toMatchObject({ externallyConfirmed: false });
    google.portal.clock.advance(6 * 60_000);
    expect(await list(false)).toMatchObject({ externallyConfirmed: false });
    expect(await list(true)).toMatchObject({ externallyConfirmed: true, verification: "confirmed" });
  });

  test("stays as it was where Google does not answer, and says so", async () => {
    const { email, list } = await connection();
    await google.act(email, "away");
    google.portal.clock.advance(6 * 60_000);
    expect(await list(true)).toMatchObject({ state: "connected", externallyConfirmed: true, away: true });
  });

  test("a location that is gone", async () => {
    const { email, list } = await connection();
    await google.act(email, "remove");
    google.portal.clock.advance(6 * 60_000);
    expect(await list(true)).toMatchObject({ state: "location_lost", connected: true, externallyConfirmed: false });
    await google.act(email, "well");
    google.portal.clock.advance(6 * 60_000);
    expect(await list(true)).toMatchObject({ state: "connected", externallyConfirmed: true });
  });
});

describe("beside the requests", () => {
  test("each connection is looked at once an hour", async () => {
    const { email, list } = await connection();
    await google.act(email, "suspend");
    await refreshConnections(google.portal.dependencies);
    expect(await list()).toMatchObject({ verification: "confirmed" });
    google.portal.clock.advance(HOUR_MS + 1000);
    await refreshConnections(google.portal.dependencies);
    expect(await list()).toMatchObject({ verification: "suspended", externallyConfirmed: false });
  });

  test("whoever granted and left the company takes the grant along", async () => {
    const { accountId, userId, email, isKept } = await connection();
    await google.portal.db.deleteFrom("memberships").where("user_id", "=", userId).execute();
    google.portal.clock.advance(HOUR_MS + 1000);
    const counts = await Promise.all([1, 2].map(() => refreshConnections(google.portal.dependencies)));
    expect(counts.reduce((sum, { googleEnded }) => sum + googleEnded, 0)).toBe(1);
    expect(await isKept()).toBe(false);
    expect((await google.counts(email)).revocations).toBe(1);
    expect(accountId).toBeGreaterThan(0);
  });
});

describe("the end", () => {
  test("deletes what we held and takes the grant back at Google", async () => {
    const { client, accountId, email, list, isKept } = await connection();
    const { body } = await client.call(disconnectGoogle, { accountId });
    expect(body).toMatchObject({ revocation: "done", service: { state: "none", connected: false } });
    expect(await isKept()).toBe(false);
    expect((await google.counts(email)).revocations).toBe(1);
    expect(await list()).toMatchObject({ state: "none", locationTitle: "" });
    expect((await client.call(disconnectGoogle, { accountId })).codes).toEqual(["external_services.not_granted"]);
  });

  test("leaves the grant where another company lives by it", async () => {
    const email = newGoogleAccount();
    const one = await connection(email, "many");
    const { companyIds } = await google.portal.signIn({ companies: [{}] });
    const [otherId = 0] = companyIds;
    await aMembership(google.portal.db, { user_id: one.userId, company_id: otherId, right: "owner" });
    await granted(one.client, otherId, { email, kind: "many" });
    const { body } = await one.client.call(disconnectGoogle, { accountId: one.accountId });
    expect(body.revocation).toBe("shared");
    expect((await one.client.call(getGoogleLocations, { accountId: otherId })).status).toBe(200);
    expect((await google.counts(email)).revocations).toBe(0);
  });

  test("is asked for again where Google did not answer", async () => {
    const { client, accountId, email, isKept } = await connection();
    await google.act(email, "away");
    expect((await client.call(disconnectGoogle, { accountId })).body.revocation).toBe("pending");
    expect(await isKept()).toBe(false);
    await google.act(email, "well");
    google.portal.clock.advance(HOUR_MS + 1000);
    await refreshConnections(google.portal.dependencies);
    expect((await google.counts(email)).revocations).toBe(1);
  });
});
