import { login } from "@portal/contract/auth";
import {
  confirmPassword,
  CONFIRMATION_MINUTES,
  deleteProfile,
  ERASURE_GRACE_DAYS,
  exportOwnData,
  getDeletionPreview,
  getProfile,
  keepProfile,
} from "@portal/contract/user-profile";
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
    ratings: 1,
    searches: 1,
    viewedEntries: 1,
  });
});

describe("asks for the password", () => {
  test("which must be right, and typed in the last five minutes", async () => {
    expect((await remove()).codes).toEqual(["user.confirmation_needed"]);
    expect((await confirm("Falsch-2026")).body).toMatchObject({
      errors: [{ code: "user.password_wrong", field: "password" }],
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

  test("at most twenty times in a quarter of an hour", async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) await confirm("Falsch-2026");
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

test("after the days everything is gone, claims without an owner end, and a last mail says so", async () => {
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

test("everything about oneself comes in a zip that names the person's own things and no secret", async () => {
  const { raw, status } = await petra.client.send({ method: "GET", path: exportOwnData.path });
  expect(status).toBe(200);
  expect(raw.headers["content-disposition"]).toMatch(/^attachment; filename="meine-daten-\d{4}-\d\d-\d\d\.zip"$/);
  const json = await unzipped(raw.rawPayload, "daten.json");
  const data = JSON.parse(json) as Record<string, unknown>;
  expect(data).toMatchObject({
    profile: { login: petra.login, has_password: true },
    ratings: [{ text: "Pünktlich, sauber und freundlich.", company: "Allein GmbH" }],
    latest_searches: [{ what: "Dachdecker" }],
    viewed_entries: [{ company: "Allein GmbH" }],
    companies: [{ name: "Allein GmbH" }, { name: "Zu zweit GmbH" }],
  });
  expect(json).not.toContain("argon2");
  const [session] = await t.db.selectFrom("sessions").select("handle").where("user_id", "=", petra.userId).execute();
  expect(json).not.toContain(session?.handle);
});

/** One file of a zip, read by its central directory with nothing but zlib. */
async function unzipped(zip: Buffer, name: string): Promise<string> {
  const { inflateRawSync } = await import("node:zlib");
  for (let at = zip.indexOf("PK\u0001\u0002"); at >= 0; at = zip.indexOf("PK\u0001\u0002", at + 4)) {
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString("utf8", at + 46, at + 46 + nameLength) !== name) continue;
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    return (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString("utf8");
  }
  throw new Error(`no ${name}`);
}
