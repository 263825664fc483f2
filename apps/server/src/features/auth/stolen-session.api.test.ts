/** A replaced secret that comes back after its grace ends the session for both sides (ADR 63). */
import { getMenuItems } from "@portal/contract/navigation/calls";
import { uploadTemporaryFile } from "@portal/contract/entry/files/calls";
import { login, logout, refresh } from "@portal/contract/auth/calls";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { securityEventsOf } from "../../testing/security-events.ts";
import type { LoggedIn } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

const SECOND = 1000;
const { test, app, mailbox } = apiTest();

const statusOf = async (client: TestClient): Promise<number> => (await client.copy().call(getMenuItems, {})).status;
const mailsAbout = async ({ login: to }: LoggedIn): Promise<string[]> =>
  (await mailbox.mailsTo(to))
    .filter(({ template }) => template === "session-stolen")
    .map(({ text_body: text }) => text);
const logInAgain = async ({ login: name }: LoggedIn) => {
  const client = app.anonymous();
  const { user } = await client.logIn(name, TEST_PASSWORD);
  return { client, user };
};

/** Renews the session and uses the new secret, `times` over. */
async function rotate(client: TestClient, times = 1): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    expect((await client.call(refresh, {})).status).toBe(200);
    expect((await client.call(getMenuItems, {})).status).toBe(200);
    app.clock.advance(31 * SECOND);
  }
}

describe("a replaced secret after its grace", () => {
  test.each([
    ["the thief renewed, and the owner comes back", 1],
    ["after many renewals", 40],
  ])("%s: both are logged out, with one mail", async (_case, times) => {
    const anna = await app.logInPerson();
    const thief = anna.client.copy();
    await rotate(thief, times);
    // Opens the pool's connections, so that the requests below overlap.
    await Promise.all(Array.from({ length: 10 }, () => statusOf(thief)));
    const replies = await Promise.all(Array.from({ length: 5 }, () => anna.client.copy().call(refresh, {})));
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(await statusOf(thief)).toBe(401);
    expect((await thief.call(refresh, {})).status).toBe(401);
    const mails = await mailsAbout(anna);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain("/passwort/vergessen");
    expect((await securityEventsOf(app.db, anna.userId)).filter((kind) => kind === "session_stolen")).toHaveLength(1);
    expect(mails[0]).not.toContain((anna.client.cookies.get("portal") ?? "").slice(1, 23));
  });

  test("presented at a login or logout ends the session as well", async () => {
    for (const present of [
      (old: TestClient) => old.call(logout, {}),
      (old: TestClient) => old.call(login, { body: { login: "niemand", password: "falsch", remember: false } }),
    ]) {
      const anna = await app.logInPerson();
      const old = anna.client.copy();
      await rotate(anna.client);
      const before = await mailsAbout(anna);
      await present(old);
      await old.call(refresh, {});
      expect([before.length, (await mailsAbout(anna)).length]).toEqual([0, 1]);
    }
  });

  test("leaves the person's other sessions alone", async () => {
    const anna = await app.logInPerson();
    const { client: phone } = await logInAgain(anna);
    const old = anna.client.copy();
    await rotate(anna.client);
    expect(await statusOf(old)).toBe(401);
    expect([await statusOf(anna.client), await statusOf(phone)]).toEqual([401, 200]);
  });

  test("is told once, at the next login, for as long as that session lives", async () => {
    const anna = await app.logInPerson();
    const old = anna.client.copy();
    await rotate(anna.client);
    await statusOf(old);
    const [session] = await app.db.selectFrom("sessions").selectAll().where("user_id", "=", anna.userId).execute();
    const at = session?.stolen_at?.toISOString();
    expect(at).toBeDefined();
    app.clock.advance(60 * SECOND);
    const { client, user } = await logInAgain(anna);
    expect(user.stolenSessionAt).toBe(at);
    app.clock.advance(60 * SECOND);
    expect((await client.call(refresh, {})).body.user.stolenSessionAt).toBe(at);
    expect((await logInAgain(anna)).user.stolenSessionAt).toBeUndefined();
    expect((await client.call(refresh, {})).body.user.stolenSessionAt).toBe(at);
  });

  test("of a session that has ended tells nobody", async () => {
    const anna = await app.logInPerson();
    const old = anna.client.copy();
    await rotate(anna.client);
    await anna.client.call(logout, {});
    expect(await statusOf(old)).toBe(401);
    expect(await mailsAbout(anna)).toEqual([]);
  });
});

describe("what looks alike and is no theft", () => {
  test("a made-up secret with a known handle", async () => {
    const anna = await app.logInPerson();
    await rotate(anna.client, 2);
    const guess = anna.client.copy();
    guess.cookies.set("portal", `${(anna.client.cookies.get("portal") as string).slice(0, 23)}${"A".repeat(22)}`);
    expect(await statusOf(guess)).toBe(401);
    expect(await statusOf(anna.client)).toBe(200);
  });

  test("an upload that a proxy held back until it was complete", async () => {
    const anna = await app.logInMember();
    const upload = anna.client.copy();
    await rotate(anna.client);
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const request = { query: {}, accountId: anna.company.id, headers };
    expect((await upload.call(uploadTemporaryFile, request)).status).toBe(401);
    expect(await statusOf(anna.client)).toBe(200);
  });

  test("three pages opened in a row while an earlier request is still under way", async () => {
    const anna = await app.logInPerson();
    const underWay = anna.client.copy();
    for (let page = 0; page < 3; page += 1) {
      expect((await anna.client.call(refresh, {})).status).toBe(200);
      expect((await anna.client.call(getMenuItems, {})).status).toBe(200);
      app.clock.advance(5 * SECOND);
    }
    expect(await statusOf(underWay)).toBe(200);
  });

  test("50 parallel refreshes of tabs whose answers come in any order", async () => {
    const anna = await app.logInPerson();
    for (let round = 0; round < 3; round += 1) {
      const tabs = Array.from({ length: 50 }, () => anna.client.copy());
      const replies = await Promise.all(tabs.map((tab) => tab.call(refresh, {})));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
      const cookies = new Set(tabs.map((tab) => tab.cookies.get("portal")));
      cookies.delete(anna.client.cookies.get("portal"));
      expect(cookies.size).toBe(1);
      anna.client.cookies.set("portal", [...cookies][0] as string);
      expect(await statusOf(anna.client)).toBe(200);
      app.clock.advance(11 * 60 * SECOND);
    }
    expect(await mailsAbout(anna)).toEqual([]);
  });

  test("an answer that arrives after the same successor was issued again", async () => {
    const anna = await app.logInPerson();
    const late = anna.client.copy();
    await late.call(refresh, {});
    app.clock.advance(40 * SECOND);
    await rotate(anna.client);
    expect(await statusOf(late)).toBe(200);
  });
});

/** One browser: its tabs share the cookie of `jar`. A lost answer leaves the cookie as it was. */
const honestSteps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("read" as const) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("refresh" as const), lost: fc.boolean() }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("parallel" as const), tabs: fc.integer({ min: 2, max: 6 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant("wait" as const), seconds: fc.integer({ min: 1, max: 900 }) }),
    },
  ),
  { maxLength: 25 },
);

test("whatever one browser does with lost answers and parallel tabs, it stays logged in", async () => {
  await fc.assert(
    fc.asyncProperty(honestSteps, async (steps) => {
      const anna = await app.logInPerson();
      const jar = anna.client;
      const statuses: number[] = [];
      for (const step of steps) {
        if (step.kind === "wait") app.clock.advance(step.seconds * SECOND);
        else if (step.kind === "read") statuses.push(await statusOf(jar));
        else if (step.kind === "refresh")
          statuses.push((await (step.lost ? jar.copy() : jar).call(refresh, {})).status);
        else {
          const tabs = Array.from({ length: step.tabs }, () => jar.copy());
          const replies = await Promise.all(tabs.map((tab) => tab.call(refresh, {})));
          statuses.push(...replies.map(({ status }) => status));
          const renewed = tabs
            .map((tab) => tab.cookies.get("portal"))
            .find((value) => value !== jar.cookies.get("portal"));
          if (renewed !== undefined) jar.cookies.set("portal", renewed);
        }
        // The browser renews before the session ends.
        if (step.kind === "wait" && step.seconds > 600) statuses.push((await jar.call(refresh, {})).status);
        else if (step.kind === "wait") await jar.copy().call(refresh, {});
      }
      expect(new Set([200, ...statuses])).toEqual(new Set([200]));
      expect(await mailsAbout(anna)).toEqual([]);
    }),
    { numRuns: 40 },
  );
}, 60_000);
