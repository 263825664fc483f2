import { aUser } from "@portal/db/factories/users";
import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { createToken, tokenState, useToken, voidTokensOfPerson, voidTokensOfSubject } from "./one-time-tokens.ts";
import { sweepTokens } from "./sweep.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { test, app } = apiTest();

const purpose = "registration";
const outcome = "activated";
const make = (subject: string | null = null) => {
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + HOUR);
  return createToken(app.db, { purpose, subject, data: { name: "Petra" }, now, expiresAt });
};
const use = (token: string) => useToken(app.db, { purpose, token, now: app.clock.now(), outcome });
const state = (token: string) => tokenState(app.db, { purpose, token, now: app.clock.now() });

test("of 50 uses at once exactly one gets the data", async () => {
  const { token } = await make("petra");
  const answers = await Promise.all(Array.from({ length: 50 }, () => use(token)));
  const winners = answers.filter((answer) => answer !== null);
  expect(winners).toHaveLength(1);
  expect(winners[0]).toMatchObject({ subject: "petra", userId: null, data: { name: "Petra" } });
  expect(await state(token)).toEqual({ state: "used", outcome });
});

test("the database never holds the token, and after its use not the data either", async () => {
  const { token, id } = await make();
  const row = () => app.db.selectFrom("user_tokens").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(JSON.stringify(await row())).not.toContain(token);
  expect((await row()).token_hash.toString("latin1")).not.toContain(token);
  await use(token);
  expect((await row()).data).toEqual({});
});

test("a token is unknown for another purpose and refused after its expiry", async () => {
  const { token } = await make();
  const now = app.clock.now();
  expect(await useToken(app.db, { purpose: "access", token, now, outcome })).toBeNull();
  expect(await tokenState(app.db, { purpose: "access", token, now })).toEqual({ state: "unknown" });
  expect((await state(token)).state).toBe("valid");
  app.clock.advance(HOUR);
  expect(await use(token)).toBeNull();
  expect(await state(token)).toEqual({ state: "expired" });
});

test("ending the others refuses all open tokens of the person or subject but the used one", async () => {
  const user = await aUser(app.db);
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + HOUR);
  const ofUser = await createToken(app.db, { purpose, userId: user.id, now, expiresAt });
  const ofSubject = await make("anna");
  const ofSomebodyElse = await make("berta");
  await voidTokensOfPerson(app.db, user.id, { purposes: [purpose], now, outcome: "replaced" });
  await voidTokensOfSubject(app.db, "anna", { purpose, now, outcome: "replaced" });
  expect(await state(ofUser.token)).toEqual({ state: "used", outcome: "replaced" });
  expect(await state(ofSubject.token)).toEqual({ state: "used", outcome: "replaced" });
  expect((await state(ofSomebodyElse.token)).state).toBe("valid");
});

test("the sweep clears the data after the expiry and deletes the token a month later", async () => {
  const { token, id } = await make("petra@kunde.example");
  app.clock.advance(HOUR);
  await sweepTokens(app.dependencies);
  const row = () => app.db.selectFrom("user_tokens").select(["data", "subject"]).where("id", "=", id).execute();
  expect(await row()).toEqual([{ data: {}, subject: null }]);
  expect(await state(token)).toEqual({ state: "expired" });
  app.clock.advance(31 * DAY);
  expect(await sweepTokens(app.dependencies)).toBeGreaterThan(0);
  expect(await row()).toEqual([]);
});
