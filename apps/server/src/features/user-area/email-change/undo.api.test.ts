/** A changed e-mail address ends all access, and its former owner can take it back for some days. */
import { login, refresh } from "@portal/contract/auth/calls";
import { loginByLink, renewPassword, requestAccessLink } from "@portal/contract/auth/passwords/calls";
import {
  activateChangedEmail,
  EMAIL_UNDO_DAYS,
  undoEmailChange,
  updatePassword,
  updateUserData,
} from "@portal/contract/user-area/profile";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { sql } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { LoggedIn } from "../../../testing/test-app.ts";

const NEW_PASSWORD = "Kiesel wandert leise";
const DAY_MS = 86_400_000;
const { test, app, mailbox } = apiTest();
let petra: LoggedIn;
beforeEach(async () => {
  await app.db.deleteFrom("rate_limits").execute();
  app.clock.set(new Date());
  petra = await app.logInPerson();
});

let count = 0;
const fresh = (): string => `undo-${(count += 1)}@kunde.example`;
const ask = (email: string) => petra.client.call(updateUserData, { body: { email, password: TEST_PASSWORD } });
const activate = (token: string) => app.anonymous().call(activateChangedEmail, { body: { token } });
const undo = (token: string) => app.anonymous().call(undoEmailChange, { body: { token } });
const logIn = (name: string, password = TEST_PASSWORD) =>
  app.anonymous().call(login, { body: { login: name, password } });
const addressOf = () =>
  app.db.selectFrom("users").select(["email", "login"]).where("id", "=", petra.userId).executeTakeFirstOrThrow();

/** Changes the address and returns the token that its former address got. */
async function change(email: string): Promise<string> {
  const { email: former } = await addressOf();
  await ask(email);
  expect((await activate(await mailbox.tokenFor(email))).status).toBe(200);
  const [mail] = await mailbox.mailsTo(former);
  return /token=(\w+)&zurueck=1/.exec(mail?.text_body ?? "")?.[1] ?? "";
}

async function accessLink(): Promise<string> {
  await app.anonymous().call(requestAccessLink, { body: { login: petra.login } });
  return mailbox.tokenFor(petra.login);
}

describe("making a new address valid", () => {
  test("ends every session and every link that logs in", async () => {
    const other = app.anonymous();
    await other.logIn(petra.login, TEST_PASSWORD);
    const token = await accessLink();
    await change(fresh());
    for (const client of [petra.client, other]) expect((await client.call(refresh, {})).status).toBe(401);
    expect((await app.anonymous().call(loginByLink, { body: { token } })).codes).toEqual(["auth.link_used"]);
  });

  test("and setting a new password by a link at the same time: one of both counts", async () => {
    for (let round = 0; round < 4; round += 1) {
      petra = await app.logInPerson();
      await app.db.deleteFrom("rate_limits").execute();
      const email = fresh();
      await ask(email);
      const [token, confirmation] = [await accessLink(), await mailbox.tokenFor(email)];
      const [renewed, changed] = await Promise.all([
        app.anonymous().call(renewPassword, { body: { token, password: NEW_PASSWORD } }),
        activate(confirmation),
      ]);
      expect([
        [200, 410],
        [410, 200],
      ]).toContainEqual([renewed.status, changed.status]);
      expect((await addressOf()).email).toBe(renewed.status === 200 ? petra.login : email);
    }
  });
});

describe("the link to the former address", () => {
  test("gives address and login name back, ends the thief's access, and leads to a new password", async () => {
    const thiefs = fresh();
    const token = await change(thiefs);
    const thief = app.anonymous();
    await thief.logIn(thiefs, TEST_PASSWORD);
    const now = app.clock.now();
    await sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, site, name, is_synced, created_at)
      values (${petra.userId}, ${`undo-${petra.userId}`}, '', 0, '{}', 'localhost', 'Fremd', false, ${now})`.execute(
      app.db,
    );
    await app.anonymous().call(requestAccessLink, { body: { login: thiefs } });
    const thiefsLink = await mailbox.tokenFor(thiefs);

    const { status, body } = await undo(token);
    expect({ status, email: body.email, login: body.login }).toEqual({
      status: 200,
      email: petra.login,
      login: petra.login,
    });
    expect((await thief.call(refresh, {})).status).toBe(401);
    for (const name of [thiefs, petra.login]) expect((await logIn(name)).codes).toEqual(["auth.invalid_credentials"]);
    expect((await app.anonymous().call(loginByLink, { body: { token: thiefsLink } })).codes).toEqual([
      "auth.link_used",
    ]);
    const { rows } = await sql`select id from passkeys where user_id = ${petra.userId}`.execute(app.db);
    expect(rows).toEqual([]);
    expect((await mailbox.mailsTo(thiefs))[0]?.template).toBe("email-change-undone");

    const renewed = { token: body.accessToken, password: NEW_PASSWORD };
    expect((await app.anonymous().call(renewPassword, { body: renewed })).status).toBe(200);
    expect((await logIn(petra.login, NEW_PASSWORD)).status).toBe(200);
    expect((await undo(token)).codes).toEqual(["auth.link_used"]);
  });

  test("works after the thief changed the password, for days", async () => {
    const thiefs = fresh();
    const token = await change(thiefs);
    const thief = app.anonymous();
    await thief.logIn(thiefs, TEST_PASSWORD);
    await thief.call(updatePassword, { body: { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD } });
    app.clock.advance(EMAIL_UNDO_DAYS * DAY_MS - 60_000);
    expect((await undo(token)).status).toBe(200);
    expect((await logIn(thiefs, NEW_PASSWORD)).status).toBe(401);
  });

  test("is expired after that, and unknown when it was made up", async () => {
    const token = await change(fresh());
    app.clock.advance(EMAIL_UNDO_DAYS * DAY_MS);
    expect((await undo(token)).codes).toEqual(["auth.link_expired"]);
    expect((await undo("0123456789")).codes).toEqual(["auth.link_unknown"]);
    expect((await activate(token)).codes).toEqual(["auth.link_unknown"]);
  });

  test("undoes a second change too; the thief's own undo link then ends, but not the other way round", async () => {
    const first = fresh();
    const owners = await change(first);
    await petra.client.logIn(first, TEST_PASSWORD);
    const thiefs = await change(fresh());
    expect((await undo(thiefs)).body.email).toBe(first);
    expect((await undo(owners)).body.email).toBe(petra.login);

    const { client } = petra;
    const { accessToken } = { accessToken: await accessLink() };
    await client.call(renewPassword, { body: { token: accessToken, password: TEST_PASSWORD } });
    await client.logIn(petra.login, TEST_PASSWORD);
    const next = fresh();
    const again = await change(next);
    await client.logIn(next, TEST_PASSWORD);
    const later = await change(fresh());
    expect((await undo(again)).status).toBe(200);
    expect((await undo(later)).codes).toEqual(["auth.link_used"]);
  });

  test("refuses an address that somebody else has meanwhile, and stays valid", async () => {
    const token = await change(fresh());
    const other = await aUser(app.db, { login: petra.login });
    expect((await undo(token)).codes).toEqual(["user.email_taken"]);
    await app.db.deleteFrom("users").where("id", "=", other.id).execute();
    expect((await undo(token)).status).toBe(200);
  });

  test("of many uses at the same time one counts", async () => {
    const token = await change(fresh());
    const replies = await Promise.all(Array.from({ length: 10 }, () => undo(token)));
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(9).fill(410),
    ]);
  });
});

test("asking for a new address is refused if a new password ends the session before the address is stored", async () => {
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  let asked: ReturnType<typeof ask> | undefined;
  await app.db.transaction().execute(async (trx) => {
    await sql`select id from users where id = ${petra.userId} for update`.execute(trx);
    asked = ask(fresh());
    await expect.poll(async () => (await waiting.execute(app.db)).rows[0]?.count, { timeout: 5000 }).toBe(1);
    await trx.updateTable("sessions").set({ revoked_at: new Date() }).where("user_id", "=", petra.userId).execute();
  });
  expect((await asked)?.codes).toEqual(["auth.no_session"]);
});
