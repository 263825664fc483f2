import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { sweepClaimCodes } from "./jobs.ts";
import { aClaimant, aFreeCompany, claimByMail } from "./testing/claimants.ts";

const { test, app } = apiTest();

test("a claim's code is deleted at its expiry; entering it later answers claiming.code_expired", async () => {
  const company = await aFreeCompany(app);
  const claimant = await aClaimant(app, company.id);
  const code = await claimByMail(app, claimant, company);
  expect(await sweepClaimCodes(app.dependencies)).toBe(0);
  // Changes the row instead of the clock: the session must live longer than the code.
  await app.db
    .updateTable("claims")
    .set({ code_expires_at: app.clock.now() })
    .where("company_id", "=", company.id)
    .execute();
  expect(await sweepClaimCodes(app.dependencies)).toBe(1);
  const row = app.db.selectFrom("claims").select(["code_hash", "state"]).where("company_id", "=", company.id);
  expect(await row.executeTakeFirst()).toEqual({ code_hash: null, state: "code_out" });
  expect((await claimant.enter(code)).codes).toEqual(["claiming.code_expired"]);
});
