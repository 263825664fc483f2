/** The listing check of a company's own entry, on portals over real HTTP. */
import { getAccountLocks } from "@portal/contract/account-locks/calls";
import {
  getGrisuEntryServiceData,
  getPortalsCsv,
  retrievePortals,
  updateWkdbSignet,
} from "@portal/contract/entry-service/calls";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { endCheck } from "./check-one-portal.ts";
import { shownOf } from "../../testing/portals/fake-portals.ts";
import { checkTest, NAME, statusesOf } from "./testing/check-setup.ts";

const { test, app, someone, letPortal, requestsTo, drainAttempts } = checkTest();

describe("a company's check", () => {
  test("a check reports each portal's status, its differing values, their URL, and who corrects them", async () => {
    const anna = await someone();
    letPortal("beta", [shownOf(NAME, { phone: "030 999999" })]);
    letPortal("gamma", []);
    expect(await anna.portals()).toMatchObject({
      lastUpdate: null,
      check: { booked: true, running: false, startedAt: null, stale: false },
    });
    const { status, body } = await anna.reload();
    expect([status, body.check]).toMatchObject([200, { running: true, done: 0, total: 3 }]);
    await app.drainJobs();

    const answer = await anna.portals();
    expect(statusesOf(answer)).toEqual({ alpha: "portal_ok", beta: "portal_nok", gamma: "portal_not_found" });
    expect(answer.check).toMatchObject({ running: false, done: 3, total: 3, stale: false });
    expect(answer.lastUpdate).toEqual({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      time: expect.stringMatching(/^\d\d:\d\d$/),
    });
    const beta = answer.portals[1];
    expect(beta).toMatchObject({ actor: "owner", correctUrl: expect.stringContaining("/beta/korrektur") });
    expect(beta?.result).toMatchObject({ evidence: { url: expect.stringContaining("/beta/eintrag/0") }, reason: null });
    expect(beta?.result?.fields.filter(({ verdict }) => verdict !== "same")).toEqual([
      {
        field: "phone",
        expected: expect.stringContaining("23125100"),
        found: expect.stringContaining("999999"),
        verdict: "different",
      },
    ]);
    expect(answer.portals[2]).toMatchObject({ actor: "provider", result: { evidence: null, fields: [] } });

    const { score, fields } = await anna.correctness();
    expect(score).toBeGreaterThan(50);
    expect(score).toBeLessThan(67);
    expect(fields.find(({ field }) => field === "phone")).toEqual({ field: "phone", correct: 1, total: 2 });
    const counts = { portal_ok: 1, portal_nok: 1, portal_error: 0, portal_not_found: 1 };
    expect(await anna.statistics()).toMatchObject({
      statistics: { score, total: 3, counts },
      trend: [{ score, counts }],
    });
  });

  test("a business listed twice on a portal is reported as a duplicate with its URL", async () => {
    const anna = await someone();
    letPortal("alpha", [shownOf(NAME), shownOf("Brandt Bedachungen", { street: "Alte Straße 3" })]);
    await anna.reload();
    await app.drainJobs();
    const { portals: list } = await anna.portals();
    expect(list[0]?.portal.status).toBe("portal_nok");
    expect(list[0]?.result?.duplicates).toMatchObject([{ url: expect.stringContaining("/alpha/eintrag/1") }]);
  });

  test.each([
    ["hang", "timeout"],
    ["fail", "failed"],
    ["reset", "unreachable"],
  ] as const)(
    "a portal with the behaviour %s is tried three times and ends as %s; the other portals keep their result",
    async (behaviour, reason) => {
      const anna = await someone();
      letPortal("beta", behaviour);
      const before = requestsTo("beta");
      await anna.reload();
      await drainAttempts();
      const answer = await anna.portals();
      expect(statusesOf(answer)).toEqual({ alpha: "portal_ok", beta: "portal_error", gamma: "portal_ok" });
      expect(answer.portals[1]?.result?.reason).toBe(reason);
      expect(requestsTo("beta") - before).toBe(3);
      expect(answer.check.running).toBe(false);
      expect((await anna.correctness()).score).toBe(100);
    },
  );

  test("a check that takes too long ends with portal_error for every portal, and a late result changes nothing", async () => {
    const anna = await someone();
    await anna.reload();
    const check = await app.db
      .selectFrom("listing_checks")
      .select("id")
      .where("company_id", "=", anna.accountId)
      .executeTakeFirstOrThrow();
    await endCheck(app.dependencies, check.id);
    const answer = await anna.portals();
    expect(answer.check).toMatchObject({ running: false, done: 3 });
    expect(new Set(Object.values(statusesOf(answer)))).toEqual(new Set(["portal_error"]));
    // A late result changes nothing.
    await app.drainJobs();
    expect(statusesOf(await anna.portals())).toEqual(statusesOf(answer));
  });

  test("a check that is three minutes old sends no more requests", async () => {
    const anna = await someone();
    for (const portal of ["alpha", "beta", "gamma"]) letPortal(portal, "hang");
    await anna.reload();
    const before = requestsTo();
    await anna.age(3);
    await drainAttempts();
    expect(requestsTo()).toBe(before);
    expect(new Set(Object.values(statusesOf(await anna.portals())))).toEqual(new Set(["portal_error"]));
  });

  test("a repeated check shows the previous findings until each portal is read again", async () => {
    const anna = await someone();
    await anna.reload();
    await app.drainJobs();
    await anna.age(11);
    await anna.reload();
    const { portals: list, check } = await anna.portals();
    expect(check).toMatchObject({ running: true, done: 0 });
    expect(list.map(({ pending, portal }) => [pending, portal.status])).toEqual(
      Array.from({ length: 3 }, () => [true, "portal_ok"]),
    );
    await app.drainJobs();
    expect((await anna.statistics()).trend).toHaveLength(2);
  });

  test("eight parallel requests for a check start one check", async () => {
    const anna = await someone();
    const replies = await Promise.all(Array.from({ length: 8 }, () => anna.reload()));
    expect(replies.map(({ status, body }) => [status, body.check?.running])).toEqual(
      Array.from({ length: 8 }, () => [200, true]),
    );
    const checks = await app.db
      .selectFrom("listing_checks")
      .select("id")
      .where("company_id", "=", anna.accountId)
      .execute();
    expect(checks).toHaveLength(1);
    await app.drainJobs();
  });

  test("of four checks the findings of the latest two are kept, and the scores of all", async () => {
    const anna = await someone();
    for (let round = 0; round < 4; round++) {
      await anna.reload();
      await app.drainJobs();
      await anna.age(11);
    }
    const { rows } = await sql<{ checks: number }>`
      select count(distinct check_id)::int as checks from listing_results
      where check_id in (select id from listing_checks where company_id = ${anna.accountId})`.execute(app.db);
    expect(rows[0]?.checks).toBe(2);
    expect((await anna.statistics()).trend).toHaveLength(4);
  });
});

test("the CSV has one row per field, the most urgent portal first, with formulas escaped", async () => {
  const anna = await someone();
  letPortal("beta", [shownOf(NAME, { phone: "=030 999999" })]);
  letPortal("gamma", "fail");
  await anna.reload();
  await drainAttempts();
  const { raw } = await anna.client.call(getPortalsCsv, { accountId: anna.accountId });
  expect(raw.headers["content-disposition"]).toMatch(/filename="eintragsservice-\d{4}-\d\d-\d\d\.csv"/);
  const [heading, first, ...rows] = raw.body.trimEnd().split("\r\n");
  expect(heading).toMatch(/^\uFEFFPortal;Stand;Wer kümmert sich;Angabe;/);
  expect(first).toMatch(/^BETA;Abweichung;Sie;Name;stimmt;/);
  expect(rows.find((row) => row.startsWith("GAMMA"))).toMatch(
    /^GAMMA;Nicht lesbar;Wir;;Das Portal hat einen Fehler gemeldet/,
  );
  expect(raw.body).not.toMatch(/;=/);
});

test("the expected listing has the current entry's name and address", async () => {
  const anna = await someone();
  const { body } = await anna.client.call(getGrisuEntryServiceData, { accountId: anna.accountId });
  expect(body).toMatchObject({
    data: {
      ShippingStreet: "Lindenstraße 12",
      company: NAME,
      street: "Lindenstraße",
      houseNumber: "12",
      zipCode: "10969",
    },
    valid: true,
  });
});

test("updateWkdbSignet sets the account lock No_Wkdb_Signet__c, for one's own company only", async () => {
  const anna = await someone();
  const { client, accountId } = anna;
  const set = (lock: string, customerId = accountId) =>
    client.call(updateWkdbSignet, { accountId, query: { customerId: String(customerId), lock: lock as "true" } });
  const locked = async () => (await client.call(getAccountLocks, { accountId })).body.accountLocks.No_Wkdb_Signet__c;
  expect([(await set("true")).body, await locked()]).toEqual([{ locked: true }, true]);
  expect([(await set("false")).body, await locked()]).toEqual([{ locked: false }, false]);
  expect((await set("ja")).status).toBe(400);
  const bob = await someone();
  expect((await set("true", bob.accountId)).codes).toEqual(["account_not_available"]);
});

test("the portals of another company, or of none, answer account_not_available", async () => {
  const [anna, bob] = [await someone(), await someone()];
  for (const companyId of [bob.accountId, 9_999_999]) {
    const query = { companyId: String(companyId) };
    const { status, codes } = await anna.client.call(retrievePortals, { accountId: anna.accountId, query });
    expect([status, codes]).toEqual([404, ["account_not_available"]]);
  }
});
