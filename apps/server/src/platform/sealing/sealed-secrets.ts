/**
 * Secrets that rest in the database and must be read again: encrypted and authenticated (JWE, `dir` with A256GCM), with
 * the id of the key and whose secret it is.
 */
import { hkdfSync } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import type { Environment } from "../environment.ts";
import { type SealingKey, sealingKeys } from "./keys.ts";
import { isOldForm, openOldForm } from "./old-secrets.ts";

type Keys = Pick<Environment, "PORTAL_KEYS" | "SESSION_SECRET">;

const TYPE = "portal-secret";
const KEY_BYTES = 32;

/** A key of its own, so that no link opens as a secret and no secret as a link. */
const ownKey = ({ key }: SealingKey): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", key, "", "portal secrets at rest", KEY_BYTES));

const headerFor = ({ id }: SealingKey) => ({ alg: "dir", enc: "A256GCM", kid: id, typ: TYPE });

function currentKey(environment: Keys): SealingKey {
  const [current] = sealingKeys(environment);
  if (current === undefined) throw new Error("no key");
  return current;
}

function ownKeyOf(environment: Keys, id: string | undefined): Uint8Array {
  const found = sealingKeys(environment).find((known) => known.id === id);
  if (found === undefined) throw new Error("the key of a secret is no longer among PORTAL_KEYS");
  return ownKey(found);
}

/** @param about says whose secret it is; it opens for nobody else. */
export function sealSecret(environment: Keys, about: string, secret: string): Promise<string> {
  const current = currentKey(environment);
  return new EncryptJWT({ secret }).setProtectedHeader(headerFor(current)).setSubject(about).encrypt(ownKey(current));
}

/** @throws Error where the key is gone, or where the value was changed or belongs to somebody else. */
export async function openSecret(environment: Keys, about: string, value: string): Promise<string> {
  if (isOldForm(value)) return openOldForm((id) => ownKeyOf(environment, id), about, value);
  const { payload } = await jwtDecrypt<{ secret: string }>(value, ({ kid }) => ownKeyOf(environment, kid), {
    keyManagementAlgorithms: ["dir"],
    contentEncryptionAlgorithms: ["A256GCM"],
    typ: TYPE,
    subject: about,
    requiredClaims: ["secret"],
  });
  return payload.secret;
}

/** How every value begins that is sealed in today's form with the first key; any other one is to be sealed anew. */
export const currentSealStart = (environment: Keys): string =>
  `${Buffer.from(JSON.stringify(headerFor(currentKey(environment)))).toString("base64url")}..`;
