/** How a person gets a session over HTTP: the one door, whichever page the log-in form stands on. */
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
import { lookUpSession } from "../../platform/session/guard.ts";
import { makeXsrfToken } from "../../platform/session/xsrf.ts";
import { knownDevice, rememberDevice } from "./device.ts";
import type { AuthService, Credentials, Origin } from "./service.ts";
import type { Issued } from "./start-session.ts";

export type SignIn = ReturnType<typeof createSignIn>;

export function createSignIn(dependencies: Dependencies, service: AuthService) {
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

  /** Revokes only a session whose secret is known, so that a handle alone ends nobody's session. */
  const revokePresented = async (request: FastifyRequest): Promise<void> => {
    if (readSessionCookie(request, environment.SESSION_COOKIE)?.kind !== "session") return;
    const found = await lookUpSession(dependencies, request, { accountId: null, subjectId: null });
    if (found !== null) await service.logOut(found.session.handle);
  };

  /** After any proof of who somebody is: sets every cookie of the new session; one that was presented ends. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, issued: Issued): Promise<User> => {
    await revokePresented(request);
    setSession(request, reply, issued);
    // A support session shows the person linked to the company, whose device this is not.
    if (issued.user.cucaInfo === undefined) rememberDevice(reply, environment, issued.user.user_id);
    setXsrfCookie(reply, makeXsrfToken(environment.SESSION_SECRET, issued.handle));
    return issued.user;
  };

  const originOf = (request: FastifyRequest): Origin => ({
    address: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    knownDevice: (userId) => knownDevice(request, environment, userId),
  });

  return {
    originOf,
    setSession,
    revokePresented,
    enter,

    /**
     * Logs in with a password.
     * @throws Problem `auth.invalid_credentials`, `auth.throttled` or `auth.busy`.
     */
    async signIn(request: FastifyRequest, reply: FastifyReply, credentials: Credentials): Promise<User> {
      return enter(request, reply, await service.logIn(credentials, originOf(request)));
    },
  };
}
