/** A connection over time: access that expires, is revoked or granted anew, the sweep, and disconnecting. */
import {
  disconnectGoogle,
  getExternalServices,
  getGoogleComparison,
  getGoogleLocations,
} from "@portal/contract/external-services/calls";
import { aMembership, TEST_PASSWORD } from "@portal/db/factories/users";
import { describe, expect } from "vitest";
import { makeAccountScope } from "../../platform/session/session.ts";
import { refreshConnections } from "./refresh-connections.ts";
import { createExternalServicesService } from "./service.ts";
import { connected, granted, newGoogleAccount, googleTest } from "./testing/fake-google.ts";

const { test, app, google } = googleTest();

const HOUR_MS = 3_600_000;

/** A company of its own with a connected location. */
async function connection(email = newGoogleAccount(), kind = "one") {
  const { client, company, userId, login } = await app.logInMember();
  const accountId = company.id;
  // Hours pass here: a session that is not remembered would end.
  await client.logIn(login, TEST_PASSWORD, true);
  await connected(client, accountId, { email, kind });
  const list = async (fresh = false) =>
    (await client.call(getExternalServices, { accountId, body: { fresh } })).body.services[0];
  const isKept = async () =>
    (await app.db
      .selectFrom("external_connections")
      .select("state")
      .where("company_id", "=", accountId)
      .executeTakeFirst()) !== undefined;
  return { client, accountId, userId, email, list, isKept };
}

describe("access", () => {
  test("expired access is renewed once for twelve calls at the same time", async () => {
    const { client, accountId, email } = await connection();
    app.clock.advance(2 * HOUR_MS);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.copy().call(getGoogleLocations, { accountId })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await google.counts(email)).refreshes).toBe(1);
  });

  test("three servers renew expired access once together, in each of eight rounds", async () => {
    const { accountId, userId, email } = await connection();
    const scope = makeAccountScope({ companyId: accountId, right: "owner", userId, agentUserId: null });
    const servers = Array.from({ length: 3 }, () => createExternalServicesService(app.dependencies));
    for (let round = 1; round <= 8; round += 1) {
      app.clock.advance(2 * HOUR_MS);
      const lists = await Promise.all(servers.map(({ locations }) => locations.list(scope)));
      expect(lists.map(({ length }) => length)).toEqual([1, 1, 1]);
      expect((await google.counts(email)).refreshes).toBe(round);
    }
  });

  test("access revoked at Google answers revoked, is not tried again, and a new grant keeps the location", async () => {
    const { client, accountId, email, list } = await connection();
    await google.act(email, "revoke");
    expect((await client.call(getGoogleComparison, { accountId })).codes).toEqual(["external_services.revoked"]);
    expect(await list()).toMatchObject({ state: "revoked", connected: true, externallyConfirmed: false });
    const row = await app.db
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

  test("a new grant by an account without the location answers location_lost", async () => {
    const { client, accountId, email, list } = await connection();
    await google.act(email, "revoke");
    await granted(client, accountId, { email: newGoogleAccount() });
    expect(await list()).toMatchObject({ state: "location_lost", connected: true, externallyConfirmed: false });
    expect((await client.call(getGoogleComparison, { accountId })).codes).toEqual(["external_services.location_lost"]);
  });
});

describe("the list of services", () => {
  test("a fresh view of the list asks Google after six minutes, not before, and shows Google's verification", async () => {
    const { email, list } = await connection(newGoogleAccount(), "unverified");
    await google.act(email, "verify");
    expect(await list(true)).toMatchObject({ externallyConfirmed: false });
    app.clock.advance(6 * 60_000);
    expect(await list(false)).toMatchObject({ externallyConfirmed: false });
    expect(await list(true)).toMatchObject({ externallyConfirmed: true, verification: "confirmed" });
  });

  test("with Google away the list keeps its state and says away", async () => {
    const { email, list } = await connection();
    await google.act(email, "away");
    app.clock.advance(6 * 60_000);
    expect(await list(true)).toMatchObject({ state: "connected", externallyConfirmed: true, away: true });
  });

  test("a location deleted at Google is shown as location_lost, and as connected once it is back", async () => {
    const { email, list } = await connection();
    await google.act(email, "remove");
    app.clock.advance(6 * 60_000);
    expect(await list(true)).toMatchObject({ state: "location_lost", connected: true, externallyConfirmed: false });
    await google.act(email, "well");
    app.clock.advance(6 * 60_000);
    expect(await list(true)).toMatchObject({ state: "connected", externallyConfirmed: true });
  });
});

describe("the sweep", () => {
  test("the sweep reads a connection again after an hour, not before", async () => {
    const { email, list } = await connection();
    await google.act(email, "suspend");
    await refreshConnections(app.dependencies);
    expect(await list()).toMatchObject({ verification: "confirmed" });
    app.clock.advance(HOUR_MS + 1000);
    await refreshConnections(app.dependencies);
    expect(await list()).toMatchObject({ verification: "suspended", externallyConfirmed: false });
  });

  test("the sweep of two servers ends the grant of a person who left the company, once", async () => {
    const { userId, email, isKept } = await connection();
    await app.db.deleteFrom("memberships").where("user_id", "=", userId).execute();
    app.clock.advance(HOUR_MS + 1000);
    const counts = await Promise.all([1, 2].map(() => refreshConnections(app.dependencies)));
    expect(counts.reduce((sum, { googleEnded }) => sum + googleEnded, 0)).toBe(1);
    expect(await isKept()).toBe(false);
    expect((await google.counts(email)).revocations).toBe(1);
  });
});

describe("disconnecting", () => {
  test("disconnecting deletes the connection and revokes the grant at Google; again it answers not_granted", async () => {
    const { client, accountId, email, list, isKept } = await connection();
    const { body } = await client.call(disconnectGoogle, { accountId });
    expect(body).toMatchObject({ revocation: "done", service: { state: "none", connected: false } });
    expect(await isKept()).toBe(false);
    expect((await google.counts(email)).revocations).toBe(1);
    expect(await list()).toMatchObject({ state: "none", locationTitle: "" });
    expect((await client.call(disconnectGoogle, { accountId })).codes).toEqual(["external_services.not_granted"]);
  });

  test("disconnecting keeps a grant that another company uses, and says shared", async () => {
    const email = newGoogleAccount();
    const one = await connection(email, "many");
    const { company } = await app.logInMember();
    const otherId = company.id;
    await aMembership(app.db, { user_id: one.userId, company_id: otherId, right: "owner" });
    await granted(one.client, otherId, { email, kind: "many" });
    const { body } = await one.client.call(disconnectGoogle, { accountId: one.accountId });
    expect(body.revocation).toBe("shared");
    expect((await one.client.call(getGoogleLocations, { accountId: otherId })).status).toBe(200);
    expect((await google.counts(email)).revocations).toBe(0);
  });

  test("a revocation that Google did not answer is pending, and the sweep repeats it", async () => {
    const { client, accountId, email, isKept } = await connection();
    await google.act(email, "away");
    expect((await client.call(disconnectGoogle, { accountId })).body.revocation).toBe("pending");
    expect(await isKept()).toBe(false);
    await google.act(email, "well");
    app.clock.advance(HOUR_MS + 1000);
    await refreshConnections(app.dependencies);
    expect((await google.counts(email)).revocations).toBe(1);
  });
});
