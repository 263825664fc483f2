import { aCompany } from "@portal/db/factories/companies";
import { sql } from "kysely";
import { expect } from "vitest";
import { sweepAround } from "../../testing/sweep-around.ts";
import { apiTest } from "../../testing/fixture.ts";
import { sweepContributions } from "./jobs.ts";

const { test, app } = apiTest();

test("a decided contribution is deleted after 90 days, an undecided one after 180", async () => {
  const { id } = await aCompany(app.db);
  const now = app.clock.now();
  const contribution = (decided: Date | null) =>
    sql`insert into contributions (company_id, kind, text, created_at, decided_at)
        values (${id}, 'other', 'Falsch', ${now}, ${decided})`.execute(app.db);
  await contribution(now);
  await contribution(null);
  expect(await sweepAround(app, sweepContributions, 90)).toEqual([0, 1]);
  const left = app.db.selectFrom("contributions").select("decided_at").where("company_id", "=", id);
  expect(await left.execute()).toEqual([{ decided_at: null }]);
  app.clock.set(now);
  expect(await sweepAround(app, sweepContributions, 180)).toEqual([0, 1]);
  expect(await left.execute()).toEqual([]);
});
