/** The keys that seal links: the first seals, every one opens, so that links from before a rotation still work. */
import { hkdfSync } from "node:crypto";
import type { Environment } from "../environment.ts";

export type SealingKey = { readonly id: string; readonly key: Uint8Array };

const KEY_BYTES = 32;
/** Id of the key that follows from the session secret. */
const DERIVED_ID = "session";

/**
 * The keys of PORTAL_KEYS in their order, then the one that follows from SESSION_SECRET, which alone serves where
 * PORTAL_KEYS is not set.
 */
export function sealingKeys({
  PORTAL_KEYS,
  SESSION_SECRET,
}: Pick<Environment, "PORTAL_KEYS" | "SESSION_SECRET">): SealingKey[] {
  const derived = new Uint8Array(hkdfSync("sha256", SESSION_SECRET, "", "portal sealed links", KEY_BYTES));
  const named = PORTAL_KEYS.map((text) => {
    const [id = "", key = ""] = text.split(":");
    return { id, key: new Uint8Array(Buffer.from(key, "base64url")) };
  });
  return [...named, { id: DERIVED_ID, key: derived }];
}
