/** Random tokens, and how they are stored and compared. */
import { createHmac, hash, timingSafeEqual } from "node:crypto";
import { customAlphabet } from "nanoid";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const CHARACTERS_FOR_128_BITS = 22;

/** 22 base62 characters: at least 128 random bits. */
export const randomToken: () => string = customAlphabet(BASE62, CHARACTERS_FOR_128_BITS);

/** SHA-256; enough for values that are random themselves. */
export const hashToken = (token: string): Buffer => hash("sha256", token, "buffer");

/** HMAC-SHA256 in base64url. */
export const sign = (key: string, text: string): string => createHmac("sha256", key).update(text).digest("base64url");

/**
 * 22 base62 characters that follow from a key and a text: who lacks the key can't tell them from a random token. The
 * remainder of a byte favours eight characters a little, which leaves more than 128 bits.
 */
export function derivedToken(key: string, text: string): string {
  const bytes = createHmac("sha256", key).update(text).digest();
  let token = "";
  for (let index = 0; index < CHARACTERS_FOR_128_BITS; index += 1)
    token += BASE62.charAt((bytes[index] as number) % BASE62.length);
  return token;
}

/** Compares in constant time; unequal lengths are unequal. */
export function equalSecrets(a: string | Buffer, b: string | Buffer): boolean {
  const left = Buffer.from(a as string);
  const right = Buffer.from(b as string);
  return left.length === right.length && timingSafeEqual(left, right);
}
