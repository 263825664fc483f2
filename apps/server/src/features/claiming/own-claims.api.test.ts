import { getOwnClaims, withdrawClaim } from "@portal/contract/claiming/calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { decideClaim } from "./provider.ts";
import { aClaimant, aFreeCompany, claimByMail } from "./testing/claimants.ts";

let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

test("a person's open claims come with their state and the page where they go on; others' and ended ones don't", async () => {
  const [first, second, third] = [await aFreeCompany(t), await aFreeCompany(t), await aFreeCompany(t)];
  const person = await aClaimant(t, first.id);
  const mine = async () => (await person.client.call(getOwnClaims, {})).body.claims;
  expect(await mine()).toEqual([]);
  await claimByMail(t, person, first);
  await (await aClaimant(t, second.id)).ask("letter");
  const own = { companyId: first.id, company: expect.any(String) as string };
  expect(await mine()).toEqual([{ ...own, state: "code_out", page: "claiming_pending" }]);

  const { id } = await t.db
    .selectFrom("claims")
    .select("id")
    .where("company_id", "=", first.id)
    .executeTakeFirstOrThrow();
  await decideClaim(t.dependencies, id, "hold");
  expect(await mine()).toEqual([{ ...own, state: "held", page: "claiming_hold" }]);
  await t.db.updateTable("companies").set({ claimed_by: "PROVIDER" }).where("id", "=", first.id).execute();
  expect(await mine()).toEqual([{ ...own, state: "held", page: "claiming_otherowner_provider" }]);

  await t.db
    .updateTable("claims")
    .set({ company_id: third.id, state: "started", held_because: null })
    .where("id", "=", id)
    .execute();
  await person.client.call(withdrawClaim, { body: { company: third.id } });
  expect(await mine()).toEqual([]);
});
