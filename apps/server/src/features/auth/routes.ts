/** The session's calls (Specification §7 "Auth"). */
import { serveLogin, serveLogout, serveRefresh, serveRemoveMainSessionKeys } from "@portal/contract/auth.server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { Problem } from "../../platform/problem.ts";
import {
  clearSessionKeys,
  readSessionCookie,
  sessionCookieValue,
  setRememberCookie,
  setSessionCookie,
  setXsrfCookie,
} from "../../platform/session/cookies.ts";
import { lookUpSession } from "../../platform/session/guard.ts";
import { makeXsrfToken } from "../../platform/session/xsrf.ts";
import { knownDevice, rememberDevice } from "./device.ts";
import type { AuthService, Issued } from "./service.ts";

export function authRoutes(dependencies: Dependencies, service: AuthService): Call[] {
  const { environment, clock } = dependencies;

  return [
    call(serveLogin, async ({ request, reply, body }) => {
      const issued = await service.logIn(body, {
        address: request.ip,
        userAgent: request.headers["user-agent"] ?? "",
        knownDevice: (userId) => knownDevice(request, environment, userId),
      });
      await revokePresented(request);
      setSession(request, reply, issued);
      rememberDevice(reply, environment, issued.user.user_id);
      setXsrfCookie(reply, makeXsrfToken(environment.SESSION_SECRET, issued.handle));
      return { user: issued.user };
    }),

    call(serveRefresh, async ({ request, reply }) => {
      const found = await lookUpSession(dependencies, request, { accountId: null, subjectId: null });
      if (found === null) {
        clearSessionKeys(request, reply, environment.SESSION_COOKIE);
        throw new Problem("auth.no_session");
      }
      const { user, issued } = await service.refresh(found.session, found.presentedHash);
      if (issued !== null) setSession(request, reply, issued);
      return { user };
    }),

    call(serveLogout, async ({ request, reply }) => {
      await endSession(request, reply);
      return {};
    }),

    call(serveRemoveMainSessionKeys, async ({ request, reply }) => {
      await endSession(request, reply);
      return {};
    }),
  ];

  function setSession(request: FastifyRequest, reply: FastifyReply, issued: Issued): void {
    const { handle, secret, ttlMinutes } = issued;
    setSessionCookie(request, reply, environment, {
      value: sessionCookieValue(handle, secret),
      ttlMinutes,
      now: clock.now(),
    });
    if (issued.remember) setRememberCookie(reply, ttlMinutes);
  }

  async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await revokePresented(request);
    clearSessionKeys(request, reply, environment.SESSION_COOKIE);
  }

  /** Revokes only a session whose secret is known, so that a handle alone ends nobody's session. */
  async function revokePresented(request: FastifyRequest): Promise<void> {
    if (readSessionCookie(request, environment.SESSION_COOKIE)?.kind !== "session") return;
    const found = await lookUpSession(dependencies, request, { accountId: null, subjectId: null });
    if (found !== null) await service.logOut(found.session.handle);
  }
}
