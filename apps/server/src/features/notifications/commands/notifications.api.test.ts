import { aCompany } from "@portal/db/factories/companies";
import { aMembership, aUser } from "@portal/db/factories/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, type PortalTest, startPortalTest } from "../../../testing/portal-command.ts";

let t: PortalTest;
let portal: Portal;
beforeAll(async () => {
  t = await startPortalTest();
  ({ portal } = t);
});
afterAll(() => t.close());

test("notification define, give and remove change what people and companies see, and refuse unknown names", async () => {
  const user = await aUser(t.db);
  const colleague = await aUser(t.db);
  const company = await aCompany(t.db);
  await aMembership(t.db, { user_id: colleague.id, company_id: company.id });
  const define = ["notification", "define", "sommer", "--headline", "Ferien", "--text", "Eine\nZwei"];
  expect(await portal([...define, "--button-link", "javascript:alert(1)"])).toMatchObject({
    code: 1,
    error: expect.stringContaining("button_link"),
  });
  expect(await portal(define)).toMatchObject({ code: 0 });
  expect(await portal(define.with(4, "Bald Ferien"))).toMatchObject({ code: 0 });
  expect(await portal(["notification", "give", "sommer"])).toMatchObject({ code: 1 });
  expect(await portal(["notification", "give", "winter", "--login", user.login])).toMatchObject({ code: 1 });
  expect(await portal(["notification", "give", "sommer", "--login", "niemand@x.example"])).toMatchObject({ code: 1 });
  const give = ["notification", "give", "sommer", "--login", user.login, "--company", company.external_id];
  expect((await portal(give)).out).toContain("2 people");
  const given = () => t.db.selectFrom("user_notifications").selectAll().where("code", "=", "sommer").execute();
  expect(new Map((await given()).map((row) => [row.user_id, row.company_id]))).toEqual(
    new Map([
      [user.id, null],
      [colleague.id, company.id],
    ]),
  );
  await t.db.updateTable("user_notifications").set({ read_at: new Date() }).where("code", "=", "sommer").execute();
  expect((await portal(["notification", "list"])).out).toMatch(/sommer\s+2\s+2\s+Bald Ferien/);
  await portal(give);
  expect((await given()).every(({ read_at }) => read_at === null)).toBe(true);
  expect(await portal(["notification", "remove", "sommer"])).toMatchObject({ code: 0 });
  expect(await given()).toEqual([]);
  expect(await portal(["notification", "remove", "sommer"])).toMatchObject({ code: 1 });
});
