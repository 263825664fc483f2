/**
 * Hashes of network addresses and login names that only the server's secret can repeat. The key changes every month, so
 * that nobody can follow an address for longer than that.
 */
import { createHmac, hkdfSync } from "node:crypto";

const KEY_BYTES = 32;
const HASH_BYTES = 16;
const MONTH_CHARACTERS = "2026-11".length;
const FINGERPRINT_CHARACTERS = 8;

export type HashKey = {
  /** Month and fingerprint: tells rows of one key apart from those of another, also after SESSION_SECRET has changed. */
  readonly name: string;
  readonly hash: (about: "network" | "login", value: string) => Buffer;
};

/** The latest key, because deriving one takes longer than using it. */
let latest: { secret: string; month: string; key: HashKey } | undefined;

/** The key of the month. */
export function hashKeyAt(secret: string, now: Date): HashKey {
  const month = now.toISOString().slice(0, MONTH_CHARACTERS);
  if (latest?.secret !== secret || latest.month !== month) latest = { secret, month, key: deriveKey(secret, month) };
  return latest.key;
}

function deriveKey(secret: string, month: string): HashKey {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", `portal security events ${month}`, KEY_BYTES));
  const hmac = (text: string): Buffer => createHmac("sha256", key).update(text).digest();
  return {
    name: `${month}-${hmac("name").toString("hex").slice(0, FINGERPRINT_CHARACTERS)}`,
    hash: (about, value) => hmac(`${about}|${value}`).subarray(0, HASH_BYTES),
  };
}
