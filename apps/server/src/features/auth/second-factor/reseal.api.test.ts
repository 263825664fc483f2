import { login } from "@portal/contract/auth/calls";
import { beginSecondFactor, confirmSecondFactor } from "@portal/contract/auth/second-factor/calls";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import { currentSealStart, sealSecret } from "../../../platform/sealing/sealed-secrets.ts";
import { sealInOldForm } from "../../../testing/old-secrets.ts";
import { apiTest } from "../../../testing/fixture.ts";
import { aboutSecret } from "./require-second-factor.ts";
import { resealSecondFactors } from "./reseal.ts";

const key = (id: string, byte: number): string => `${id}:${Buffer.alloc(32, byte).toString("base64url")}`;
const password = TEST_PASSWORD;
const NOTHING = { secondFactorsResealed: 0, secondFactorsUnreadable: 0 };

const { test, app } = apiTest({
  environment: { PORTAL_KEYS: [key("2026-2", 2), key("2026-1", 1)].join() },
  freshFor: "test",
});

const environment = () => app.dependencies.environment;
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });

async function aProtectedPerson() {
  const person = await app.logInPerson();
  const { body } = await person.client.call(beginSecondFactor, { body: { password } });
  await person.client.call(confirmSecondFactor, { body: { code: codeOf(body.secret) } });
  app.clock.advance(60_000);
  return { ...person, secret: body.secret };
}
const store = (userId: number, sealed: string) =>
  sql`update second_factors set sealed_secret = ${sealed} where user_id = ${userId}`.execute(app.db);
const stored = async (userId: number): Promise<string | undefined> =>
  (
    await sql<{ sealed_secret: string }>`select sealed_secret from second_factors where user_id = ${userId}`.execute(
      app.db,
    )
  ).rows[0]?.sealed_secret;
async function logIn(name: string, secret: string): Promise<number> {
  const body = { login: name, password, secondFactor: codeOf(secret) };
  return (await app.anonymous().call(login, { body })).status;
}

test("a second factor in the old form serves to log in, and is resealed once", async () => {
  const { userId, login: name, secret } = await aProtectedPerson();
  await store(userId, sealInOldForm(environment(), aboutSecret(userId), secret));
  expect(await logIn(name, secret)).toBe(200);

  expect(await resealSecondFactors(app.dependencies)).toEqual({ ...NOTHING, secondFactorsResealed: 1 });

  expect((await stored(userId))?.startsWith(currentSealStart(environment()))).toBe(true);
  app.clock.advance(60_000);
  expect(await logIn(name, secret)).toBe(200);
  expect(await resealSecondFactors(app.dependencies)).toEqual(NOTHING);
});

test("a second factor under an older key is resealed with the first one", async () => {
  const { userId, secret } = await aProtectedPerson();
  const older = { ...environment(), PORTAL_KEYS: [key("2026-1", 1)] };
  await store(userId, await sealSecret(older, aboutSecret(userId), secret));
  expect(await resealSecondFactors(app.dependencies)).toEqual({ ...NOTHING, secondFactorsResealed: 1 });
});

test("a second factor that no key opens is counted, left as it is, and holds up no other", async () => {
  const [lost, other] = [await aProtectedPerson(), await aProtectedPerson()];
  const gone = { ...environment(), PORTAL_KEYS: [key("2025-1", 9)] };
  const unreadable = await sealSecret(gone, aboutSecret(lost.userId), lost.secret);
  await store(lost.userId, unreadable);
  await store(other.userId, sealInOldForm(environment(), aboutSecret(other.userId), other.secret));
  expect(await resealSecondFactors(app.dependencies)).toEqual({
    secondFactorsResealed: 1,
    secondFactorsUnreadable: 1,
  });
  expect(await stored(lost.userId)).toBe(unreadable);
});
