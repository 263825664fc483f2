import { aCompany } from "@portal/db/factories/companies";
import { aSecondFactor, aUser } from "@portal/db/factories/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, type PortalTest, startPortalTest } from "../../../testing/portal-command.ts";

let t: PortalTest;
let portal: Portal;
beforeAll(async () => {
  t = await startPortalTest();
  ({ portal } = t);
});
afterAll(() => t.close());

test("agent grant and withdraw change the role cuca; list and visits show who acted for whom", async () => {
  const user = await aUser(t.db, { display_name: "Yvonne Seidel" });
  const company = await aCompany(t.db);
  expect(await portal(["agent", "grant", user.login])).toMatchObject({ code: 0 });
  expect(await portal(["agent", "grant", user.login])).toMatchObject({ code: 0 });
  const roles = async () =>
    (await t.db.selectFrom("users").select("roles").where("id", "=", user.id).executeTakeFirstOrThrow()).roles;
  expect(await roles()).toEqual(["cuca"]);
  const startedAt = new Date("2026-07-01T08:00:00Z");
  await t.db
    .insertInto("support_visits")
    .values({
      agent_user_id: user.id,
      company_id: company.id,
      reason: "Rückruf",
      started_at: startedAt,
      ends_at: startedAt,
    })
    .execute();
  expect((await portal(["agent", "list"])).out).toMatch(/Yvonne Seidel\s+2026-07-01T08:00:00\S+\s+missing/);
  await aSecondFactor(t.db, user.id);
  expect((await portal(["agent", "list"])).out).toMatch(/Yvonne Seidel\s+2026-07-01T08:00:00\S+\s+on/);
  expect((await portal(["agent", "visits", "--limit", "5"])).out).toContain("Rückruf");
  expect(await portal(["agent", "visits", "--limit", "0"])).toMatchObject({ code: 1 });
  expect(await portal(["agent", "withdraw", user.login])).toMatchObject({ code: 0 });
  expect(await roles()).toEqual([]);
  expect(await portal(["agent", "grant", "niemand@x.example"])).toMatchObject({ code: 1 });
});
