/** The end of every login method: starts the session and sets its cookies, whichever page has the login form. */
import { IMPERSONATION_KEY, type User } from "@portal/contract/auth/calls";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../platform/dependencies.ts";
import {
  clearImpersonationCookie,
  readSessionCookie,
  sessionCookieValue,
  setImpersonationCookie,
  setRememberCookie,
  setSessionCookie,
  setXsrfCookie,
} from "../../platform/session/cookies.ts";
import { noteSecurityEvent } from "../../platform/security-events/note-event.ts";
import { lookUpSession } from "../../platform/session/guard.ts";
import { makeXsrfToken } from "../../platform/session/xsrf.ts";
import { shownDevice, trustedDevice, trustDevice } from "./device.ts";
import type { AuthService, Credentials, Origin } from "./service.ts";
import type { Issued, Started } from "./start-session.ts";

export type LoginCompletion = ReturnType<typeof createLoginCompletion>;

export function createLoginCompletion(dependencies: Dependencies, service: AuthService) {
  const { environment, clock } = dependencies;

  const setSession = (request: FastifyRequest, reply: FastifyReply, issued: Issued): void => {
    const { handle, secret, ttlMinutes } = issued;
    setSessionCookie(request, reply, environment, {
      value: sessionCookieValue(handle, secret),
      ttlMinutes,
      now: clock.now(),
    });
    if (issued.remember) setRememberCookie(reply, ttlMinutes);
    if (issued.user.cucaInfo) setImpersonationCookie(reply, ttlMinutes);
    else if (request.cookies[IMPERSONATION_KEY] !== undefined) clearImpersonationCookie(reply);
  };

  /** Revokes a session only if its secret is known, so that a handle alone ends nobody's session. */
  const revokePresented = async (request: FastifyRequest): Promise<void> => {
    if (readSessionCookie(request, environment.SESSION_COOKIE)?.kind !== "session") return;
    const found = await lookUpSession(dependencies, request, { accountId: null, subjectId: null });
    if (found === null) return;
    await service.logOut(found.session.handle);
    await noteSecurityEvent(dependencies, dependencies.db, { kind: "logged_out", userId: found.session.userId });
  };

  /** Sets every cookie of the new session after any proof of identity; a presented session ends. */
  const completeLogin = async (
    request: FastifyRequest,
    reply: FastifyReply,
    issued: Issued | Started,
  ): Promise<User> => {
    await revokePresented(request);
    setSession(request, reply, issued);
    // A support session shows the linked person, whose device this is not, and has no hash.
    if ("passwordHash" in issued) {
      const { user, passwordHash } = issued;
      await trustDevice(dependencies, reply, { id: user.user_id, passwordHash });
    }
    setXsrfCookie(reply, makeXsrfToken(environment.SESSION_SECRET, issued.handle));
    return issued.user;
  };

  const originOf = (request: FastifyRequest): Origin => ({
    address: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    shownDevice: shownDevice(dependencies, request)?.id ?? null,
    trustedDevice: (person) => trustedDevice(dependencies, request, person),
  });

  return {
    originOf,
    setSession,
    revokePresented,
    completeLogin,

    /**
     * Logs in with a password.
     * @throws Problem `auth.invalid_credentials`, `auth.throttled` or `auth.busy`
     */
    async logIn(request: FastifyRequest, reply: FastifyReply, credentials: Credentials): Promise<User> {
      return completeLogin(request, reply, await service.logIn(credentials, originOf(request)));
    },
  };
}
