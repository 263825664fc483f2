/**
 * XSRF double submit (Specification §7): the XSRF-TOKEN cookie must come back as the X-XSRF-TOKEN header. The token is
 * bound by HMAC to the session, before login to an anonymous pre-session, so a pair that an attacker planted is invalid.
 */
import { XSRF_COOKIE, XSRF_HEADER, XSRF_KIND } from "@portal/contract/auth/calls";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Environment } from "../environment.ts";
import { Problem } from "../problem.ts";
import { equalSecrets, randomToken, sign } from "../tokens.ts";
import { readSessionCookie, setAnonymousCookie, setXsrfCookie } from "./cookies.ts";

/** What a token is bound to. The kind is readable in the token, so that a page knows whether a session is worth asking for. */
type Binding = { kind: "session" | "anonymous"; id: string };

const tokenFor = (secret: string, { kind, id }: Binding, nonce: string): string =>
  `${XSRF_KIND[kind]}${nonce}.${sign(secret, `xsrf|${kind}|${nonce}|${id}`)}`;

/** A fresh token for a session's handle. */
export const makeXsrfToken = (secret: string, handle: string): string =>
  tokenFor(secret, { kind: "session", id: handle }, randomToken());

function isBound(token: string, secret: string, binding: Binding): boolean {
  const nonce = token.slice(1, Math.max(1, token.indexOf(".")));
  return nonce !== "" && equalSecrets(token, tokenFor(secret, binding, nonce));
}

function bindingOf(request: FastifyRequest, environment: Environment): Binding | null {
  const cookie = readSessionCookie(request, environment.SESSION_COOKIE);
  if (cookie === null) return null;
  return { kind: cookie.kind, id: cookie.kind === "session" ? cookie.handle : cookie.id };
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

/**
 * Gives a GET a valid pair where it has none: the page's next state-changing call will need it. Returns the token in
 * force.
 */
export function offerXsrf(request: FastifyRequest, reply: FastifyReply, environment: Environment): string {
  const binding = bindingOf(request, environment);
  if (binding === null) return startAnonymous(request, reply, environment);
  const token = request.cookies[XSRF_COOKIE];
  if (token !== undefined && isBound(token, environment.SESSION_SECRET, binding)) return token;
  const fresh = tokenFor(environment.SESSION_SECRET, binding, randomToken());
  setXsrfCookie(reply, fresh);
  return fresh;
}

/** The same for pages that strangers only read: a browser without our cookie gets none. Returns the token, or "". */
export const offerXsrfToKnown = (request: FastifyRequest, reply: FastifyReply, environment: Environment): string =>
  bindingOf(request, environment) === null ? "" : offerXsrf(request, reply, environment);

/** Sets an anonymous pre-session and its pair, whatever the request carries. Returns the token. */
export function startAnonymous(request: FastifyRequest, reply: FastifyReply, environment: Environment): string {
  const id = randomToken();
  setAnonymousCookie(request, reply, environment.SESSION_COOKIE, id);
  const token = tokenFor(environment.SESSION_SECRET, { kind: "anonymous", id }, randomToken());
  setXsrfCookie(reply, token);
  return token;
}
