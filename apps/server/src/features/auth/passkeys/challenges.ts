/** Challenges that authenticators sign: random, good for five minutes and for one answer. */
import { randomBytes } from "node:crypto";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { hashToken } from "../../../platform/tokens.ts";
import { minutesAfter } from "../start-session.ts";
import { insertChallenge, takeChallenge } from "./repository.ts";

const CHALLENGE_BYTES = 32;
const CHALLENGE_MINUTES = 5;
type Access = Pick<Dependencies, "db" | "clock">;

/** The bytes for the library's options; the library sends them as base64url, which is what is kept as a hash. */
export async function newChallenge({ db, clock }: Access, userId: number | null): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = randomBytes(CHALLENGE_BYTES);
  const expiresAt = minutesAfter(clock.now(), CHALLENGE_MINUTES);
  await insertChallenge(db, hashToken(bytes.toString("base64url")), userId, expiresAt);
  return new Uint8Array(bytes);
}

type TakeChallenge = (challenge: string) => Promise<boolean>;

/**
 * Runs a check of the library on an answer to a challenge that we made for this person, or for a log-in (null).
 * Answers null where the library refuses. A database that fails at the challenge is no refusal: its error is thrown.
 */
export async function checkAnswer<Checked>(
  { db, clock }: Access,
  userId: number | null,
  check: (expectedChallenge: TakeChallenge) => Promise<Checked>,
): Promise<Checked | null> {
  let away: { error: unknown } | null = null;
  const take: TakeChallenge = async (challenge) => {
    try {
      return (await takeChallenge(db, hashToken(challenge), userId, clock.now())).length > 0;
    } catch (error) {
      away = { error };
      return false;
    }
  };
  const checked = await check(take).catch(() => null);
  if (away !== null) throw (away as { error: unknown }).error;
  return checked;
}
