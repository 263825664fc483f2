/** Trades come from the vocabulary, letter by letter; what an entry holds already may stay. */
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { PROBLEMS } from "@portal/contract/http/problems";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/test-app.ts";

let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

async function owner() {
  const { client, companyIds } = await t.signIn({ companies: [{}] });
  const accountId = companyIds[0] as number;
  return {
    accountId,
    save: (version: number, trades: string[]) =>
      client.call(saveCallOf("tradesData"), { accountId, body: { version, trades } }),
    trades: async () => (await client.call(getSalesForceEntry, { accountId })).body.entry.tradesData.trades,
  };
}

const { message } = PROBLEMS["entry.trade_unknown"];

test("each unknown name is refused at its place, and nothing is saved", async () => {
  const anna = await owner();
  const reply = await anna.save(1, ["Dachdeckerei", "Drachenzähmung", "Zimmerei", "dachdeckerei ", "Zimmerer"]);
  expect([reply.status, reply.body]).toEqual([
    400,
    {
      errors: [{ code: "request.invalid", field: "trades", message: "Branchen: bitte jede Angabe nur einmal." }],
    },
  ]);
  const unknown = await anna.save(1, ["Dachdeckerei", "Drachenzähmung", "Zimmerei", "metzgerei", "Heizungsbauer"]);
  expect([unknown.status, unknown.body]).toEqual([
    400,
    { errors: [1, 3, 4].map((index) => ({ code: "entry.trade_unknown", field: `trades.${index}`, message })) },
  ]);
  expect(await anna.trades()).toEqual([]);
});

test("a name that the provider's data brought may stay, move and go, but not come back", async () => {
  const anna = await owner();
  const stored = JSON.stringify({ trades: ["Drachenzähmung", "Zimmerei"] });
  await sql`update entries set trades = ${stored}::jsonb where company_id = ${anna.accountId}`.execute(t.db);
  expect((await anna.save(1, ["Zimmerei", "Drachenzähmung", "Dachdeckerei"])).status).toBe(200);
  expect(await anna.trades()).toEqual(["Zimmerei", "Drachenzähmung", "Dachdeckerei"]);
  expect((await anna.save(2, ["Zimmerei"])).status).toBe(200);
  expect((await anna.save(3, ["Drachenzähmung"])).codes).toEqual(["entry.trade_unknown"]);
});

test("the look-up uses an index", async () => {
  const plan = await sql<{ "QUERY PLAN": string }>`
    explain select term from vocabulary where kind = 'trade' and term = any(array['Zimmerei', 'Dachdeckerei']) and alias = ''
  `.execute(t.db);
  const text = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text).toContain("vocabulary_kind_term_alias_key");
  expect(text).not.toContain("Seq Scan");
});
