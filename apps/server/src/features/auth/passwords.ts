/** Password hashing: argon2id with the parameters OWASP names (19,456 KiB, 2 passes, 1 lane). */
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { Problem } from "../../platform/problem.ts";

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes at once; each takes a core and 19 MiB. */
const CONCURRENT_HASHES = 2;
/** Waiting log-ins beyond which new ones are asked to come back. */
const WAITING_AT_MOST = 400;

const queue = pLimit(CONCURRENT_HASHES);

// Verified in place of an unknown person's hash, so that both take the same time.
const nobody = hash("kein Passwort", PARAMETERS);

/** One spelling, whichever keyboard typed it: "ä" is one character or two. */
const spelling = (password: string): string => password.normalize("NFC");

export const hashPassword = (password: string): Promise<string> => queue(() => hash(spelling(password), PARAMETERS));

/**
 * Runs one log-in when it is its turn, so that only a few are compared at a time.
 * @throws Problem `auth.busy` where too many wait already.
 */
export async function inTurn<T>(logIn: () => Promise<T>): Promise<T> {
  if (queue.pendingCount > WAITING_AT_MOST) throw new Problem("auth.busy");
  return queue(logIn);
}

/** True where the password fits. Unknown people (`null`) cost the same time and never fit. Call it `inTurn`. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), spelling(password));
  return stored !== null && fits;
}

/**
 * Hashes a new password when it is its turn.
 * @throws Problem `auth.busy` where too many wait already.
 */
export const hashInTurn = (password: string): Promise<string> => inTurn(() => hash(spelling(password), PARAMETERS));
