import { dissolveClaiming, getAccount, updateEntryClaimedLastUpdate } from "@portal/contract/account/calls";
import { aCompany, aContactPerson, aProduct } from "@portal/db/factories/companies";
import { anEntry } from "@portal/db/factories/entries";
import { aMembership } from "@portal/db/factories/users";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { LoggedIn } from "../../testing/test-app.ts";

const { test, app } = apiTest();

/** A person who owns one more company with these columns. */
async function ownerOf(columns: Parameters<typeof aCompany>[1]): Promise<LoggedIn & { companyId: number }> {
  const person = await app.logInPerson();
  const company = await aCompany(app.db, columns);
  await aMembership(app.db, { user_id: person.userId, company_id: company.id });
  return { ...person, companyId: company.id };
}

describe("GET account/{id}", () => {
  test("answers the company with the specification's field names", async () => {
    const { client, companyId } = await ownerOf({
      name: "Dachdeckerei Brandt GmbH",
      claimed_by: "OWNER",
      claimed_last_update: new Date("2026-03-29T12:00:00Z"),
    });
    await aProduct(app.db, { company_id: companyId, code: "WEB-1", status: "Produced", details: { seiten: 5 } });
    await aContactPerson(app.db, {
      company_id: companyId,
      name: "Jonas Wieland",
      roles: ["Recipient"],
      email: "j@v.example",
    });
    const { status, body } = await client.call(getAccount, { params: { id: String(companyId) }, accountId: companyId });
    expect(status).toBe(200);
    expect(body.account).toMatchObject({
      company_id: companyId,
      companyId,
      company_name: "Dachdeckerei Brandt GmbH",
      claimed_by: "OWNER",
      claimed_last_update: "2026-03-29T12:00:00.000Z",
      // Three weeks before the date one year later, midnight in Berlin (CET).
      owner_claiming_expiration_date: "2027-03-07T23:00:00.000Z",
      is_published_on_cleverb2b: false,
      activeResellers: [],
      unconfirmedLocation: null,
      logo: null,
      right: "owner",
      products: [{ Stock_Keeping_Unit__c: "WEB-1", Status__c: "Produced", type_details: { seiten: 5 } }],
      contact_persons: [{ name: "Jonas Wieland", roles: ["Recipient"], Email: "j@v.example", isDummy__c: false }],
    });
  });

  test("names the logo of the company's entry", async () => {
    const { client, companyId } = await ownerOf({});
    await anEntry(app.db, { company_id: companyId, name: "Verlag", logo_key: "a/b.webp" });
    const { body } = await client.call(getAccount, { params: { id: String(companyId) }, accountId: companyId });
    expect(body.account.logo).toBe("/media/a/b.webp");
  });

  describe("names the Google location that is not confirmed", () => {
    const told = async (columns: object | null) => {
      const { client, companyId: company_id } = await ownerOf({});
      if (columns !== null) {
        const now = new Date();
        const row = { company_id, source: "google" as const, subject: "1", granted_at: now, next_check_at: now };
        const good = { state: "connected" as const, sealed_access: "x", location_id: String(company_id) };
        await app.db
          .insertInto("external_connections")
          .values({ ...row, ...good, ...columns })
          .execute();
      }
      const answer = await client.call(getAccount, { params: { id: String(company_id) }, accountId: company_id });
      return answer.body.account.unconfirmedLocation;
    };

    test.each([
      ["nothing connected", null],
      ["access granted, no location chosen", { state: "granted", location_id: null }],
      ["access revoked before a location was chosen", { state: "revoked", location_id: null, sealed_access: null }],
      ["confirmed", { verification: "confirmed" }],
    ])("%s: nothing is told", async (_, columns) => {
      expect(await told(columns)).toBeNull();
    });
    test.each<[state: string, verification: string | null]>([
      ["connected", "unconfirmed"],
      ["connected", "suspended"],
      ["connected", null],
      ["location_lost", "confirmed"],
      ["revoked", "confirmed"],
    ])("%s, %s is told", async (state, verification) => {
      const gone = state === "revoked" ? { sealed_access: null } : {};
      expect(await told({ state, verification, ...gone })).toEqual({ state, verification });
    });
  });

  test("acts on the path's company even if accountId is still the old one", async () => {
    const { client, companyIds } = await app.logInPerson({ companies: [{}, { right: "read" }] });
    const [old, next] = companyIds as [number, number];
    const { body } = await client.call(getAccount, { params: { id: String(next) }, accountId: old });
    expect(body.account).toMatchObject({ company_id: next, right: "read" });
  });

  test("refuses a foreign id in the path with an own accountId", async ({ owner: { client, company } }) => {
    const foreign = await aCompany(app.db);
    const { status, codes } = await client.call(getAccount, {
      params: { id: String(foreign.id) },
      accountId: company.id,
    });
    expect([status, codes]).toEqual([404, ["account_not_available"]]);
  });
});

describe("the owner's claim", () => {
  const query = (companyId: number) => ({ query: { id: String(companyId), claimedBy: "OWNER" as const } });

  test("renewing it starts a new term now", async () => {
    const { client, companyId } = await ownerOf({ claimed_by: "OWNER", claimed_last_update: new Date("2020-01-01") });
    const before = app.clock.now().getTime();
    const { status, body } = await client.call(updateEntryClaimedLastUpdate, {
      ...query(companyId),
      accountId: companyId,
    });
    expect(status).toBe(200);
    expect(new Date(body.account.claimed_last_update ?? 0).getTime()).toBeGreaterThanOrEqual(before);
  });

  test("giving it back leaves the entry without owner, and the audit log names the person", async () => {
    const { client, companyId, userId } = await ownerOf({ claimed_by: "OWNER" });
    const { status, body } = await client.call(dissolveClaiming, {
      query: { id: String(companyId) },
      accountId: companyId,
    });
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ claimed_by: null, claimed_last_update: null });
    const lines = await app.db.selectFrom("audit_log").selectAll().where("company_id", "=", companyId).execute();
    expect(lines).toMatchObject([{ action: "dissolveClaiming", outcome: "done", actor_user_id: userId }]);
  });

  test.each(["PROVIDER", null] as const)("of %s cannot be renewed or given back", async (claimedBy) => {
    const { client, companyId } = await ownerOf({ claimed_by: claimedBy });
    const renewed = await client.call(updateEntryClaimedLastUpdate, { ...query(companyId), accountId: companyId });
    const released = await client.call(dissolveClaiming, { query: { id: String(companyId) }, accountId: companyId });
    expect([renewed.codes, released.codes]).toEqual([["account.claim_not_owned"], ["account.claim_not_owned"]]);
  });

  test("the claim of another own company is not changed through this accountId", async () => {
    const { client, companyIds } = await app.logInPerson({ companies: [{}, {}] });
    const [one, two] = companyIds as [number, number];
    const { codes } = await client.call(dissolveClaiming, { query: { id: String(two) }, accountId: one });
    expect(codes).toEqual(["account_not_available"]);
  });
});
