import { aUser } from "@portal/db/factories/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { createToken, tokenState, useToken, voidTokens } from "./one-time-tokens.ts";
import { sweepTokens } from "./sweep.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

const purpose = "registration";
const outcome = "activated";
const make = (subject: string | null = null) => {
  const now = t.clock.now();
  const expiresAt = new Date(now.getTime() + HOUR);
  return createToken(t.db, { purpose, subject, data: { name: "Petra" }, now, expiresAt });
};
const use = (token: string) => useToken(t.db, { purpose, token, now: t.clock.now(), outcome });
const state = (token: string) => tokenState(t.db, { purpose, token, now: t.clock.now() });

test("of 50 uses at once exactly one gets what waited", async () => {
  const { token } = await make("petra");
  const answers = await Promise.all(Array.from({ length: 50 }, () => use(token)));
  const winners = answers.filter((answer) => answer !== null);
  expect(winners).toHaveLength(1);
  expect(winners[0]).toMatchObject({ subject: "petra", userId: null, data: { name: "Petra" } });
  expect(await state(token)).toEqual({ state: "used", outcome });
});

test("the database holds neither the token nor, after its use, what waited", async () => {
  const { token, id } = await make();
  const row = () => t.db.selectFrom("user_tokens").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(JSON.stringify(await row())).not.toContain(token);
  expect((await row()).token_hash.toString("latin1")).not.toContain(token);
  await use(token);
  expect((await row()).data).toEqual({});
});

test("serves one purpose only, and not for ever", async () => {
  const { token } = await make();
  const now = t.clock.now();
  expect(await useToken(t.db, { purpose: "access", token, now, outcome })).toBeNull();
  expect(await tokenState(t.db, { purpose: "access", token, now })).toEqual({ state: "unknown" });
  expect((await state(token)).state).toBe("valid");
  t.clock.advance(HOUR);
  expect(await use(token)).toBeNull();
  expect(await state(token)).toEqual({ state: "expired" });
});

test("ends the other open tokens of a person or a subject", async () => {
  const user = await aUser(t.db);
  const now = t.clock.now();
  const expiresAt = new Date(now.getTime() + HOUR);
  const ofUser = await createToken(t.db, { purpose, userId: user.id, now, expiresAt });
  const ofSubject = await make("anna");
  const ofSomebodyElse = await make("berta");
  await voidTokens(t.db, { userId: user.id }, { purpose, now, outcome: "replaced" });
  await voidTokens(t.db, { subject: "anna" }, { purpose, now, outcome: "replaced" });
  expect(await state(ofUser.token)).toEqual({ state: "used", outcome: "replaced" });
  expect(await state(ofSubject.token)).toEqual({ state: "used", outcome: "replaced" });
  expect((await state(ofSomebodyElse.token)).state).toBe("valid");
});

test("forgets what was typed when the time is over, and the token a month later", async () => {
  const { token, id } = await make("petra@kunde.example");
  t.clock.advance(HOUR);
  await sweepTokens(t.dependencies);
  const row = () => t.db.selectFrom("user_tokens").select(["data", "subject"]).where("id", "=", id).execute();
  expect(await row()).toEqual([{ data: {}, subject: null }]);
  expect(await state(token)).toEqual({ state: "expired" });
  t.clock.advance(31 * DAY);
  expect(await sweepTokens(t.dependencies)).toBeGreaterThan(0);
  expect(await row()).toEqual([]);
});
