import { withEmptyFields } from "@portal/contract/entry/parts";
import { getPublicEntry, getSalesForceEntry } from "@portal/contract/entry/calls";
import { decideEntryDifferences, getEntryDifferences } from "@portal/contract/entry/differences/calls";
import { undoEntryChange } from "@portal/contract/entry/history/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { getGrisuEntry, getGrisuEntryFromRedis } from "@portal/contract/entry/directory/calls";
import { anImportDifference } from "@portal/db/factories/import-differences";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { aboutUs } from "../testing/bodies.ts";

const { test, app } = apiTest();
const { app: appWithoutRedis } = apiTest({ environment: { REDIS_URL: "redis://127.0.0.1:1" } });

async function someone(at = app) {
  const { client, company } = await at.logInMember();
  const accountId = company.id;
  return {
    client,
    accountId,
    live: async () => (await client.call(getGrisuEntry, { accountId })).body.entry,
    copy: async () => (await client.call(getGrisuEntryFromRedis, { accountId })).body,
    saves: async (text: string) => {
      const { versions } = (await client.call(getSalesForceEntry, { accountId })).body.entry;
      const body = aboutUs({ version: versions.aboutUs, text });
      return (await client.call(saveCallOf("aboutUs"), { accountId, body })).body;
    },
    /** Changes the entry in the database, as an import does. */
    imports: (slogan: string) =>
      sql`update entries set slogan = ${slogan}, updated_at = ${at.clock.now()} where company_id = ${accountId}`.execute(
        at.db,
      ),
  };
}

const MINUTE_MS = 60_000;

test("the directory's entry is the public entry with the directory's field names", async () => {
  const anna = await someone();
  const { client, accountId } = anna;
  const { rows } = await sql<{ external_id: string }>`
    update companies set is_published_on_b2b = true where id = ${accountId} returning external_id`.execute(app.db);
  const shown = (await client.call(getPublicEntry, { params: { id: String(accountId) } })).body.entry;
  expect(await anna.live()).toEqual({
    ...shown,
    externalId: rows[0]?.external_id,
    displayName: "Brandt Bedachungen GmbH",
    isPublishedOnB2B: true,
    updatedAt: expect.stringMatching(/Z$/),
  });
});

describe("the directory's copy", () => {
  test("is stale after five minutes, and the call that finds it stale renews it for the next one", async () => {
    app.clock.set("2026-03-02T10:00:00Z");
    const anna = await someone();
    const first = await anna.copy();
    expect(first).toMatchObject({ ageSeconds: 0, stale: false, entry: { slogan: "" } });
    expect(Math.abs(Date.parse(first.cachedAt) - Date.parse("2026-03-02T10:00:00Z"))).toBeLessThan(MINUTE_MS);
    await anna.imports("Neu");
    app.clock.advance(4 * MINUTE_MS);
    const older = await anna.copy();
    expect(older).toMatchObject({ cachedAt: first.cachedAt, stale: false, entry: { slogan: "" } });
    expect(older.ageSeconds).toBeGreaterThanOrEqual(240);
    expect((await anna.live()).slogan).toBe("Neu");
    app.clock.advance(MINUTE_MS);
    expect(await anna.copy()).toMatchObject({ cachedAt: first.cachedAt, stale: true, entry: { slogan: "" } });
    const fresh = await anna.copy();
    expect(fresh).toMatchObject({ stale: false, entry: { slogan: "Neu" } });
    expect(fresh.ageSeconds).toBeLessThan(60);
  });

  test("is deleted by a save, an undo and an accepted difference of its own company only", async () => {
    const anna = await someone();
    const bob = await someone();
    const { cachedAt } = await bob.copy();
    await anna.copy();
    const { changeId } = await anna.saves("Eins");
    expect((await anna.copy()).entry.aboutUs.text).toBe("Eins");
    const { client, accountId } = anna;
    await client.call(undoEntryChange, { accountId, body: { changeId: changeId as number } });
    expect((await anna.copy()).entry.aboutUs.text).toBe("");
    await anImportDifference(app.db, { company_id: accountId, part: "logoAndSlogan", proposed: { slogan: "Dicht" } });
    const [difference] = (await client.call(getEntryDifferences, { accountId })).body.differences;
    const { part = "logoAndSlogan", version = 1, proposal = "" } = difference ?? {};
    const decisions = [{ field: "slogan" as const, decision: "accept" as const }];
    await client.call(decideEntryDifferences, { accountId, body: { part, version, proposal, decisions } });
    expect((await anna.copy()).entry.slogan).toBe("Dicht");
    expect((await bob.copy()).cachedAt).toBe(cachedAt);
  });

  test("of another release, or unreadable, counts as missing", async () => {
    const anna = await someone();
    for (const odd of [null, 1, "{}", {}, { entry: {}, cachedAt: "2026-03-02T10:00:00Z" }, { cachedAt: "gestern" }]) {
      await app.dependencies.cache.set(`directory-entry:${anna.accountId}`, odd, MINUTE_MS);
      expect(await anna.copy()).toMatchObject({ ageSeconds: 0, stale: false });
    }
  });

  test("from a clock that is ahead has age zero", async () => {
    const anna = await someone();
    await anna.copy();
    app.clock.advance(-10 * MINUTE_MS);
    expect(await anna.copy()).toMatchObject({ ageSeconds: 0, stale: false });
    app.clock.advance(10 * MINUTE_MS);
  });
});

test("a company without an entry has no directory entry", async () => {
  const anna = await someone();
  await sql`delete from entries where company_id = ${anna.accountId}`.execute(app.db);
  for (const endpoint of [getGrisuEntry, getGrisuEntryFromRedis]) {
    const { status, codes } = await anna.client.call(endpoint, { accountId: anna.accountId });
    expect([status, codes]).toEqual([404, ["entry.not_found"]]);
  }
});

test("with Redis stopped every copy is made anew, saves work, and the log says so once", async () => {
  const anna = await someone(appWithoutRedis);
  expect(await anna.copy()).toMatchObject({ ageSeconds: 0, stale: false });
  await anna.saves("Eins");
  expect((await anna.copy()).entry.aboutUs.text).toBe("Eins");
  const body = { version: 1, ...withEmptyFields("payments", { paymentMethods: ["cash"] }) };
  expect((await anna.client.call(saveCallOf("payments"), { accountId: anna.accountId, body })).status).toBe(200);
  expect(await anna.copy()).toMatchObject({ ageSeconds: 0, entry: { payments: { paymentMethods: ["cash"] } } });
  expect(appWithoutRedis.logLines.filter((line) => line.includes("the cache is away"))).toHaveLength(1);
});
