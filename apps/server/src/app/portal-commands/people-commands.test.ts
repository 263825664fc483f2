/** Commands about people and what is said to them: users, agents, notices, notifications, claims. */
import path from "node:path";
import { verify } from "@node-rs/argon2";
import { aCompany } from "@portal/db/factories/companies";
import { anEntry } from "@portal/db/factories/entries";
import { aNotice } from "@portal/db/factories/notices";
import { aMembership, aUser } from "@portal/db/factories/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PortalTest, startPortalTest } from "../../testing/portal-command.ts";

let t: PortalTest;
beforeAll(async () => void (t = await startPortalTest()));
afterAll(() => t.close());
const portal: PortalTest["portal"] = (args, options) => t.portal(args, options);

test("creates people, sets passwords unseen and roles, and ends sessions", async () => {
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
  expect(await portal(create, { input: "Demo-Portal-2026\n", env: { PORTAL_ENV: "production" } })).toMatchObject({
    code: 1,
  });
  expect(await portal(create, { input: "ein langes Kennwort\n", env: { PORTAL_ENV: "production" } })).toMatchObject({
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

test("a new password ends all sessions of the person", async () => {
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

test("adds, lists and removes notices", async () => {
  const { id } = await aNotice(t.db, { message: "Schon da." });
  const add = [
    "notice",
    "add",
    "Wartung am Sonntag.",
    "--level",
    "warning",
    "--no-dismissible",
    "--ends",
    "2030-01-01T00:00:00Z",
  ];
  expect(await portal(add)).toMatchObject({ code: 0 });
  expect((await portal(["notice", "list"])).out).toMatch(
    /warning\s+no\s+2030-01-01T00:00:00.000Z\s+Wartung am Sonntag\./,
  );
  expect(await portal(["notice", "remove", String(id)])).toMatchObject({ code: 0 });
  expect(await portal(["notice", "remove", String(id)])).toMatchObject({ code: 1 });
  expect(await portal(["notice", "add", "x", "--ends", "morgen"])).toMatchObject({ code: 1 });
});

test("defines a notification, gives it to people and companies, and removes it", async () => {
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

test("grants and withdraws the work of an agent, and tells who acted for whom", async () => {
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
  expect((await portal(["agent", "list"])).out).toMatch(/Yvonne Seidel\s+2026-07-01T08:00:00/);
  expect((await portal(["agent", "visits", "--limit", "5"])).out).toContain("Rückruf");
  expect(await portal(["agent", "visits", "--limit", "0"])).toMatchObject({ code: 1 });
  expect(await portal(["agent", "withdraw", user.login])).toMatchObject({ code: 0 });
  expect(await roles()).toEqual([]);
  expect(await portal(["agent", "grant", "niemand@x.example"])).toMatchObject({ code: 1 });
});

test("claims: the work list, and plain words for what is not possible", async () => {
  const company = await aCompany(t.db, { name: "Anspruch GmbH" });
  await anEntry(t.db, { company_id: company.id });
  const user = await aUser(t.db);
  const now = new Date();
  const waiting = { company_id: company.id, user_id: user.id, brand: "nahbei", started_at: now, changed_at: now };
  const { id } = await t.db
    .insertInto("claims")
    .values({ ...waiting, state: "requested", proof: "phone", sent_to: "030 23125100" })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await portal(["claim", "list"])).out).toMatch(/requested +phone +Anspruch GmbH \(\d+\) +030 23125100/);
  expect((await portal(["claim", "code", String(id)])).out).toMatch(
    /^Call 030 23125100 \(Anspruch GmbH\) and read out: \w{4}-\w{4}\nGood until /,
  );
  expect((await portal(["claim", "hold", String(id)])).out).toBe(`Claim ${id} is held now.`);
  expect((await portal(["claim", "list"])).out).toMatch(/held provider +phone/);
  expect(await portal(["claim", "letter", String(id), "--out", path.join(t.dataDir, "brief.pdf")])).toMatchObject({
    code: 1,
    error: expect.stringContaining("Not possible as the claim stands."),
  });
  expect(await portal(["claim", "release", "999999"])).toMatchObject({ code: 1, error: "There is no such claim." });
  expect(await portal(["claim", "release", "x"])).toMatchObject({
    code: 1,
    error: expect.stringContaining("Not a number"),
  });
});
