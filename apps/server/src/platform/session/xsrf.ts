/**
 * XSRF double submit (Specification §7): the XSRF-TOKEN cookie must come back as the X-XSRF-TOKEN header. The token is
 * bound by HMAC to the session, before log-in to an anonymous pre-session, so a pair that an attacker planted is void.
 */
import { XSRF_COOKIE, XSRF_HEADER } from "@portal/contract/auth";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Environment } from "../environment.ts";
import { Problem } from "../problem.ts";
import { equalSecrets, randomToken, sign } from "../tokens.ts";
import { readSessionCookie, setAnonymousCookie, setXsrfCookie } from "./cookies.ts";

const tokenFor = (secret: string, binding: string, nonce: string): string =>
  `${nonce}.${sign(secret, `xsrf|${nonce}|${binding}`)}`;

/** A fresh token for a session handle or an anonymous id. */
export const makeXsrfToken = (secret: string, binding: string): string => tokenFor(secret, binding, randomToken());

function isBound(token: string, secret: string, binding: string): boolean {
  const nonce = token.slice(0, Math.max(0, token.indexOf(".")));
  return nonce !== "" && equalSecrets(token, tokenFor(secret, binding, nonce));
}

function bindingOf(request: FastifyRequest, environment: Environment): string | null {
  const cookie = readSessionCookie(request, environment.SESSION_COOKIE);
  if (cookie === null) return null;
  return cookie.kind === "session" ? cookie.handle : cookie.id;
}

/** @throws Problem `auth.xsrf_invalid` unless header and cookie agree, belong to this session and the origin is ours. */
export function requireXsrf(request: FastifyRequest, environment: Environment): void {
  const site = request.headers["sec-fetch-site"];
  const header = request.headers[XSRF_HEADER];
  const cookie = request.cookies[XSRF_COOKIE];
  const binding = bindingOf(request, environment);
  const sameOrigin = site === undefined || site === "same-origin";
  const agrees = typeof header === "string" && cookie !== undefined && equalSecrets(header, cookie);
  if (!sameOrigin || !agrees || binding === null || !isBound(cookie, environment.SESSION_SECRET, binding)) {
    throw new Problem("auth.xsrf_invalid");
  }
}

/** Gives a GET a valid pair where it has none: the page's next state-changing call will need it. */
export function offerXsrf(request: FastifyRequest, reply: FastifyReply, environment: Environment): void {
  let binding = bindingOf(request, environment);
  const token = request.cookies[XSRF_COOKIE];
  if (binding !== null && token !== undefined && isBound(token, environment.SESSION_SECRET, binding)) return;
  if (binding === null) {
    binding = randomToken();
    setAnonymousCookie(request, reply, environment.SESSION_COOKIE, binding);
  }
  setXsrfCookie(reply, makeXsrfToken(environment.SESSION_SECRET, binding));
}
