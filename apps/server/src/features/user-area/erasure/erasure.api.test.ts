import { login } from "@portal/contract/auth/calls";
import { invitePerson } from "@portal/contract/company-data/people/calls";
import { berlinDate } from "@portal/contract/time/berlin-time";
import {
  confirmPassword,
  CONFIRMATION_MINUTES,
  deleteProfile,
  noteLeavingReason,
  ERASURE_GRACE_DAYS,
  getDeletionPreview,
  getProfile,
  keepProfile,
} from "@portal/contract/user-area/profile";
import { aRating, aSearch, aView } from "@portal/db/factories/user-history";
import { aMembership, aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { LoggedIn } from "../../../testing/test-app.ts";
import { sweepAround } from "../../../testing/sweep-around.ts";
import { eraseDueProfiles, sweepReasons } from "./service.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { test, app, mailbox } = apiTest();
let petra: LoggedIn;
beforeEach(async () => {
  app.clock.set(new Date());
  petra = await app.logInPerson({ companies: [{ name: "Allein GmbH" }, { name: "Zu zweit GmbH" }] });
  const [alone, together] = petra.companyIds as [number, number];
  await app.db
    .updateTable("companies")
    .set({ claimed_by: "OWNER", claimed_last_update: new Date() })
    .where("id", "in", [alone, together])
    .execute();
  await aMembership(app.db, { user_id: (await aUser(app.db)).id, company_id: together });
  await aRating(app.db, { user_id: petra.userId, company_id: alone });
  await aSearch(app.db, { user_id: petra.userId });
  await aView(app.db, { user_id: petra.userId, company_id: alone });
});

const confirm = (password = TEST_PASSWORD) => petra.client.call(confirmPassword, { body: { password } });
const remove = () => petra.client.call(deleteProfile, { query: { reason: "privacy", customtext: "Zu viele Mails" } });
const exists = async () =>
  (await app.db.selectFrom("users").select("id").where("id", "=", petra.userId).execute()).length === 1;

test("the preview names what is deleted and which claims end", async () => {
  const { body } = await petra.client.call(getDeletionPreview, {});
  expect(body).toEqual({
    companies: [
      { id: petra.companyIds[0], name: "Allein GmbH", ends: true },
      { id: petra.companyIds[1], name: "Zu zweit GmbH", ends: false },
    ],
    things: expect.arrayContaining([
      { kind: "ratings", count: 1 },
      { kind: "latest_searches", count: 1 },
      { kind: "viewed_entries", count: 1 },
    ]) as unknown,
  });
});

describe("deleting the profile needs the password", () => {
  test("the right one, typed in the last five minutes", async () => {
    expect((await remove()).codes).toEqual(["user.confirmation_needed"]);
    expect((await confirm("Falsch-2026")).body).toMatchObject({
      errors: [{ code: "auth.own_password_wrong", field: "password" }],
    });
    expect((await remove()).codes).toEqual(["user.confirmation_needed"]);
    await confirm();
    app.clock.advance(CONFIRMATION_MINUTES * MINUTE);
    expect((await remove()).codes).toEqual(["user.confirmation_needed"]);
  });

  test("typed in this session", async () => {
    await confirm();
    const other = app.anonymous();
    await other.logIn(petra.login, TEST_PASSWORD);
    const refused = await other.call(deleteProfile, { query: { reason: "other", customtext: "" } });
    expect(refused.codes).toEqual(["user.confirmation_needed"]);
  });

  test("without any reason", async () => {
    const quiet = await app.logInPerson();
    await quiet.client.call(confirmPassword, { body: { password: TEST_PASSWORD } });
    expect((await quiet.client.call(deleteProfile, { query: {} })).status).toBe(200);
  });

  test("a reason that is sent is one of the list", async () => {
    await confirm();
    const refused = await petra.client.send({ method: "DELETE", path: deleteProfile.path, query: { reason: "x" } });
    expect(refused.body).toMatchObject({ errors: [{ field: "reason", message: "Bitte wählen Sie einen Grund aus." }] });
  });

  test("at most ten times in a quarter of an hour", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await confirm("Falsch-2026");
    const refused = await confirm();
    expect(refused.codes).toEqual(["auth.throttled"]);
    expect(Number(refused.raw.headers["retry-after"])).toBeGreaterThan(0);
  });
});

test("a profile marked for deletion can be restored for days; its other sessions end at once", async () => {
  const other = app.anonymous();
  await other.logIn(petra.login, TEST_PASSWORD);
  await confirm();
  const { body } = await remove();
  expect(Date.parse(body.eraseAt) - app.clock.now().getTime()).toBeGreaterThan(ERASURE_GRACE_DAYS * DAY - MINUTE);
  expect((await other.call(getProfile, {})).status).toBe(401);
  expect((await mailbox.mailsTo(petra.login))[0]?.template).toBe("profile-erasure");
  expect((await petra.client.call(keepProfile, {})).body.profile.eraseAt).toBeNull();
  app.clock.advance(ERASURE_GRACE_DAYS * DAY + MINUTE);
  await eraseDueProfiles(app.dependencies);
  expect(await exists()).toBe(true);
});

test("restoring is written down once, and only where a deletion was asked for", async () => {
  const kept = async () => {
    const line = { action: "profile.kept", actor_user_id: petra.userId };
    return (
      await app.db
        .selectFrom("audit_log")
        .select("id")
        .where((eb) => eb.and(line))
        .execute()
    ).length;
  };
  await petra.client.call(keepProfile, {});
  expect(await kept()).toBe(0);
  await confirm();
  await remove();
  for (const _ of ["restores", "does nothing"]) await petra.client.call(keepProfile, {});
  expect(await kept()).toBe(1);
});

test("after these days everything is deleted, and a last mail says so", async () => {
  await confirm();
  await remove();
  await eraseDueProfiles(app.dependencies);
  expect(await exists()).toBe(true);
  app.clock.advance(ERASURE_GRACE_DAYS * DAY + MINUTE);
  expect(await eraseDueProfiles(app.dependencies)).toBe(1);
  expect(await exists()).toBe(false);
  for (const table of ["user_ratings", "latest_searches", "viewed_entries", "sessions", "memberships"] as const) {
    const rows = await app.db.selectFrom(table).select("user_id").where("user_id", "=", petra.userId).execute();
    expect(rows, table).toEqual([]);
  }
  const companies = await app.db
    .selectFrom("companies")
    .select("claimed_by")
    .where("id", "in", petra.companyIds)
    .orderBy("id")
    .execute();
  expect(companies).toEqual([{ claimed_by: null }, { claimed_by: "OWNER" }]);
  expect((await mailbox.mailsTo(petra.login))[0]?.template).toBe("profile-erased");
  const body = { login: petra.login, password: TEST_PASSWORD, remember: false };
  expect((await app.anonymous().call(login, { body })).codes).toEqual(["auth.invalid_credentials"]);
  const reasons = await app.db.selectFrom("leaving_reasons").select(["reason", "text"]).execute();
  expect(reasons).toContainEqual({ reason: "privacy", text: "Zu viele Mails" });
});

test("a reason for leaving leads to nobody: no more than the month, a random id, and no reason in the audit", async () => {
  await app.db.deleteFrom("leaving_reasons").execute();
  const person = await app.logInPerson();
  for (const text of ["Eins", "Zwei", "Drei"]) {
    expect((await person.client.call(noteLeavingReason, { body: { reason: "mails", text } })).status).toBe(200);
  }
  const rows = await app.db.selectFrom("leaving_reasons").selectAll().execute();
  const months = new Set(rows.map(({ at }) => berlinDate(at.getTime()).slice(-2)));
  expect([rows.length, [...months]]).toEqual([3, ["01"]]);
  expect(Math.max(...rows.map(({ id }) => id)) - Math.min(...rows.map(({ id }) => id))).toBeGreaterThan(1000);
  const audit = await app.db
    .selectFrom("audit_log")
    .select("details")
    .where("actor_user_id", "=", petra.userId)
    .execute();
  expect(JSON.stringify(audit)).not.toContain("privacy");
  expect(
    (await person.client.send({ method: "POST", path: noteLeavingReason.path, body: { reason: "x" } })).status,
  ).toBe(400);
});

test("a reason for leaving is deleted after a year", async () => {
  await app.db.deleteFrom("leaving_reasons").execute();
  const row = { at: app.clock.now(), reason: "other", text: "Mein Nachbar Herr Muster ist schuld" };
  await app.db.insertInto("leaving_reasons").values(row).execute();
  expect(await sweepAround(app, sweepReasons, 365)).toEqual([0, 1]);
});

describe("what the person owns becomes free at once", () => {
  const claimedBy = async (companyId: number | undefined) =>
    (
      await app.db
        .selectFrom("companies")
        .select("claimed_by")
        .where("id", "=", companyId as number)
        .executeTakeFirstOrThrow()
    ).claimed_by;
  const leave = async (person: LoggedIn) => {
    await person.client.call(confirmPassword, { body: { password: TEST_PASSWORD } });
    return person.client.call(deleteProfile, { query: { reason: "other", customtext: "" } });
  };
  const claimsOf = async (companyId: number | undefined) =>
    (
      await app.db
        .selectFrom("claims")
        .select("state")
        .where("company_id", "=", companyId as number)
        .where("user_id", "=", petra.userId)
        .orderBy("id")
        .execute()
    ).map(({ state }) => state);
  const aClaim = (companyId: number | undefined, state: "confirmed" | "code_out" | "held") =>
    app.db
      .insertInto("claims")
      .values({
        company_id: companyId as number,
        user_id: petra.userId,
        state,
        held_because: state === "held" ? "provider" : null,
        brand: "nahbei",
        started_at: new Date(),
        changed_at: new Date(),
      })
      .execute();

  test("if nobody else is an owner, and stays free if the profile is restored", async () => {
    const [alone, together] = petra.companyIds;
    await aClaim(alone, "confirmed");
    await leave(petra);
    expect([await claimedBy(alone), await claimedBy(together)]).toEqual([null, "OWNER"]);
    expect(await claimsOf(alone)).toEqual(["dissolved"]);
    await petra.client.call(keepProfile, {});
    expect(await claimedBy(alone)).toBeNull();
  });

  test("if the ownership is a claim only, because an import removed the membership", async () => {
    const [alone] = petra.companyIds;
    await aClaim(alone, "confirmed");
    await app.db
      .deleteFrom("memberships")
      .where("company_id", "=", alone as number)
      .execute();
    await leave(petra);
    expect(await claimedBy(alone)).toBeNull();
  });

  test("when the last of two leaving owners leaves, in either order", async () => {
    const second = await app.logInPerson();
    const [alone] = petra.companyIds;
    await aMembership(app.db, { user_id: second.userId, company_id: alone as number });
    await Promise.all([
      petra.client.call(confirmPassword, { body: { password: TEST_PASSWORD } }),
      second.client.call(confirmPassword, { body: { password: TEST_PASSWORD } }),
    ]);
    const query = { reason: "other", customtext: "" } as const;
    const asked = await Promise.all([petra, second].map(({ client }) => client.call(deleteProfile, { query })));
    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    expect(await claimedBy(alone)).toBeNull();
  });

  test("including open claims, except those that the provider examines", async () => {
    const [alone, together] = petra.companyIds;
    await aClaim(alone, "code_out");
    await aClaim(together, "held");
    await leave(petra);
    expect([await claimsOf(alone), await claimsOf(together)]).toEqual([["withdrawn", "dissolved"], ["held"]]);
  });

  test("including invitations of a company without owner", async () => {
    const [alone] = petra.companyIds;
    await petra.client.call(invitePerson, { accountId: alone, body: { email: "k@kunde.example", right: "owner" } });
    await leave(petra);
    const links = app.db
      .selectFrom("account_links")
      .select("state")
      .where("company_id", "=", alone as number);
    expect(await links.execute()).toEqual([{ state: "withdrawn" }]);
  });
});
