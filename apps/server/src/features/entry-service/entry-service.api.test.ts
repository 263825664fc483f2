/** The listing check of a company's own entry, on portals that answer over real HTTP. */
import {
  getGrisuEntryServiceData,
  getPortalsCsv,
  retrievePortals,
  updateWkdbSignet,
} from "@portal/contract/entry-service/calls";
import { getAccountLocks } from "@portal/contract/account-locks/calls";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { endCheck } from "./check-one-portal.ts";
import { shownOf } from "./testing/partner-portals.ts";
import { buildStage, clearStage, drainAttempts, NAME, someone, type Stage, statusesOf } from "./testing/stage.ts";

let stage: Stage;
beforeAll(async () => void (stage = await buildStage()));
afterAll(() => stage.close());
beforeEach(() => clearStage(stage));

describe("a check", () => {
  test("tells of each portal what it shows, where that was read, and who acts", async () => {
    const anna = await someone(stage);
    stage.portals.manners.set("beta", [shownOf(NAME, { phone: "030 999999" })]);
    stage.portals.manners.set("gamma", []);
    expect(await anna.portals()).toMatchObject({
      lastUpdate: null,
      check: { booked: true, running: false, startedAt: null, stale: false },
    });
    const { status, body } = await anna.reload();
    expect([status, body.check]).toMatchObject([200, { running: true, done: 0, total: 3 }]);
    await stage.t.drainJobs();

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

  test("says so where the business stands there twice", async () => {
    const anna = await someone(stage);
    stage.portals.manners.set("alpha", [shownOf(NAME), shownOf("Brandt Bedachungen", { street: "Alte Straße 3" })]);
    await anna.reload();
    await stage.t.drainJobs();
    const { portals: list } = await anna.portals();
    expect(list[0]?.portal.status).toBe("portal_nok");
    expect(list[0]?.result?.duplicates).toMatchObject([{ url: expect.stringContaining("/alpha/eintrag/1") }]);
  });

  test.each([
    ["hang", "timeout"],
    ["fail", "failed"],
    ["reset", "unreachable"],
  ] as const)(
    "a portal that does %s is tried three times and ends as %s, the others as they are",
    async (manner, reason) => {
      const anna = await someone(stage);
      stage.portals.manners.set("beta", manner);
      const before = stage.portals.requests.get("beta") ?? 0;
      await anna.reload();
      await drainAttempts(stage);
      const answer = await anna.portals();
      expect(statusesOf(answer)).toEqual({ alpha: "portal_ok", beta: "portal_error", gamma: "portal_ok" });
      expect(answer.portals[1]?.result?.reason).toBe(reason);
      expect((stage.portals.requests.get("beta") ?? 0) - before).toBe(3);
      expect(answer.check.running).toBe(false);
      expect((await anna.correctness()).score).toBe(100);
    },
  );

  test("that takes too long is ended, and what was not read could not be read", async () => {
    const anna = await someone(stage);
    await anna.reload();
    const check = await stage.t.db
      .selectFrom("listing_checks")
      .select("id")
      .where("company_id", "=", anna.accountId)
      .executeTakeFirstOrThrow();
    await endCheck(stage.t.dependencies, check.id);
    const answer = await anna.portals();
    expect(answer.check).toMatchObject({ running: false, done: 3 });
    expect(new Set(Object.values(statusesOf(answer)))).toEqual(new Set(["portal_error"]));
    // what comes late changes nothing
    await stage.t.drainJobs();
    expect(statusesOf(await anna.portals())).toEqual(statusesOf(answer));
  });

  test("that is over has nothing read for it any more", async () => {
    const anna = await someone(stage);
    for (const portal of ["alpha", "beta", "gamma"]) stage.portals.manners.set(portal, "hang");
    const asked = (): number => [...stage.portals.requests.values()].reduce((sum, count) => sum + count, 0);
    await anna.reload();
    const before = asked();
    await anna.age(3);
    await drainAttempts(stage);
    expect(asked()).toBe(before);
    expect(new Set(Object.values(statusesOf(await anna.portals())))).toEqual(new Set(["portal_error"]));
  });

  test("shows the findings of the check before until a portal has been read again", async () => {
    const anna = await someone(stage);
    await anna.reload();
    await stage.t.drainJobs();
    await anna.age(11);
    await anna.reload();
    const { portals: list, check } = await anna.portals();
    expect(check).toMatchObject({ running: true, done: 0 });
    expect(list.map(({ pending, portal }) => [pending, portal.status])).toEqual(
      Array.from({ length: 3 }, () => [true, "portal_ok"]),
    );
    await stage.t.drainJobs();
    expect((await anna.statistics()).trend).toHaveLength(2);
  });

  test("of a company runs once, however many ask at once", async () => {
    const anna = await someone(stage);
    const replies = await Promise.all(Array.from({ length: 8 }, () => anna.reload()));
    expect(replies.map(({ status, body }) => [status, body.check?.running])).toEqual(
      Array.from({ length: 8 }, () => [200, true]),
    );
    const checks = await stage.t.db
      .selectFrom("listing_checks")
      .select("id")
      .where("company_id", "=", anna.accountId)
      .execute();
    expect(checks).toHaveLength(1);
    await stage.t.drainJobs();
  });

  test("keeps findings of the latest two checks and the score of all", async () => {
    const anna = await someone(stage);
    for (let round = 0; round < 4; round++) {
      await anna.reload();
      await stage.t.drainJobs();
      await anna.age(11);
    }
    const { rows } = await sql<{ checks: number }>`
      select count(distinct check_id)::int as checks from listing_results
      where check_id in (select id from listing_checks where company_id = ${anna.accountId})`.execute(stage.t.db);
    expect(rows[0]?.checks).toBe(2);
    expect((await anna.statistics()).trend).toHaveLength(4);
  });
});

test("the file for spreadsheets has one row a field, the most urgent portal first, and no formulas", async () => {
  const anna = await someone(stage);
  stage.portals.manners.set("beta", [shownOf(NAME, { phone: "=030 999999" })]);
  stage.portals.manners.set("gamma", "fail");
  await anna.reload();
  await drainAttempts(stage);
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

test("what would be compared is the entry as it is", async () => {
  const anna = await someone(stage);
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

test("the signet's lock is the company's lock of that name", async () => {
  const anna = await someone(stage);
  const { client, accountId } = anna;
  const set = (lock: string, customerId = accountId) =>
    client.call(updateWkdbSignet, { accountId, query: { customerId: String(customerId), lock: lock as "true" } });
  const locked = async () => (await client.call(getAccountLocks, { accountId })).body.accountLocks.No_Wkdb_Signet__c;
  expect([(await set("true")).body, await locked()]).toEqual([{ locked: true }, true]);
  expect([(await set("false")).body, await locked()]).toEqual([{ locked: false }, false]);
  expect((await set("ja")).status).toBe(400);
  const bob = await someone(stage);
  expect((await set("true", bob.accountId)).codes).toEqual(["account_not_available"]);
});

test("another company's portals are not shown", async () => {
  const [anna, bob] = [await someone(stage), await someone(stage)];
  for (const companyId of [bob.accountId, 9_999_999]) {
    const query = { companyId: String(companyId) };
    const { status, codes } = await anna.client.call(retrievePortals, { accountId: anna.accountId, query });
    expect([status, codes]).toEqual([404, ["account_not_available"]]);
  }
});
