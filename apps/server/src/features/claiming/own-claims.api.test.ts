import { getOwnClaims, withdrawClaim } from "@portal/contract/claiming/calls";
import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { decideClaim } from "./provider.ts";
import { aClaimant, aFreeCompany, claimByMail } from "./testing/claimants.ts";

const { test, app } = apiTest();

test("a person's open claims come with their state and the page where they go on; others' and ended ones don't", async () => {
  const [first, second, third] = [await aFreeCompany(app), await aFreeCompany(app), await aFreeCompany(app)];
  const person = await aClaimant(app, first.id);
  const mine = async () => (await person.client.call(getOwnClaims, {})).body.claims;
  expect(await mine()).toEqual([]);
  await claimByMail(app, person, first);
  await (await aClaimant(app, second.id)).ask("letter");
  const own = { companyId: first.id, company: expect.any(String) as string };
  expect(await mine()).toEqual([{ ...own, state: "code_out", page: "claiming_pending" }]);

  const { id } = await app.db
    .selectFrom("claims")
    .select("id")
    .where("company_id", "=", first.id)
    .executeTakeFirstOrThrow();
  await decideClaim(app.dependencies, id, "hold");
  expect(await mine()).toEqual([{ ...own, state: "held", page: "claiming_hold" }]);
  await app.db.updateTable("companies").set({ claimed_by: "PROVIDER" }).where("id", "=", first.id).execute();
  expect(await mine()).toEqual([{ ...own, state: "held", page: "claiming_otherowner_provider" }]);

  await app.db
    .updateTable("claims")
    .set({ company_id: third.id, state: "started", held_because: null })
    .where("id", "=", id)
    .execute();
  await person.client.call(withdrawClaim, { body: { company: third.id } });
  expect(await mine()).toEqual([]);
});
