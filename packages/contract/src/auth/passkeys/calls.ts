/** Passkeys (WebAuthn): login by the device's own lock, without a password. Each person chooses whether to use them. */
import * as z from "zod/mini";
import type { User } from "../calls.ts";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber } from "../../http/ids.ts";
import { ownPassword } from "../second-factor/inputs.ts";

export const PASSKEY_NAME_MAX_CHARACTERS = 60;
/** Most passkeys of one person. */
export const PASSKEYS_AT_MOST = 20;

/** Instants are ISO. `synced`: the device's manufacturer keeps the passkey, and it works on several devices. */
export type Passkey = { id: number; name: string; createdAt: string; lastUsedAt: string | null; synced: boolean };

/** Input or output of the browser's WebAuthn functions. The server's library knows the shape. */
export type WebAuthnJson = Record<string, unknown>;
const webAuthnJson = z.record(z.string(), z.unknown());

const passkeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Bitte geben Sie dem Passkey einen Namen, zum Beispiel: Diensthandy."),
    z.maxLength(PASSKEY_NAME_MAX_CHARACTERS, "Bitte höchstens 60 Zeichen."),
  );

type Answer = { passkeys: Passkey[] };

/** The person's passkeys at this host, newest first. */
export const getPasskeys = endpoint<Answer & { hasPassword: boolean }>()({
  name: "getPasskeys",
  method: "GET",
  path: "/api/user/getPasskeys",
});

/** Options for `navigator.credentials.create`. */
export const beginPasskey = endpoint<{ options: WebAuthnJson }>()({
  name: "beginPasskey",
  method: "POST",
  path: "/api/user/beginPasskey",
  body: z.object({ password: ownPassword }),
  errors: ["auth.own_password_wrong", "auth.passkeys_full", "auth.throttled", "auth.busy", "user.confirmation_needed"],
});

export const addPasskey = endpoint<Answer>()({
  name: "addPasskey",
  method: "POST",
  path: "/api/user/addPasskey",
  body: z.object({ name: passkeyName, response: webAuthnJson }),
  errors: ["auth.passkey_refused", "auth.passkeys_full"],
});

export const renamePasskey = endpoint<Answer>()({
  name: "renamePasskey",
  method: "POST",
  path: "/api/user/renamePasskey",
  body: z.object({ id: idNumber, name: passkeyName }),
  errors: ["auth.passkey_unknown"],
});

/** Needs a proof within the last `CONFIRMATION_MINUTES`. */
export const deletePasskey = endpoint<Answer>()({
  name: "deletePasskey",
  method: "POST",
  path: "/api/user/deletePasskey",
  body: z.object({ id: idNumber }),
  errors: ["auth.passkey_unknown", "user.confirmation_needed"],
});

/** Options for `navigator.credentials.get`. They name nobody, so they tell a stranger nothing. */
export const beginPasskeyLogin = endpoint<{ options: WebAuthnJson }>()({
  name: "beginPasskeyLogin",
  method: "POST",
  path: "/api/auth/beginPasskeyLogin",
  errors: ["auth.throttled"],
});

/** Logs in. Possession and the device's lock are two factors, so no code is asked for. */
export const loginByPasskey = endpoint<{ user: User }>()({
  name: "loginByPasskey",
  method: "POST",
  path: "/api/auth/loginByPasskey",
  body: z.object({ response: webAuthnJson, remember: z._default(z.boolean(), false) }),
  errors: ["auth.passkey_refused", "auth.throttled"],
});

/** Options for `navigator.credentials.get` with the person's own passkeys at this host. */
export const beginPasskeyProof = endpoint<{ options: WebAuthnJson }>()({
  name: "beginPasskeyProof",
  method: "POST",
  path: "/api/user/beginPasskeyProof",
});

/** Proves with a passkey that the person is still there, as `confirmPassword` does with the password. */
export const confirmByPasskey = endpoint<{ until: string }>()({
  name: "confirmByPasskey",
  method: "POST",
  path: "/api/user/confirmByPasskey",
  body: z.object({ response: webAuthnJson }),
  errors: ["auth.passkey_refused"],
});
