/** Login, refresh and logout (Specification §4 "Session"). Knows HTTP only by the values it gets. */
import type { User } from "@portal/contract/auth/calls";
import { loginKey } from "@portal/db/login-key";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { Session } from "../../platform/session/session.ts";
import { successorOf } from "../../platform/session/secret-chain.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Known } from "./device.ts";
import { withHashLimit, verifyPassword } from "./passwords.ts";
import * as repository from "./repository.ts";
import {
  type Issued,
  type Started,
  minutesAfter,
  sessionTtlMinutes,
  startSession,
  stolenBefore,
  toUser,
} from "./start-session.ts";
import { requireSecondFactor } from "./second-factor/require-second-factor.ts";
import { describeAgent } from "./support/describe-agent.ts";
import { noteFailure, readThrottle } from "./throttle.ts";

export type Credentials = { login: string; password: string; remember: boolean; secondFactor?: string | undefined };
export type Origin = {
  address: string;
  userAgent: string;
  /** The id that the device cookie claims. */
  shownDevice: string | null;
  trustedDevice: (person: Known | null) => Promise<string | null>;
};

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(dependencies: Dependencies) {
  const { db, clock, environment, files } = dependencies;

  /** The person in wire format; in a support session the person linked to the company. */
  async function describe(session: Session): Promise<User | null> {
    if (session.agent !== null) return describeAgent(db, session.userId, session.agent);
    const [person] = await repository.personById(db, session.userId);
    if (person === undefined) return null;
    return { ...toUser(person, files), ...(await stolenBefore(db, session.handle)) };
  }

  async function renewSecret(handle: string, presented: string, ttlMinutes: number): Promise<string | null> {
    const now = clock.now();
    const expiresAt = minutesAfter(now, ttlMinutes);
    const presentedHash = hashToken(presented);
    const successor = successorOf(environment.SESSION_SECRET, handle, presented);
    const won = await repository.issueSuccessor(db, handle, presentedHash, hashToken(successor), now, expiresAt);
    if (won.length > 0) return successor;
    const prolonged = await repository.prolongYoung(db, handle, presentedHash, now, expiresAt);
    return prolonged.length > 0 ? presented : null;
  }

  /**
   * The id of the person with this password and, if they have one, second factor.
   * @throws Problem `auth.invalid_credentials`, `auth.throttled` or `auth.busy`, alike for known and unknown people;
   *   `auth.second_factor_required` or `auth.second_factor_wrong` after a right password
   */
  async function prove(
    { login, password, secondFactor }: Omit<Credentials, "remember">,
    origin: Origin,
  ): Promise<number> {
    const now = clock.now();
    const key = loginKey(login);
    const { address, shownDevice: shown } = origin;
    const [[known], checkThrottle] = await Promise.all([
      repository.credentialsByLoginKey(db, key),
      readThrottle(db, { address, loginKey: key, shown }, now),
    ]);
    const device = await origin.trustedDevice(known ? { id: known.id, passwordHash: known.password_hash } : null);
    const attempt = { address, loginKey: key, device };
    const checkAgain = checkThrottle(attempt);
    await withHashLimit(async () => {
      await checkAgain();
      if (await verifyPassword(known?.password_hash ?? null, password)) return;
      await noteFailure(db, attempt, now);
      throw new Problem("auth.invalid_credentials");
    });
    if (known === undefined) throw new Problem("auth.invalid_credentials");
    if (known.has_second_factor)
      await requireSecondFactor(dependencies, { userId: known.id, code: secondFactor, device });
    return known.id;
  }

  return {
    prove,
    describe,

    /** @throws Problem as `prove` */
    async logIn({ remember, ...credentials }: Credentials, origin: Origin): Promise<Started> {
      const userId = await prove(credentials, origin);
      const { userAgent } = origin;
      const issued = await startSession(dependencies, db, { userId, method: "password", remember, userAgent });
      if (issued === null) throw new Problem("auth.invalid_credentials");
      return issued;
    },

    /**
     * The person, and the secret for the cookie: a successor, or the same one if that is younger than 30 seconds; null
     * if a parallel refresh has just issued one.
     */
    async refresh(session: Session, presentedSecret: string): Promise<{ user: User; issued: Issued | null }> {
      const ttlMinutes = sessionTtlMinutes(environment, session.remember);
      const secret = await renewSecret(session.handle, presentedSecret, ttlMinutes);
      const user = await describe(session);
      if (user === null) throw new Problem("auth.no_session");
      const { handle, remember } = session;
      return { user, issued: secret === null ? null : { user, handle, secret, ttlMinutes, remember } };
    },

    /** Ends the session on the server; an unknown handle is no error. */
    async logOut(handle: string): Promise<void> {
      await repository.revokeSession(db, handle, clock.now());
    },
  };
}
