/** Log-in, refresh and log-out (Specification §4 "Session"). Knows no HTTP beyond the values it is handed. */
import type { Role } from "@portal/contract/access";
import type { User } from "@portal/contract/auth";
import { loginKey } from "@portal/db/login-key";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { Session } from "../../platform/session/session.ts";
import { rolesOf } from "../../platform/session/session.ts";
import { hashToken, randomToken } from "../../platform/tokens.ts";
import { inTurn, verifyPassword } from "./passwords.ts";
import * as repository from "./repository.ts";
import { checkThrottle, noteFailure } from "./throttle.ts";

export type Credentials = { login: string; password: string; remember: boolean };
/** What the routes turn into cookies. */
export type Issued = { user: User; handle: string; secret: string; ttlMinutes: number; remember: boolean };
export type Origin = { address: string; userAgent: string; knownDevice: (userId: number | undefined) => string | null };

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService({ db, clock, environment, files }: Dependencies) {
  const minutes = (from: Date, count: number): Date => new Date(from.getTime() + count * 60_000);
  const ttl = (remember: boolean): number =>
    remember ? environment.SESSION_REMEMBER_TTL_MINUTES : environment.SESSION_REFRESH_TTL_MINUTES;

  return {
    /** @throws Problem `auth.invalid_credentials`, `auth.throttled` or `auth.busy`, alike for known and unknown people. */
    async logIn(credentials: Credentials, origin: Origin): Promise<Issued> {
      const now = clock.now();
      const key = loginKey(credentials.login);
      const [known] = await repository.credentialsByLoginKey(db, key);
      const attempt = { address: origin.address, loginKey: key, device: origin.knownDevice(known?.id) };
      await checkThrottle(db, attempt, now);
      await inTurn(async () => {
        // Again, because many guesses sent at once all passed the first check before one of them had failed.
        await checkThrottle(db, attempt, now);
        if (await verifyPassword(known?.password_hash ?? null, credentials.password)) return;
        await noteFailure(db, attempt, now);
        throw new Problem("auth.invalid_credentials");
      });
      const [person] = known === undefined ? [] : await repository.personById(db, known.id);
      if (person === undefined) throw new Problem("auth.invalid_credentials");
      const secret = randomToken();
      const session = {
        handle: randomToken(),
        userId: person.id,
        secretHash: hashToken(secret),
        remember: credentials.remember,
        now,
        expiresAt: minutes(now, ttl(credentials.remember)),
        absoluteExpiresAt: minutes(now, environment.SESSION_ABSOLUTE_TTL_MINUTES),
        userAgent: origin.userAgent.slice(0, 300),
      };
      await repository.createSession(db, session);
      return {
        user: toUser(person),
        handle: session.handle,
        secret,
        ttlMinutes: ttl(credentials.remember),
        remember: credentials.remember,
      };
    },

    /** The person, and a successor of the session's secret unless another refresh has just issued one. */
    async refresh(session: Session, presentedHash: Buffer): Promise<{ user: User; issued: Issued | null }> {
      const now = clock.now();
      const secret = randomToken();
      const ttlMinutes = ttl(session.remember);
      const expiresAt = minutes(now, ttlMinutes);
      const [won] = await repository.issueSuccessor(
        db,
        session.handle,
        presentedHash,
        hashToken(secret),
        now,
        expiresAt,
      );
      const [person] = await repository.personById(db, session.userId);
      if (person === undefined) throw new Problem("auth.no_session");
      const user = toUser(person, session);
      const issued = { user, handle: session.handle, secret, ttlMinutes, remember: session.remember };
      return { user, issued: won === undefined ? null : issued };
    },

    /** Ends the session on the server; an unknown handle is no error. */
    async logOut(handle: string): Promise<void> {
      await repository.revokeSession(db, handle, clock.now());
    },
  };

  function toUser(person: repository.PersonRow, session?: Session): User {
    const isCustomer = Object.keys(person.accounts).length > 0;
    const roles = rolesOf({ grantedRoles: person.roles, isCustomer });
    const agent = session?.agent;
    return {
      user_id: person.id,
      login: person.login,
      email: person.email,
      last_login: person.last_login_at?.toISOString() ?? null,
      role: leadingRole(roles),
      roles,
      profile_image: person.profile_image_key === null ? null : files.publicUrl(person.profile_image_key),
      accounts: person.accounts,
      user_notification_code: person.notification_code,
      ...(agent ? { cucaInfo: { companyId: agent.companyId } } : {}),
    };
  }
}

/** The one role that decides where a person lands: the company first, then special roles. */
function leadingRole(roles: readonly Role[]): Role {
  const order: Role[] = ["customer", "cuca", "ratingusermanager", "tradesmanager"];
  return order.find((role) => roles.includes(role)) ?? "user";
}
