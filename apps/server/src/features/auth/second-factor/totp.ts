/** Codes of authenticator apps (RFC 6238): six digits, new every 30 seconds, by SHA-1, as all apps understand them. */
import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Steps that a phone's clock may be behind or ahead. */
const WINDOW = 1;

const totpOf = (secret: string, label = "", issuer = ""): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6, algorithm: "SHA1", label, issuer });

/** 160 random bits in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an app reads from the picture: who it is for, and the secret. */
export const setupUri = (secret: string, { login, brandName }: { login: string; brandName: string }): string =>
  totpOf(secret, login, brandName).toString();

/** The step, counted from 1970, whose code this is; null where it is none of now or a step beside it. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
