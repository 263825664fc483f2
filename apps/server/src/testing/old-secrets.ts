/** Secrets as the product sealed them before it used JWE; databases may still hold some. */
import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Environment } from "../platform/environment.ts";
import { sealingKeys } from "../platform/sealing/keys.ts";

export function sealInOldForm(
  environment: Pick<Environment, "PORTAL_KEYS" | "SESSION_SECRET">,
  about: string,
  secret: string,
): string {
  const [current] = sealingKeys(environment);
  if (current === undefined) throw new Error("no key");
  const own = new Uint8Array(hkdfSync("sha256", current.key, "", "portal secrets at rest", 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", own, iv).setAAD(Buffer.from(about));
  const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return `${current.id}:${Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url")}`;
}
