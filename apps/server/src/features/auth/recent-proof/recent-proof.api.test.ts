/** Adding and removing login methods asks for a proof that a borrowed session can't give. */
import { beginFacebookLink } from "@portal/contract/auth/facebook/calls";
import { beginPasskey } from "@portal/contract/auth/passkeys/calls";
import { loginByLink, requestAccessLink } from "@portal/contract/auth/passwords/calls";
import {
  beginSecondFactor,
  confirmByCode,
  confirmSecondFactor,
  disableSecondFactor,
} from "@portal/contract/auth/second-factor/calls";
import { CONFIRMATION_MINUTES, updatePassword } from "@portal/contract/user-area/profile";
import { unlinkFacebook } from "@portal/contract/auth/facebook/calls";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";

const STEP_MS = 30_000;
const { test, app, mailbox } = apiTest();

/** The code of a step that no earlier call has used. */
function nextCode(secret: string): string {
  app.clock.advance(2 * STEP_MS);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
}

async function aGuest() {
  const { email } = await aUser(app.db, { password_hash: null });
  const client = app.anonymous();
  await client.call(requestAccessLink, { body: { login: email } });
  expect((await client.call(loginByLink, { body: { token: await mailbox.tokenFor(email) } })).status).toBe(200);
  return client;
}

/** A person with a second factor and no password. */
async function protectedGuest() {
  const { client, userId } = await app.logInPerson();
  const { secret } = (await client.call(beginSecondFactor, { body: { password: TEST_PASSWORD } })).body;
  await client.call(confirmSecondFactor, { body: { code: nextCode(secret) } });
  await app.db.updateTable("users").set({ password_hash: null }).where("id", "=", userId).execute();
  return { client, secret };
}

test.each([
  ["a passkey", beginPasskey],
  ["a second factor", beginSecondFactor],
  ["a Facebook account", beginFacebookLink],
])("the session of a guest alone can't add %s, whatever password is typed", async (_what, call) => {
  const guest = await aGuest();
  for (const password of ["", TEST_PASSWORD])
    expect(await guest.call(call, { body: { password } })).toMatchObject({
      status: 403,
      codes: ["user.confirmation_needed"],
    });
});

test("a guest with a second factor proves with its code, for some minutes", async () => {
  const { client, secret } = await protectedGuest();
  const begin = () => client.call(beginPasskey, { body: { password: "" } });
  expect((await begin()).codes).toEqual(["user.confirmation_needed"]);
  expect((await client.call(confirmByCode, { body: { code: "000000" } })).codes).toEqual(["auth.second_factor_wrong"]);
  expect((await client.call(confirmByCode, { body: { code: nextCode(secret) } })).status).toBe(200);
  expect((await begin()).status).toBe(200);
  app.clock.advance(CONFIRMATION_MINUTES * 60_000);
  expect((await begin()).codes).toEqual(["user.confirmation_needed"]);
});

test("a guest turns the second factor off with its code only", async () => {
  const { client, secret } = await protectedGuest();
  const disable = (code: string) => client.call(disableSecondFactor, { body: { password: "", code } });
  expect((await disable("000000")).codes).toEqual(["auth.second_factor_wrong"]);
  expect((await disable(nextCode(secret))).status).toBe(200);
});

test("without a second factor no code proves anything", async () => {
  const { client } = await app.logInPerson();
  expect((await client.call(confirmByCode, { body: { code: "123456" } })).codes).toEqual([
    "auth.second_factor_inactive",
  ]);
});

test("changing the password with the old one is a proof", async () => {
  const { client } = await app.logInPerson();
  expect((await client.call(unlinkFacebook, {})).codes).toEqual(["user.confirmation_needed"]);
  await client.call(updatePassword, { body: { oldPassword: TEST_PASSWORD, newPassword: "Kiesel wandert leise" } });
  expect((await client.call(unlinkFacebook, {})).status).toBe(200);
});
