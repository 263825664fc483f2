/** Secrets that rest in the database and must be read again, encrypted by AES-256-GCM with a key of the environment. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Environment } from "./environment.ts";
import { type SealingKey, sealingKeys } from "./sealed-links/keys.ts";

type Keys = Pick<Environment, "PORTAL_KEYS" | "SESSION_SECRET">;

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own, so that a link never opens what rests here, nor the other way round. */
const ownKey = ({ key }: SealingKey): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", key, "", "portal secrets at rest", KEY_BYTES));

/** `about` says whose secret it is; it opens for nobody else. */
export function sealSecret(environment: Keys, about: string, secret: string): string {
  const [current] = sealingKeys(environment);
  if (current === undefined) throw new Error("no key");
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, ownKey(current), iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return `${current.id}:${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")}`;
}

/** @throws Error where the key is gone, or where the value was changed or belongs to somebody else. */
export function openSecret(environment: Keys, about: string, value: string): string {
  const [id = "", body = ""] = value.split(":");
  const key = sealingKeys(environment).find((known) => known.id === id);
  if (key === undefined) throw new Error("the key of a secret is no longer among PORTAL_KEYS");
  const bytes = Buffer.from(body, "base64url");
  const decipher = createDecipheriv(ALGORITHM, ownKey(key), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}
