import { getPublicEntry, getSalesForceEntry } from "@portal/contract/entry/calls";
import { decideEntryDifferences, getEntryDifferences } from "@portal/contract/entry/differences/calls";
import { undoEntryChange } from "@portal/contract/entry/history/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { getGrisuEntry, getGrisuEntryFromRedis } from "@portal/contract/entry/directory/calls";
import { anImportDifference } from "@portal/db/factories/import-differences";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/test-app.ts";
import { aboutUs } from "../testing/bodies.ts";

let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

async function someone(app = t) {
  const { client, companyIds } = await app.signIn({ companies: [{}] });
  const accountId = companyIds[0] as number;
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
    /** As an import does, past the calls. */
    imports: (slogan: string) =>
      sql`update entries set slogan = ${slogan}, updated_at = ${app.clock.now()} where company_id = ${accountId}`.execute(
        app.db,
      ),
  };
}

const MINUTE_MS = 60_000;

test("the directory's entry is what the public sees, with the directory's keys", async () => {
  const anna = await someone();
  const { client, accountId } = anna;
  const { rows } = await sql<{ external_id: string }>`
    update companies set is_published_on_b2b = true where id = ${accountId} returning external_id`.execute(t.db);
  const shown = (await client.call(getPublicEntry, { params: { id: String(accountId) } })).body.entry;
  expect(await anna.live()).toEqual({
    ...shown,
    externalId: rows[0]?.external_id,
    displayName: "Brandt Bedachungen GmbH",
    isPublishedOnB2B: true,
    updatedAt: expect.stringMatching(/Z$/),
  });
});

describe("the kept copy", () => {
  test("grows old, is stale after five minutes, and fresh on the next call", async () => {
    t.clock.set("2026-03-02T10:00:00Z");
    const anna = await someone();
    const first = await anna.copy();
    expect(first).toMatchObject({ ageSeconds: 0, stale: false, entry: { slogan: "" } });
    expect(Math.abs(Date.parse(first.cachedAt) - Date.parse("2026-03-02T10:00:00Z"))).toBeLessThan(MINUTE_MS);
    await anna.imports("Neu");
    t.clock.advance(4 * MINUTE_MS);
    const older = await anna.copy();
    expect(older).toMatchObject({ cachedAt: first.cachedAt, stale: false, entry: { slogan: "" } });
    expect(older.ageSeconds).toBeGreaterThanOrEqual(240);
    expect((await anna.live()).slogan).toBe("Neu");
    t.clock.advance(MINUTE_MS);
    expect(await anna.copy()).toMatchObject({ cachedAt: first.cachedAt, stale: true, entry: { slogan: "" } });
    const fresh = await anna.copy();
    expect(fresh).toMatchObject({ stale: false, entry: { slogan: "Neu" } });
    expect(fresh.ageSeconds).toBeLessThan(60);
  });

  test("is forgotten by a save, an undo and an accepted difference of its company, by no other's", async () => {
    const anna = await someone();
    const bob = await someone();
    const { cachedAt } = await bob.copy();
    await anna.copy();
    const { changeId } = await anna.saves("Eins");
    expect((await anna.copy()).entry.aboutUs.text).toBe("Eins");
    const { client, accountId } = anna;
    await client.call(undoEntryChange, { accountId, body: { changeId: changeId as number } });
    expect((await anna.copy()).entry.aboutUs.text).toBe("");
    await anImportDifference(t.db, { company_id: accountId, part: "logoAndSlogan", proposed: { slogan: "Dicht" } });
    const [difference] = (await client.call(getEntryDifferences, { accountId })).body.differences;
    const { part = "logoAndSlogan", version = 1, proposal = "" } = difference ?? {};
    const decisions = [{ field: "slogan" as const, decision: "accept" as const }];
    await client.call(decideEntryDifferences, { accountId, body: { part, version, proposal, decisions } });
    expect((await anna.copy()).entry.slogan).toBe("Dicht");
    expect((await bob.copy()).cachedAt).toBe(cachedAt);
  });

  test("of another release, or no copy at all, counts as none", async () => {
    const anna = await someone();
    for (const odd of [null, 1, "{}", {}, { entry: {}, cachedAt: "2026-03-02T10:00:00Z" }, { cachedAt: "gestern" }]) {
      await t.dependencies.cache.set(`directory-entry:${anna.accountId}`, odd, MINUTE_MS);
      expect(await anna.copy()).toMatchObject({ ageSeconds: 0, stale: false });
    }
  });

  test("of a clock that is ahead is not younger than new", async () => {
    const anna = await someone();
    await anna.copy();
    t.clock.advance(-10 * MINUTE_MS);
    expect(await anna.copy()).toMatchObject({ ageSeconds: 0, stale: false });
    t.clock.advance(10 * MINUTE_MS);
  });
});

test("a company without an entry has none in the directory either", async () => {
  const anna = await someone();
  await sql`delete from entries where company_id = ${anna.accountId}`.execute(t.db);
  for (const endpoint of [getGrisuEntry, getGrisuEntryFromRedis]) {
    const { status, codes } = await anna.client.call(endpoint, { accountId: anna.accountId });
    expect([status, codes]).toEqual([404, ["entry.not_found"]]);
  }
});

test("with Redis stopped everything works, and every copy is new", async () => {
  const withoutRedis = await buildTestApp({ REDIS_URL: "redis://127.0.0.1:1" });
  try {
    const anna = await someone(withoutRedis);
    expect(await anna.copy()).toMatchObject({ ageSeconds: 0, stale: false });
    await anna.saves("Eins");
    expect((await anna.copy()).entry.aboutUs.text).toBe("Eins");
    const body = { version: 1, paymentMethods: ["cash" as const] };
    expect((await anna.client.call(saveCallOf("payments"), { accountId: anna.accountId, body })).status).toBe(200);
    expect(await anna.copy()).toMatchObject({ ageSeconds: 0, entry: { payments: { paymentMethods: ["cash"] } } });
    const told = withoutRedis.logLines.filter((line) => line.includes("the cache is away"));
    expect(told).toHaveLength(1);
  } finally {
    await withoutRedis.close();
  }
});
