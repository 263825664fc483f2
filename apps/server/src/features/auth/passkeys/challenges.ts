/** Challenges for authenticators: random, valid for five minutes and one answer. */
import { randomBytes } from "node:crypto";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { hashToken } from "../../../platform/tokens.ts";
import { minutesAfter } from "../start-session.ts";
import { insertChallenge, takeChallenge } from "./repository.ts";

const CHALLENGE_BYTES = 32;
const CHALLENGE_MINUTES = 5;
type Access = Pick<Dependencies, "db" | "clock">;

/** The bytes for the library's options. The library sends them as base64url; the database keeps a hash of that. */
export async function newChallenge({ db, clock }: Access, userId: number | null): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = randomBytes(CHALLENGE_BYTES);
  const expiresAt = minutesAfter(clock.now(), CHALLENGE_MINUTES);
  await insertChallenge(db, hashToken(bytes.toString("base64url")), userId, expiresAt);
  return new Uint8Array(bytes);
}

type TakeChallenge = (challenge: string) => Promise<boolean>;

/**
 * Runs the library's check of an answer to a challenge for this person, or for a login (null). Returns null if the
 * library refuses. An error of the database is thrown, because it is no refusal.
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
