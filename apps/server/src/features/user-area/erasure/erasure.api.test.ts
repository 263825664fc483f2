import { login } from "@portal/contract/auth/calls";
import { invitePerson } from "@portal/contract/company-data/people/calls";
import {
  confirmPassword,
  CONFIRMATION_MINUTES,
  deleteProfile,
  ERASURE_GRACE_DAYS,
  getDeletionPreview,
  getProfile,
  keepProfile,
} from "@portal/contract/user-area/profile";
import { aRating, aSearch, aView } from "@portal/db/factories/user-history";
import { aMembership, aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailsTo } from "../../../testing/mailbox.ts";
import { buildTestApp, type SignedIn, type TestApp } from "../../../testing/test-app.ts";
import { eraseDueProfiles } from "./service.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let t: TestApp;
let petra: SignedIn;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(new Date());
  petra = await t.signIn({ companies: [{ name: "Allein GmbH" }, { name: "Zu zweit GmbH" }] });
  const [alone, together] = petra.companyIds as [number, number];
  await t.db
    .updateTable("companies")
    .set({ claimed_by: "OWNER", claimed_last_update: new Date() })
    .where("id", "in", [alone, together])
    .execute();
  await aMembership(t.db, { user_id: (await aUser(t.db)).id, company_id: together });
  await aRating(t.db, { user_id: petra.userId, company_id: alone });
  await aSearch(t.db, { user_id: petra.userId });
  await aView(t.db, { user_id: petra.userId, company_id: alone });
});

const confirm = (password = TEST_PASSWORD) => petra.client.call(confirmPassword, { body: { password } });
const remove = () => petra.client.call(deleteProfile, { query: { reason: "privacy", customtext: "Zu viele Mails" } });
const exists = async () =>
  (await t.db.selectFrom("users").select("id").where("id", "=", petra.userId).execute()).length === 1;

test("the preview tells what goes, and where a claim ends", async () => {
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

describe("asks for the password", () => {
  test("which must be right, and typed in the last five minutes", async () => {
    expect((await remove()).codes).toEqual(["user.confirmation_needed"]);
    expect((await confirm("Falsch-2026")).body).toMatchObject({
      errors: [{ code: "auth.own_password_wrong", field: "password" }],
    });
    expect((await remove()).codes).toEqual(["user.confirmation_needed"]);
    await confirm();
    t.clock.advance(CONFIRMATION_MINUTES * MINUTE);
    expect((await remove()).codes).toEqual(["user.confirmation_needed"]);
  });

  test("within this session alone", async () => {
    await confirm();
    const other = t.anonymous();
    await other.logIn(petra.login, TEST_PASSWORD);
    const refused = await other.call(deleteProfile, { query: { reason: "other", customtext: "" } });
    expect(refused.codes).toEqual(["user.confirmation_needed"]);
  });

  test("and for one of the reasons", async () => {
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

test("a profile that shall go can be kept for days; its other sessions end at once", async () => {
  const other = t.anonymous();
  await other.logIn(petra.login, TEST_PASSWORD);
  await confirm();
  const { body } = await remove();
  expect(Date.parse(body.eraseAt) - t.clock.now().getTime()).toBeGreaterThan(ERASURE_GRACE_DAYS * DAY - MINUTE);
  expect((await other.call(getProfile, {})).status).toBe(401);
  expect((await mailsTo(t.db, petra.login))[0]?.template).toBe("profile-erasure");
  expect((await petra.client.call(keepProfile, {})).body.profile.eraseAt).toBeNull();
  t.clock.advance(ERASURE_GRACE_DAYS * DAY + MINUTE);
  await eraseDueProfiles(t.dependencies);
  expect(await exists()).toBe(true);
});

test("after the days everything is gone, and a last mail says so", async () => {
  await confirm();
  await remove();
  await eraseDueProfiles(t.dependencies);
  expect(await exists()).toBe(true);
  t.clock.advance(ERASURE_GRACE_DAYS * DAY + MINUTE);
  expect(await eraseDueProfiles(t.dependencies)).toBe(1);
  expect(await exists()).toBe(false);
  for (const table of ["user_ratings", "latest_searches", "viewed_entries", "sessions", "memberships"] as const) {
    const rows = await t.db.selectFrom(table).select("user_id").where("user_id", "=", petra.userId).execute();
    expect(rows, table).toEqual([]);
  }
  const companies = await t.db
    .selectFrom("companies")
    .select("claimed_by")
    .where("id", "in", petra.companyIds)
    .orderBy("id")
    .execute();
  expect(companies).toEqual([{ claimed_by: null }, { claimed_by: "OWNER" }]);
  expect((await mailsTo(t.db, petra.login))[0]?.template).toBe("profile-erased");
  const body = { login: petra.login, password: TEST_PASSWORD, remember: false };
  expect((await t.anonymous().call(login, { body })).codes).toEqual(["auth.invalid_credentials"]);
  const reasons = await t.db.selectFrom("leaving_reasons").select(["reason", "text"]).execute();
  expect(reasons).toContainEqual({ reason: "privacy", text: "Zu viele Mails" });
});

describe("what the person owns is free at once", () => {
  const claimedBy = async (companyId: number | undefined) =>
    (
      await t.db
        .selectFrom("companies")
        .select("claimed_by")
        .where("id", "=", companyId as number)
        .executeTakeFirstOrThrow()
    ).claimed_by;
  const leave = async (person: SignedIn) => {
    await person.client.call(confirmPassword, { body: { password: TEST_PASSWORD } });
    return person.client.call(deleteProfile, { query: { reason: "other", customtext: "" } });
  };
  const claimsOf = async (companyId: number | undefined) =>
    (
      await t.db
        .selectFrom("claims")
        .select("state")
        .where("company_id", "=", companyId as number)
        .where("user_id", "=", petra.userId)
        .orderBy("id")
        .execute()
    ).map(({ state }) => state);
  const aClaim = (companyId: number | undefined, state: "confirmed" | "code_out" | "held") =>
    t.db
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

  test("where nobody else is an owner, and stays so when the profile is kept", async () => {
    const [alone, together] = petra.companyIds;
    await aClaim(alone, "confirmed");
    await leave(petra);
    expect([await claimedBy(alone), await claimedBy(together)]).toEqual([null, "OWNER"]);
    expect(await claimsOf(alone)).toEqual(["dissolved"]);
    await petra.client.call(keepProfile, {});
    expect(await claimedBy(alone)).toBeNull();
  });

  test("where the ownership is a claim alone, because an import took the membership away", async () => {
    const [alone] = petra.companyIds;
    await aClaim(alone, "confirmed");
    await t.db
      .deleteFrom("memberships")
      .where("company_id", "=", alone as number)
      .execute();
    await leave(petra);
    expect(await claimedBy(alone)).toBeNull();
  });

  test("with the last of two owners who both leave, in whatever order they ask", async () => {
    const second = await t.signIn();
    const [alone] = petra.companyIds;
    await aMembership(t.db, { user_id: second.userId, company_id: alone as number });
    await Promise.all([
      petra.client.call(confirmPassword, { body: { password: TEST_PASSWORD } }),
      second.client.call(confirmPassword, { body: { password: TEST_PASSWORD } }),
    ]);
    const query = { reason: "other", customtext: "" } as const;
    const asked = await Promise.all([petra, second].map(({ client }) => client.call(deleteProfile, { query })));
    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    expect(await claimedBy(alone)).toBeNull();
  });

  test("with the claims that are on their way, but for one that the provider looks at", async () => {
    const [alone, together] = petra.companyIds;
    await aClaim(alone, "code_out");
    await aClaim(together, "held");
    await leave(petra);
    expect([await claimsOf(alone), await claimsOf(together)]).toEqual([["withdrawn", "dissolved"], ["held"]]);
  });

  test("with the invitations of a company that nobody owns any more", async () => {
    const [alone] = petra.companyIds;
    await petra.client.call(invitePerson, { accountId: alone, body: { email: "k@kunde.example", right: "owner" } });
    await leave(petra);
    const links = t.db
      .selectFrom("account_links")
      .select("state")
      .where("company_id", "=", alone as number);
    expect(await links.execute()).toEqual([{ state: "withdrawn" }]);
  });
});
