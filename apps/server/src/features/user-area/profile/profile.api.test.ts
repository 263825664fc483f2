import { login } from "@portal/contract/auth/calls";
import { getPortals, switchPortal } from "@portal/contract/user-area/portals";
import {
  endOwnSessions,
  getOwnSessions,
  getProfile,
  updatePassword,
  updateUserProfile,
  uploadProfileImage,
} from "@portal/contract/user-area/profile";
import { getOwnSecurityEvents } from "@portal/contract/user-area/security-events";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeEach, describe, expect } from "vitest";
import { sweepFiles } from "../../../platform/files/sweep/sweep.ts";
import { apiTest } from "../../../testing/fixture.ts";
import type { LoggedIn } from "../../../testing/test-app.ts";

const NEW_PASSWORD = "Kiesel wandert leise";
const { test, app, mailbox } = apiTest();
let petra: LoggedIn;
beforeEach(async () => {
  app.clock.set(new Date());
  petra = await app.logInPerson();
});

const profile = async () => (await petra.client.call(getProfile, {})).body.profile;
const image = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer();

function upload(bytes: Buffer) {
  const head =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="ich.png"\r\ncontent-type: image/png\r\n\r\n';
  return petra.client.send({
    method: "POST",
    path: uploadProfileImage.path,
    headers: { "content-type": "multipart/form-data; boundary=b" },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--b--\r\n")]),
  });
}

test("name and notification settings are saved independently", async () => {
  const off = { event: "claim_ends", channel: "email", wanted: false } as const;
  await petra.client.call(updateUserProfile, { body: { displayName: " Petra B. " } });
  await petra.client.call(updateUserProfile, { body: { notifications: [off] } });
  const after = await profile();
  expect(after.displayName).toBe("Petra B.");
  expect(after.notifications).toContainEqual(off);
  expect(after.notifications.filter(({ wanted }) => !wanted)).toHaveLength(1);
  const { rows } = await sql<{ mail: boolean; portal: boolean }>`
    select wants_notification(${petra.userId}, 'claim_ends', 'email') as mail,
           wants_notification(${petra.userId}, 'provider_message', 'portal') as portal`.execute(app.db);
  expect(rows).toEqual([{ mail: false, portal: true }]);
  const imitation = await petra.client.call(updateUserProfile, { body: { displayName: "Team 11880" } });
  expect(imitation.body).toMatchObject({ errors: [{ code: "entry.name_imitates_provider", field: "displayName" }] });
});

test("an image is encoded anew, replaced and removed; the sweep deletes unused files", async () => {
  await upload(await image("#246"));
  const first = (await profile()).profileImage as string;
  const bytes = (await petra.client.send({ method: "GET", path: first })).raw;
  expect(bytes.headers["content-type"]).toBe("image/webp");
  await upload(await image("#642"));
  const second = (await profile()).profileImage as string;
  expect(second).not.toBe(first);
  app.clock.advance(3 * 3_600_000);
  await sweepFiles(app.dependencies);
  expect((await app.anonymous().send({ method: "GET", path: first })).status).toBe(404);
  expect((await app.anonymous().send({ method: "GET", path: second })).status).toBe(200);
  app.clock.set(new Date());
  await petra.client.call(updateUserProfile, { body: { removeImage: true } });
  expect((await profile()).profileImage).toBeNull();
});

test("a file that is not an image is refused at its field", async () => {
  const refused = await upload(Buffer.from("<svg onload=alert(1)>"));
  expect(refused.body).toMatchObject({ errors: [{ code: "files.type_not_allowed", field: "file" }] });
  expect((await upload(Buffer.alloc(0))).codes).toEqual(["files.missing"]);
  expect((await profile()).profileImage).toBeNull();
});

describe("the password", () => {
  const change = (oldPassword: string, newPassword: string) =>
    petra.client.call(updatePassword, { body: { oldPassword, newPassword } });

  test("is changed with the old one; other sessions end, this one stays, and a mail is sent", async () => {
    const other = app.anonymous();
    await other.logIn(petra.login, TEST_PASSWORD);
    expect((await change(TEST_PASSWORD, NEW_PASSWORD)).status).toBe(200);
    expect((await other.call(getProfile, {})).codes).toEqual(["auth.no_session"]);
    expect((await profile()).login).toBe(petra.login);
    await app.anonymous().logIn(petra.login, NEW_PASSWORD);
    expect((await mailbox.mailsTo(petra.login))[0]?.template).toBe("password-changed");
  });

  test.each([
    ["oldPassword", "auth.own_password_wrong", "Falsch-2026", NEW_PASSWORD],
    ["newPassword", "auth.password_weak", TEST_PASSWORD, "passwort12"],
    ["newPassword", "request.invalid", TEST_PASSWORD, "kurz"],
  ])("says at %s: %s", async (field, code, oldPassword, newPassword) => {
    expect((await change(oldPassword, newPassword)).body).toMatchObject({ errors: [{ code, field }] });
    await app.anonymous().logIn(petra.login, TEST_PASSWORD);
  });
});

describe("own security events", () => {
  test("are listed newest first, ten to a page, without those of others", async () => {
    await app.logInPerson();
    for (let count = 0; count < 11; count += 1)
      await app.anonymous().call(login, { body: { login: petra.login, password: "falsch" } });
    const { body: first } = await petra.client.call(getOwnSecurityEvents, { query: {} });
    expect(first.events).toHaveLength(10);
    expect(first.events[0]).toMatchObject({ kind: "login_failed", method: "password" });
    expect(first.hasMore).toBe(true);
    const before = String(first.events.at(-1)?.id);
    const { body: last } = await petra.client.call(getOwnSecurityEvents, { query: { before } });
    expect(last).toMatchObject({ events: [{ kind: "login_failed" }, { kind: "logged_in" }], hasMore: false });
    expect(last.events).toHaveLength(2);
  });
});

describe("own sessions", () => {
  test("are listed, and ended one by one or all others at once", async () => {
    const [phone, tablet] = [app.anonymous(), app.anonymous()];
    await phone.logIn(petra.login, TEST_PASSWORD, true);
    await tablet.logIn(petra.login, TEST_PASSWORD);
    const { sessions } = (await phone.call(getOwnSessions, {})).body;
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current, remember }) => current && remember)).toHaveLength(1);
    const other = sessions.find(({ current }) => !current);
    const left = await phone.call(endOwnSessions, { body: { id: other?.id } });
    expect(left.body.sessions).toHaveLength(2);
    expect((await phone.call(endOwnSessions, { body: { id: other?.id } })).codes).toEqual(["user.session_unknown"]);
    expect((await phone.call(endOwnSessions, { body: {} })).body.sessions).toMatchObject([{ current: true }]);
    expect((await tablet.call(getProfile, {})).codes).toEqual(["auth.no_session"]);
    expect((await petra.client.call(getProfile, {})).codes).toEqual(["auth.no_session"]);
  });

  test("of another person cannot be ended", async () => {
    const stranger = await app.logInPerson();
    const [theirs] = (await stranger.client.call(getOwnSessions, {})).body.sessions;
    const refused = await petra.client.call(endOwnSessions, { body: { id: theirs?.id } });
    expect(refused.codes).toEqual(["user.session_unknown"]);
    expect((await stranger.client.call(getProfile, {})).status).toBe(200);
  });
});

test("the portals are the brands; the chosen one is stored and its login page answered", async () => {
  const before = (await petra.client.call(getPortals, {})).body.portals;
  expect(before.map(({ current, chosen }) => [current, chosen])).toContainEqual([true, false]);
  const other = before.find(({ current }) => !current)?.key ?? "";
  const { href } = (await petra.client.call(switchPortal, { body: { portal: other } })).body;
  expect(href).toMatch(/^http:\/\/[\w.-]+:3000\/login\?callbackPage=%2Fbenutzer$/);
  const after = (await petra.client.call(getPortals, {})).body.portals;
  expect(after.find(({ chosen }) => chosen)?.key).toBe(other);
  const unknown = await petra.client.call(switchPortal, { body: { portal: "evil.example" } });
  expect(unknown.codes).toEqual(["user.portal_unknown"]);
});
