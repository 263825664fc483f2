/** Passkeys with an authenticator made of a key pair: its signatures are checked like a device's. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyProof,
  confirmByPasskey,
  deletePasskey,
  getPasskeys,
  loginByPasskey,
  renamePasskey,
} from "@portal/contract/auth/passkeys/calls";
import { CONFIRMATION_MINUTES, confirmPassword } from "@portal/contract/user-area/profile";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { securityEventsOf } from "../../../testing/security-events.ts";
import type { LoggedIn } from "../../../testing/test-app.ts";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const HOME = { site: "localhost", origin: "http://localhost:3000" };

const { test, app } = apiTest();

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string): Buffer => createHash("sha256").update(bytes).digest();

/** A device with one credential; `flags` are its claims about the user. */
function aDevice({ site, origin } = HOME, flags = USER_PRESENT | USER_VERIFIED) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const head = (own: number) => {
    const bytes = Buffer.alloc(5);
    bytes.writeUInt8(own, 0);
    bytes.writeUInt32BE((counter += 1), 1);
    return Buffer.concat([sha256(site), bytes]);
  };
  const shell = { id: base64url(id), rawId: base64url(id), type: "public-key", clientExtensionResults: {} };
  return {
    create({ challenge }: Record<string, unknown>) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.from([0, id.length]);
      const cose = Buffer.from(isoCBOR.encode(key));
      const authData = Buffer.concat([head(flags | HAS_CREDENTIAL), Buffer.alloc(16), length, id, cose]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return {
        ...shell,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", String(challenge))),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ["internal"],
        },
      };
    },
    get({ challenge }: Record<string, unknown>) {
      const data = clientData("webauthn.get", String(challenge));
      const authenticatorData = head(flags);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      return {
        ...shell,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      };
    },
  };
}
type Device = ReturnType<typeof aDevice>;

async function begin({ client }: LoggedIn): Promise<Record<string, unknown>> {
  return (await client.call(beginPasskey, { body: { password: TEST_PASSWORD } })).body.options;
}
const add = async (person: LoggedIn, device: Device) =>
  person.client.call(addPasskey, { body: { name: "Diensthandy", response: device.create(await begin(person)) } });
const challenge = async (): Promise<Record<string, unknown>> =>
  (await app.anonymous().call(beginPasskeyLogin, {})).body.options;
const logInWith = async (device: Device) =>
  app.anonymous().call(loginByPasskey, { body: { response: device.get(await challenge()) } });

test("a passkey is added, logs in, shows its last use, is renamed and deleted", async () => {
  const person = await app.logInPerson();
  const device = aDevice();
  const added = await add(person, device);
  expect(added.body.passkeys).toMatchObject([{ name: "Diensthandy", lastUsedAt: null, synced: false }]);
  const [{ id } = { id: 0 }] = added.body.passkeys;

  const entered = await logInWith(device);
  expect(entered.body.user.user_id).toBe(person.userId);
  expect((await person.client.call(getPasskeys, {})).body.passkeys[0]?.lastUsedAt).not.toBeNull();
  const renamed = await person.client.call(renamePasskey, { body: { id, name: "Büro" } });
  expect(renamed.body.passkeys[0]?.name).toBe("Büro");
  expect((await person.client.call(deletePasskey, { body: { id } })).codes).toEqual(["user.confirmation_needed"]);
  expect((await person.client.call(confirmPassword, { body: { password: TEST_PASSWORD } })).status).toBe(200);
  expect((await person.client.call(deletePasskey, { body: { id } })).body.passkeys).toEqual([]);
  expect((await logInWith(device)).codes).toEqual(["auth.passkey_refused"]);
  expect(await securityEventsOf(app.db, person.userId)).toEqual([
    "logged_in password",
    "passkey_added",
    "logged_in passkey",
    "passkey_deleted",
  ]);
});

test("another person's passkey is answered like a missing one", async () => {
  const [alice, bob] = [await app.logInPerson(), await app.logInPerson()];
  const [{ id } = { id: 0 }] = (await add(alice, aDevice())).body.passkeys;
  await bob.client.call(confirmPassword, { body: { password: TEST_PASSWORD } });
  for (const strange of [id, 999_999_999]) {
    expect((await bob.client.call(deletePasskey, { body: { id: strange } })).codes).toEqual(["auth.passkey_unknown"]);
    const renamed = await bob.client.call(renamePasskey, { body: { id: strange, name: "Meiner" } });
    expect(renamed.codes).toEqual(["auth.passkey_unknown"]);
  }
});

test("an answer is accepted once, in time, and only for the challenge of its person", async () => {
  const [alice, bob] = [await app.logInPerson(), await app.logInPerson()];
  const device = aDevice();
  const response = device.create(await begin(alice));
  expect((await bob.client.call(addPasskey, { body: { name: "Fremd", response } })).codes).toEqual([
    "auth.passkey_refused",
  ]);
  expect((await alice.client.call(addPasskey, { body: { name: "Eigen", response } })).status).toBe(200);

  const signed = device.get(await challenge());
  const send = () => app.anonymous().call(loginByPasskey, { body: { response: signed } });
  const replies = await Promise.all(Array.from({ length: 10 }, send));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);

  const late = device.get(await challenge());
  app.clock.advance(6 * 60_000);
  expect((await app.anonymous().call(loginByPasskey, { body: { response: late } })).codes).toEqual([
    "auth.passkey_refused",
  ]);
});

test("a passkey proves its own person for some minutes, and nobody else", async () => {
  const [alice, bob] = [await app.logInPerson(), await app.logInPerson()];
  const device = aDevice();
  const [{ id } = { id: 0 }] = (await add(alice, device)).body.passkeys;
  const prove = async ({ client }: LoggedIn) => {
    const { options } = (await client.call(beginPasskeyProof, {})).body;
    return client.call(confirmByPasskey, { body: { response: device.get(options) } });
  };
  const forLogIn = { response: device.get(await challenge()) };
  expect((await alice.client.call(confirmByPasskey, { body: forLogIn })).codes).toEqual(["auth.passkey_refused"]);
  expect((await prove(bob)).codes).toEqual(["auth.passkey_refused"]);
  expect((await securityEventsOf(app.db, bob.userId)).at(-1)).toBe("proof_failed passkey");

  expect((await prove(alice)).status).toBe(200);
  app.clock.advance(CONFIRMATION_MINUTES * 60_000);
  expect((await alice.client.call(deletePasskey, { body: { id } })).codes).toEqual(["user.confirmation_needed"]);
  expect((await prove(alice)).status).toBe(200);
  expect((await alice.client.call(deletePasskey, { body: { id } })).status).toBe(200);
});

describe("the database is lost while an answer is checked", () => {
  /** Cuts the connection on which `act` waits for a challenge that is locked elsewhere. */
  async function cutOffDuring<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    return app.db.transaction().execute(async (locker) => {
      await sql`select from passkey_challenges for update`.execute(locker);
      const answer = act();
      await expect
        .poll(async () => {
          const { rows } = await sql<{ cut: boolean }>`select pg_terminate_backend(pid) as cut from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query ilike '%delete from passkey_challenges%'`.execute(
            app.db,
          );
          return rows.length;
        })
        .toBe(1);
      return answer;
    });
  }

  test("a login is not refused, and the same device can log in afterwards", async () => {
    const device = aDevice();
    await add(await app.logInPerson(), device);
    const response = device.get(await challenge());
    const send = () => app.anonymous().call(loginByPasskey, { body: { response } });
    const lost = await cutOffDuring(send);
    expect([lost.status, ...lost.codes]).toEqual([503, "server.unavailable"]);
    expect((await send()).status).toBe(200);
  });

  test("a new passkey is not refused", async () => {
    const person = await app.logInPerson();
    const response = aDevice().create(await begin(person));
    const send = () => person.client.call(addPasskey, { body: { name: "Diensthandy", response } });
    const lost = await cutOffDuring(send);
    expect([lost.status, ...lost.codes]).toEqual([503, "server.unavailable"]);
    expect((await send()).status).toBe(200);
  });
});

test.each([
  ["another address", aDevice({ ...HOME, origin: "http://localhost.example:3000" })],
  ["another host", aDevice({ ...HOME, site: "nahbei.example" })],
  ["a device that did not verify its user", aDevice(HOME, USER_PRESENT)],
])("refuses %s", async (_what, device) => {
  expect((await add(await app.logInPerson(), device)).codes).toEqual(["auth.passkey_refused"]);
});

test("a malformed answer is refused with 4xx", async () => {
  for (const response of [{}, { id: 7 }, { id: "x".repeat(500) }, { id: "abc", response: { clientDataJSON: "%%%" } }])
    expect((await app.anonymous().call(loginByPasskey, { body: { response } })).codes).toEqual([
      "auth.passkey_refused",
    ]);
  const { client } = await app.logInPerson();
  expect((await client.call(addPasskey, { body: { name: "x", response: {} } })).codes).toEqual([
    "auth.passkey_refused",
  ]);
});
