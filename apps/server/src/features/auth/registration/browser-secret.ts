/**
 * Marks the browser in which a registration with Facebook began: a cookie with a random secret, whose hash waits with
 * the registration.
 */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Environment } from "../../../platform/environment.ts";
import { cookieName, isHttps } from "../../../platform/session/https.ts";
import { hashToken } from "../../../platform/tokens.ts";
import { REGISTRATION_HOURS } from "./mails.ts";

const nameOf = (request: FastifyRequest, environment: Environment): string =>
  cookieName(request, `${environment.SESSION_COOKIE}-registration`);

export const hashOfSecret = (secret: string): string => hashToken(secret).toString("base64url");

export function keepBrowserSecret(reply: FastifyReply, environment: Environment, secret: string): void {
  reply.setCookie(nameOf(reply.request, environment), secret, {
    httpOnly: true,
    maxAge: REGISTRATION_HOURS * 3600,
    path: "/api/user",
    sameSite: "strict",
    secure: isHttps(reply.request),
  });
}

/** The hash of this browser's secret; null if no registration began here. */
export function browserHash(request: FastifyRequest, environment: Environment): string | null {
  const secret = request.cookies[nameOf(request, environment)];
  return secret === undefined ? null : hashOfSecret(secret);
}
