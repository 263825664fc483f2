/** Google access of a person who lost the company: gone with the same commit, and revoked at Google by a job. */
import { dissolveClaiming } from "@portal/contract/account/calls";
import { getExternalServices, getGoogleLocations } from "@portal/contract/external-services/calls";
import { changePersonRight, leaveCompany, revokePerson } from "@portal/contract/company-data/people/calls";
import { confirmPassword, deleteProfile, ERASURE_GRACE_DAYS } from "@portal/contract/user-area/profile";
import { aMembership, TEST_PASSWORD } from "@portal/db/factories/users";
import { sql } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { makeAccountScope } from "../platform/session/session.ts";
import type { Member } from "../testing/test-app.ts";
import { aClaimant, claimByMail } from "../features/claiming/testing/claimants.ts";
import { decideClaim } from "../features/claiming/provider.ts";
import { eraseDueProfiles } from "../features/user-area/erasure/service.ts";
import { createBusinessProfile } from "../features/external-services/google/business-profile.ts";
import { createGrants } from "../features/external-services/grants.ts";
import { refreshConnections } from "../features/external-services/refresh-connections.ts";
import {
  connected,
  granted,
  googleTest,
  newGoogleAccount,
  throughConsent,
} from "../features/external-services/testing/fake-google.ts";
import { createTokenStore } from "../features/external-services/token-store.ts";

const { test, app, google } = googleTest();
const DAY = 86_400_000;
beforeEach(() => app.clock.set(new Date()));

/** A company that its owner has claimed and connected to Google. */
async function aConnectedCompany() {
  const owner = await app.logInMember();
  const { id } = owner.company;
  const contact = `kontakt-${id}@firma.example`;
  await app.db.updateTable("companies").set({ claimed_by: "OWNER" }).where("id", "=", id).execute();
  await app.db.updateTable("entries").set({ email: contact }).where("company_id", "=", id).execute();
  const email = newGoogleAccount();
  const location = await connected(owner.client, id, { email });
  const stored = async () => ({
    connections: (
      await app.db.selectFrom("external_connections").select("state").where("company_id", "=", id).execute()
    ).length,
    revocations: (await google.counts(email)).revocations,
  });
  return { id, contact, owner, email, location, stored };
}
type Connected = Awaited<ReturnType<typeof aConnectedCompany>>;

const KEPT = { connections: 1, revocations: 0 };
const ENDED = { connections: 0, revocations: 0 };
const REVOKED = { connections: 0, revocations: 1 };

async function another({ id }: Connected) {
  const person = await app.logInPerson();
  await aMembership(app.db, { user_id: person.userId, company_id: id, right: "owner" });
  return person;
}

/** Somebody else claims the company, and the provider releases the claim. */
async function handOver({ id, contact }: Connected) {
  const claimant = await aClaimant(app, id);
  await claimant.enter(await claimByMail(app, claimant, { email: contact }));
  const claims = app.db.selectFrom("claims").select("id").where("company_id", "=", id);
  await decideClaim(app.dependencies, (await claims.executeTakeFirstOrThrow()).id, "release");
  return claimant;
}

const giveBack = ({ id, owner }: Connected) =>
  owner.client.call(dissolveClaiming, { query: { id: String(id) }, accountId: id });

async function eraseOwner({ owner }: Connected) {
  await owner.client.call(confirmPassword, { body: { password: TEST_PASSWORD } });
  await owner.client.call(deleteProfile, { query: { reason: "other", customtext: "" } });
  app.clock.advance((ERASURE_GRACE_DAYS + 1) * DAY);
  await eraseDueProfiles(app.dependencies);
}

describe("access ends with the commit, and the job revokes it at Google, when", () => {
  test.each<[string, (company: Connected) => Promise<unknown>]>([
    ["the entry gets another owner", handOver],
    ["the owner gives the entry back", giveBack],
    [
      "the person leaves the company",
      async (company) => {
        await another(company);
        return company.owner.client.call(leaveCompany, { accountId: company.id });
      },
    ],
    [
      "an owner ends the person's access",
      async (company) => {
        const { client } = await another(company);
        return client.call(revokePerson, { body: { user_id: company.owner.userId }, accountId: company.id });
      },
    ],
    [
      "an owner lets the person only read",
      async (company) => {
        const { client } = await another(company);
        const body = { user_id: company.owner.userId, right: "read" as const };
        return client.call(changePersonRight, { body, accountId: company.id });
      },
    ],
    ["the person's profile is erased", eraseOwner],
  ])("%s", async (_when, act) => {
    const company = await aConnectedCompany();
    expect(await company.stored()).toEqual(KEPT);
    await act(company);
    expect(await company.stored()).toEqual(ENDED);
    expect(await app.drainJobs()).toMatchObject({ done: 1, failed: 0 });
    expect(await company.stored()).toEqual(REVOKED);
    const waiting = await app.db.selectFrom("external_revocations").select("id").execute();
    expect(waiting).toEqual([]);
  });

  test("another person leaves: the access stays", async () => {
    const company = await aConnectedCompany();
    const { client } = await another(company);
    await client.call(leaveCompany, { accountId: company.id });
    await app.drainJobs();
    expect(await company.stored()).toEqual(KEPT);
  });

  test("Google does not answer: the access is gone here, and the job and the sweep try again", async () => {
    const company = await aConnectedCompany();
    await google.act(company.email, "away");
    await giveBack(company);
    expect(await app.drainJobs({ deferred: true })).toMatchObject({ done: 0, failed: 5, dead: 1 });
    expect(await company.stored()).toEqual(ENDED);
    await google.act(company.email, "well");
    app.clock.advance(DAY / 24);
    await refreshConnections(app.dependencies);
    expect(await company.stored()).toEqual(REVOKED);
  });

  test("another company uses the same Google account: that company stays connected", async () => {
    const company = await aConnectedCompany();
    const other = await app.logInMember();
    await granted(other.client, other.company.id, { email: company.email });
    await giveBack(company);
    await app.drainJobs();
    expect(await company.stored()).toEqual(ENDED);
    expect((await other.client.call(getGoogleLocations, { accountId: other.company.id })).status).toBe(200);
  });
});

describe("after a hand-over", () => {
  const services = async ({ client }: Pick<Member, "client">, accountId: number) =>
    (await client.call(getExternalServices, { accountId, body: { fresh: true } })).body.services[0];

  test("the new owner sees nothing connected, cannot use it, and connects their own account", async () => {
    const company = await aConnectedCompany();
    const next = await handOver(company);
    expect(await services(next, company.id)).toMatchObject({ state: "none", connected: false, grantedBy: null });
    const refused = await next.client.call(getGoogleLocations, { accountId: company.id });
    expect(refused.codes).toEqual(["external_services.not_granted"]);
    await connected(next.client, company.id, { email: newGoogleAccount() });
    expect(await services(next, company.id)).toMatchObject({ state: "connected", connected: true });
    await app.drainJobs();
    expect((await company.stored()).connections).toBe(1);
  });

  test("a piece of work that began before gets no token for its next request, even from the new owner's grant", async () => {
    const company = await aConnectedCompany();
    const tokens = createTokenStore(app.dependencies);
    const profile = createBusinessProfile(app.dependencies.environment);
    const scope = { companyId: company.id };
    const work = tokens.withToken(scope, async (token) => {
      await profile.locations(token);
      const next = await handOver(company);
      await expect(token()).rejects.toMatchObject({ code: "external_services.not_granted" });
      await granted(next.client, company.id, { email: newGoogleAccount() });
      return profile.locations(token);
    });
    await expect(work).rejects.toMatchObject({ code: "external_services.not_granted" });
  });

  test("a request waits for a hand-over that is not committed yet", async () => {
    const company = await aConnectedCompany();
    const tokens = createTokenStore(app.dependencies);
    const deleted = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const ending = app.db.transaction().execute(async (trx) => {
      await trx.deleteFrom("external_connections").where("company_id", "=", company.id).execute();
      deleted.resolve();
      await mayCommit.promise;
    });
    await deleted.promise;
    const outcome = tokens.withToken({ companyId: company.id }, (token) => token()).catch((error: unknown) => error);
    expect(await Promise.race([outcome, isWaitingForLock().then(() => "waits")])).toBe("waits");
    mayCommit.resolve();
    await ending;
    expect(await outcome).toMatchObject({ code: "external_services.not_granted" });
  });

  test("access of a predecessor whom an import removed is neither used nor renewed", async () => {
    const company = await aConnectedCompany();
    const next = await another(company);
    await app.db.deleteFrom("memberships").where("user_id", "=", company.owner.userId).execute();
    const tokens = createTokenStore(app.dependencies);
    const use = () => tokens.withToken({ companyId: company.id }, (token) => token());
    await expect(use()).rejects.toMatchObject({ code: "external_services.not_granted" });
    app.clock.advance(DAY);
    await next.client.logIn(next.login, TEST_PASSWORD, true);
    expect(await services(next, company.id)).toMatchObject({ state: "none" });
    await expect(use()).rejects.toMatchObject({ code: "external_services.not_granted" });
    expect(await google.counts(company.email)).toMatchObject({ refreshes: 0 });
  });

  // Calls the service: the guard refuses the predecessor's next request, but this one has passed it already.
  test("a grant of the predecessor that Google confirms afterwards is refused and revoked", async () => {
    const company = await aConnectedCompany();
    const { client, userId } = company.owner;
    const email = newGoogleAccount();
    const answer = await throughConsent(client, company.id, { email });
    const { session_handle: handle } = await app.db
      .selectFrom("external_grants")
      .select("session_handle")
      .where("company_id", "=", company.id)
      .executeTakeFirstOrThrow();
    await another(company);
    await app.db.deleteFrom("memberships").where("user_id", "=", userId).execute();
    const scope = makeAccountScope({ companyId: company.id, right: "owner", userId, agentUserId: null });
    const late = createGrants(app.dependencies).grant(scope, { handle }, answer);
    await expect(late).rejects.toMatchObject({ code: "external_services.grant_expired" });
    await app.drainJobs();
    expect(await company.stored()).toEqual(REVOKED);
    expect((await google.counts(email)).revocations).toBe(1);
  });
});

/** Resolves when a statement on connections waits for another transaction. */
async function isWaitingForLock(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%external_connections%'`.execute(
        app.db,
      );
      return rows[0]?.waiting;
    })
    .toBe(1);
}
