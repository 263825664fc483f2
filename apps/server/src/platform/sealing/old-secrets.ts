/**
 * The form in which secrets were sealed before they became JWE: `key id:` and, in base64url, nonce, tag and text of
 * AES-256-GCM. Opened for as long as rows of that form may exist, never written.
 */
import { createDecipheriv } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A JWE has no colon. */
export const isOldForm = (value: string): boolean => value.includes(":");

/** @throws Error where the key is gone, or where the value was changed or belongs to somebody else. */
export function openOldForm(keyOf: (id: string) => Uint8Array, about: string, value: string): string {
  const [id = "", body = ""] = value.split(":");
  const bytes = Buffer.from(body, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(id), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}
