/**
 * The secrets of one session form a chain: each follows from the one before it and the server's key. So the server
 * recognises every replaced secret without storing any, and repeats a successor whose answer was lost.
 */
import { setImmediate } from "node:timers/promises";
import { derivedToken, equalSecrets, hashToken } from "../tokens.ts";

/** More than a session that lives 90 days and rotates every 10 minutes has. It bounds the work for a wrong secret. */
const MOST_STEPS = 15_000;
/** Steps without a break for other requests; they take a few milliseconds. */
const STEPS_AT_ONCE = 500;

/** The secret that follows `secret`. */
export const successorOf = (key: string, handle: string, secret: string): string =>
  derivedToken(key, `session-successor|${handle}|${secret}`);

type Chain = { handle: string; secret: string; currentHash: Buffer; rotations: number };

/** True if `secret` was in force before the one with this hash. `rotations` counts how often it was replaced. */
export async function isReplaced(key: string, { handle, secret, currentHash, rotations }: Chain): Promise<boolean> {
  let follower = secret;
  for (let step = 1; step <= Math.min(rotations, MOST_STEPS); step += 1) {
    follower = successorOf(key, handle, follower);
    if (equalSecrets(hashToken(follower), currentHash)) return true;
    if (step % STEPS_AT_ONCE === 0) await setImmediate();
  }
  return false;
}
