/** The keys by which push services recognise the portal (VAPID, RFC 8292). */
import { createECDH, hkdfSync } from "node:crypto";
import type { Environment } from "../environment.ts";

export type VapidKeys = { subject: string; publicKey: string; privateKey: string };

type Needs = Pick<
  Environment,
  "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY" | "VAPID_SUBJECT" | "SESSION_SECRET" | "production"
>;

const SCALAR_BYTES = 32;
const DEVELOPMENT_SUBJECT = "mailto:technik@portal.example";

/** Undefined in production without keys: then nothing is sent, and nobody can subscribe. */
export function vapidKeysOf(environment: Needs): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = environment;
  if (publicKey !== undefined && privateKey !== undefined && subject !== undefined)
    return { publicKey, privateKey, subject };
  return environment.production ? undefined : derivedKeys(environment.SESSION_SECRET);
}

/** Outside production they follow from the session secret, so that subscriptions outlive a restart. */
function derivedKeys(secret: string): VapidKeys {
  const curve = createECDH("prime256v1");
  const scalar = Buffer.from(hkdfSync("sha256", secret, "", "vapid", SCALAR_BYTES));
  curve.setPrivateKey(scalar);
  return {
    subject: DEVELOPMENT_SUBJECT,
    publicKey: curve.getPublicKey().toString("base64url"),
    privateKey: scalar.toString("base64url"),
  };
}
