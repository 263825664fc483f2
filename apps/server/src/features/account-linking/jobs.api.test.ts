import { aCompany } from "@portal/db/factories/companies";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { sweepAround } from "../../testing/sweep-around.ts";
import { apiTest } from "../../testing/fixture.ts";
import { sweepAccountLinks } from "./jobs.ts";

const { test, app } = apiTest();
let companyId: number;
beforeEach(async () => {
  companyId = (await aCompany(app.db)).id;
});

const now = (): Date => app.clock.now();
const link = (state: string, decided: Date | null) =>
  sql`insert into account_links (company_id, email, email_key, "right", origin, brand, state, created_at, expires_at, decided_at)
      values (${companyId}, ${state}, ${state}, 'read', 'person', 'nahbei', ${state}, ${now()}, ${now()}, ${decided})`.execute(
    app.db,
  );
const statesOfLinks = async () =>
  (await app.db.selectFrom("account_links").select("state").where("company_id", "=", companyId).execute())
    .map(({ state }) => state)
    .toSorted();

test("an open link is deleted 30 days after its expiry, one that waits for a decision stays", async () => {
  await link("open", null);
  await link("pending", now());
  expect(await sweepAround(app, sweepAccountLinks, 30)).toEqual([0, 1]);
  expect(await statesOfLinks()).toEqual(["pending"]);
});

test("linked, refused and withdrawn links are deleted a year after the decision", async () => {
  for (const state of ["linked", "refused", "withdrawn"]) await link(state, now());
  expect(await sweepAround(app, sweepAccountLinks, 365)).toEqual([0, 3]);
  expect(await statesOfLinks()).toEqual([]);
});
