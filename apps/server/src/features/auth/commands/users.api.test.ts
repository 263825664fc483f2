import { verify } from "@node-rs/argon2";
import { aUser } from "@portal/db/factories/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, type PortalTest, startPortalTest } from "../../../testing/portal-command.ts";
import { PRODUCTION } from "../../../testing/production-settings.ts";

let t: PortalTest;
let portal: Portal;
beforeAll(async () => {
  t = await startPortalTest();
  ({ portal } = t);
});
afterAll(() => t.close());

test("user create, set-roles and set-password store the person, the roles and the hash, and refuse weak passwords", async () => {
  const create = [
    "user",
    "create",
    "Agentin@Portal.example",
    "--name",
    "Yvonne Seidel",
    "--role",
    "cuca",
    "--password",
  ];
  expect(await portal(create, { input: "kurz\n" })).toMatchObject({
    code: 1,
    error: expect.stringContaining("12 characters"),
  });
  expect(await portal(create, { input: "Demo-Portal-2026\n", env: PRODUCTION })).toMatchObject({
    code: 1,
  });
  expect(await portal(create, { input: "ein langes Kennwort\n", env: PRODUCTION })).toMatchObject({
    code: 0,
  });
  expect(await portal(create, { input: "ein langes Kennwort\n" })).toMatchObject({
    code: 1,
    error: expect.stringContaining("already"),
  });
  const find = () =>
    t.db.selectFrom("users").selectAll().where("login_key", "=", "agentin@portal.example").executeTakeFirstOrThrow();
  expect(await find()).toMatchObject({ roles: ["cuca"], display_name: "Yvonne Seidel" });

  await portal(["user", "set-roles", "AGENTIN@portal.example", "tradesmanager", "ratingusermanager"]);
  await portal(["user", "set-password", "agentin@portal.example"], { input: "noch ein Kennwort\n" });
  const { roles, password_hash: hash } = await find();
  expect(roles).toEqual(["tradesmanager", "ratingusermanager"]);
  expect(await verify(hash ?? "", "noch ein Kennwort")).toBe(true);
  expect((await portal(["user", "list"])).out).toContain("Agentin@Portal.example");
  expect(await portal(["user", "set-roles", "nobody@portal.example"])).toMatchObject({ code: 1 });
});

test("user set-password ends all sessions of the person", async () => {
  const user = await aUser(t.db);
  const at = new Date();
  await t.db
    .insertInto("sessions")
    .values({
      handle: "a handle of this test",
      user_id: user.id,
      secret_hash: Buffer.alloc(32),
      remember: false,
      created_at: at,
      last_used_at: at,
      expires_at: at,
      absolute_expires_at: at,
      next_secret_hash: null,
      next_issued_at: null,
      previous_secret_hash: null,
      previous_valid_until: null,
      revoked_at: null,
      agent_company_id: null,
      agent_reason: null,
      agent_expires_at: null,
    })
    .execute();
  await portal(["user", "set-password", user.login], { input: "ein ganz neues\n" });
  const { revoked_at: revoked } = await t.db.selectFrom("sessions").selectAll().executeTakeFirstOrThrow();
  expect(revoked).not.toBeNull();
});
