/** Password hashing: argon2id with the parameters OWASP names (19,456 KiB, 2 passes, 1 lane). */
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { Problem } from "../../platform/problem.ts";

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Hashes at once: each takes 19 MiB. Two more than cores, because one that ends waits for the JavaScript thread before
 * the next begins, and a core would be idle meanwhile.
 */
const CONCURRENT_HASHES = availableParallelism() + 2;
/** Logins in work at once. Each asks the database before its hash, so some more than hashes. */
export const CONCURRENT_WORK = CONCURRENT_HASHES + 2;
/** Calls that may wait for a hash. More get `auth.busy`; p-limit has no such bound. */
const MAX_WAITING = 400;

const hashLimit = pLimit(CONCURRENT_HASHES);
const workLimit = pLimit(CONCURRENT_WORK);

// Verified in place of an unknown person's hash, so that both take the same time.
const nobody = hash("kein Passwort", PARAMETERS);

/** Normalises Unicode: keyboards send "ä" as one character or two. */
const spelling = (password: string): string => password.normalize("NFC");

export const hashPassword = (password: string): Promise<string> =>
  hashLimit(() => hash(spelling(password), PARAMETERS));

/**
 * Runs work that hashes or compares a password: `CONCURRENT_WORK` at a time, the others wait.
 * @throws Problem `auth.busy` if more than 400 wait
 */
export async function withHashLimit<T>(work: () => Promise<T>): Promise<T> {
  if (workLimit.pendingCount > MAX_WAITING) throw new Problem("auth.busy");
  return workLimit(work);
}

/**
 * True if the password matches. Unknown people (`null`) take the same time and never match. Call it within
 * `withHashLimit`.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const known = stored ?? (await nobody);
  const fits = await hashLimit(() => verify(known, spelling(password)));
  return stored !== null && fits;
}

/** Hashes a new password. @throws Problem as `withHashLimit`. */
export const hashWithLimit = (password: string): Promise<string> => withHashLimit(() => hashPassword(password));
