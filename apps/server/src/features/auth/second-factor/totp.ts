/** Codes of authenticator apps (RFC 6238): six digits, every 30 seconds, SHA-1, which all apps support. */
import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Steps by which a phone's clock may differ. */
const WINDOW = 1;

const totpOf = (secret: string, label = "", issuer = ""): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6, algorithm: "SHA1", label, issuer });

/** 160 random bits in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The URI in the QR code: who it is for, and the secret. */
export const setupUri = (secret: string, { login, brandName }: { login: string; brandName: string }): string =>
  totpOf(secret, login, brandName).toString();

/** The step of an instant. */
export const stepOfTime = (instant: Date): number => Math.floor(instant.getTime() / 1000 / PERIOD_SECONDS);

/** When a step begins. */
export const startOfStep = (step: number): Date => new Date(step * PERIOD_SECONDS * 1000);

/** The code of a step, as the app shows it. */
export const codeAt = (secret: string, step: number): string =>
  totpOf(secret).generate({ timestamp: startOfStep(step).getTime() });

/** The step, counted from 1970, of a code; null if the code is not of now or a neighbouring step. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : stepOfTime(now) + delta;
}
