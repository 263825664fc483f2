/**
 * The device cookie: proof that this browser has logged in as a person before. It gives the browser a throttle counter
 * of its own, nothing else.
 */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Environment } from "../../platform/environment.ts";
import { cookieName, isHttps } from "../../platform/session/https.ts";
import { equalSecrets, randomToken, sign } from "../../platform/tokens.ts";

const MAX_AGE_SECONDS = 400 * 24 * 3600;
const nameOf = (request: FastifyRequest, environment: Environment): string =>
  cookieName(request, `${environment.SESSION_COOKIE}-device`);
const signed = (environment: Environment, userId: number, id: string): string =>
  `${id}.${sign(environment.SESSION_SECRET, `device|${userId}|${id}`)}`;

/** The device's id if this browser has logged in as that person before. */
export function knownDevice(
  request: FastifyRequest,
  environment: Environment,
  userId: number | undefined,
): string | null {
  const value = request.cookies[nameOf(request, environment)];
  if (value === undefined || userId === undefined) return null;
  const id = value.slice(0, Math.max(0, value.indexOf(".")));
  return id !== "" && equalSecrets(value, signed(environment, userId, id)) ? id : null;
}

export function rememberDevice(reply: FastifyReply, environment: Environment, userId: number): void {
  reply.setCookie(nameOf(reply.request, environment), signed(environment, userId, randomToken()), {
    httpOnly: true,
    maxAge: MAX_AGE_SECONDS,
    path: "/api/auth",
    sameSite: "strict",
    secure: isHttps(reply.request),
  });
}
