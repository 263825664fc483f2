/** Starts a session for a person who has proved their identity by any method. */
import type { Role } from "@portal/contract/http/access";
import type { User } from "@portal/contract/auth/calls";
import type { LoginMethod } from "@portal/contract/user-area/security-events";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { Environment } from "../../platform/environment.ts";
import { requireBelow } from "../../platform/rate-limits/rate-limits.ts";
import { rolesOf } from "../../platform/session/session.ts";
import { eventValues } from "../../platform/security-events/note-event.ts";
import { hashToken, randomToken } from "../../platform/tokens.ts";
import * as repository from "./repository.ts";

/** The values that the routes turn into cookies. */
export type Issued = { user: User; handle: string; secret: string; ttlMinutes: number; remember: boolean };
/** A session that began with this answer. `passwordHash` goes into the device's signature and never leaves the server. */
export type Started = Issued & { passwordHash: string | null };

export type Proven = { userId: number; method: LoginMethod; remember: boolean; userAgent: string };

const USER_AGENT_CHARACTERS = 300;
/** Logins of one person in a day: only a script makes more, and each is a row. */
const SESSIONS_A_DAY = 2000;
const DAY_SECONDS = 24 * 3600;

export const minutesAfter = (from: Date, count: number): Date => new Date(from.getTime() + count * 60_000);

export const sessionTtlMinutes = (environment: Environment, remember: boolean): number =>
  remember ? environment.SESSION_REMEMBER_TTL_MINUTES : environment.SESSION_REFRESH_TTL_MINUTES;

/**
 * Null if the person is gone. Pass a transaction if the session must not outlive what led to it.
 * @throws Problem `auth.throttled` beyond 2,000 in a day
 */
export async function startSession(
  dependencies: Pick<Dependencies, "clock" | "environment" | "files">,
  db: Dependencies["db"],
  { userId, method, remember, userAgent }: Proven,
): Promise<Started | null> {
  const { clock, environment, files } = dependencies;
  const now = clock.now();
  const limit = { key: `sessions:${userId}`, limit: SESSIONS_A_DAY, windowSeconds: DAY_SECONDS };
  const secret = randomToken();
  const handle = randomToken();
  const ttlMinutes = sessionTtlMinutes(environment, remember);
  const session = {
    handle,
    userId,
    secretHash: hashToken(secret),
    remember,
    now,
    expiresAt: minutesAfter(now, ttlMinutes),
    absoluteExpiresAt: minutesAfter(now, environment.SESSION_ABSOLUTE_TTL_MINUTES),
    userAgent: userAgent.slice(0, USER_AGENT_CHARACTERS),
  };
  const event = eventValues(dependencies, { kind: "logged_in", userId, method });
  const person = await repository.startedSession(db, session, event, limit);
  if (person === null) {
    await requireBelow(db, [limit], now, "auth.throttled");
    return null;
  }
  const user = { ...toUser(person, files), ...toldTheft(person.stolen_at) };
  return { user, handle, secret, ttlMinutes, remember, passwordHash: person.password_hash };
}

/** Tells the first login after a theft about it, for as long as its session lives. */
export async function stolenBefore(db: Dependencies["db"], handle: string): Promise<Pick<User, "stolenSessionAt">> {
  const [row] = await repository.theftBefore(db, handle);
  return toldTheft(row?.stolen_at ?? null);
}

const toldTheft = (at: Date | null): Pick<User, "stolenSessionAt"> =>
  at === null ? {} : { stolenSessionAt: at.toISOString() };

/** The person in wire format. */
export function toUser(person: repository.PersonRow, files: Dependencies["files"]): User {
  const isCustomer = Object.keys(person.accounts).length > 0;
  const roles = rolesOf({ grantedRoles: person.roles, isCustomer });
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
    ...(person.second_factor_missing && { secondFactorMissing: true }),
  };
}

/** The role that decides where a person lands: the company first, then special roles. */
function leadingRole(roles: readonly Role[]): Role {
  const order: Role[] = ["customer", "cuca", "ratingusermanager", "tradesmanager"];
  return order.find((role) => roles.includes(role)) ?? "user";
}
