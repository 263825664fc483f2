/** Trades come from the vocabulary, compared exactly; names that an entry already has may stay. */
import { withEmptyFields } from "@portal/contract/entry/parts";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { PROBLEMS } from "@portal/contract/http/problems";
import { sql } from "kysely";
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";

const { test, app } = apiTest();

async function owner() {
  const { client, company } = await app.logInMember();
  const accountId = company.id;
  return {
    accountId,
    save: (version: number, trades: string[]) =>
      client.call(saveCallOf("tradesData"), {
        accountId,
        body: { version, ...withEmptyFields("tradesData", { trades }) },
      }),
    trades: async () => (await client.call(getSalesForceEntry, { accountId })).body.entry.tradesData.trades,
  };
}

const { message } = PROBLEMS["entry.trade_unknown"];

test("each unknown trade is refused at its position, and nothing is saved", async () => {
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

test("an imported trade may stay, move and be removed, but not come back", async () => {
  const anna = await owner();
  const stored = JSON.stringify({ trades: ["Drachenzähmung", "Zimmerei"] });
  await sql`update entries set trades = ${stored}::jsonb where company_id = ${anna.accountId}`.execute(app.db);
  expect((await anna.save(1, ["Zimmerei", "Drachenzähmung", "Dachdeckerei"])).status).toBe(200);
  expect(await anna.trades()).toEqual(["Zimmerei", "Drachenzähmung", "Dachdeckerei"]);
  expect((await anna.save(2, ["Zimmerei"])).status).toBe(200);
  expect((await anna.save(3, ["Drachenzähmung"])).codes).toEqual(["entry.trade_unknown"]);
});

test("the look-up of trades uses an index", async () => {
  const plan = await sql<{ "QUERY PLAN": string }>`
    explain select term from vocabulary where kind = 'trade' and term = any(array['Zimmerei', 'Dachdeckerei']) and alias = ''
  `.execute(app.db);
  const text = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text).toContain("vocabulary_kind_term_alias_key");
  expect(text).not.toContain("Seq Scan");
});
