/** The session cookie and its companions (Specification §9 "Session cookie"). */
import { IMPERSONATION_KEY, REMEMBER_KEY, XSRF_COOKIE } from "@portal/contract/auth/calls";
import type { FastifyReply, FastifyRequest } from "fastify";
import { parse } from "tldts";
import type { Environment } from "../environment.ts";
import { cookieName, crossSite, isHttps } from "./https.ts";

/** The expiry is the refresh time to live times this; the domain is made of this many last labels of the host. */
const REFRESH_TTL_UNIT_MS = 60_000;
const DOMAIN_LABELS = 2;

const SECRET_LENGTH = 22;
const SESSION_VALUE = /^s([0-9A-Za-z]{22})([0-9A-Za-z]{22})$/;
const ANONYMOUS_VALUE = /^a([0-9A-Za-z]{22})$/;

/** The parts of the cookie, not yet verified. */
export type SessionCookie = { kind: "session"; handle: string; secret: string } | { kind: "anonymous"; id: string };

/**
 * The session cookie by its configured name; null where there is none. Two that differ are none, too: one of them was planted from a sibling
 * subdomain, and nobody can tell which.
 */
export function readSessionCookie(request: FastifyRequest, configured: string): SessionCookie | null {
  const name = cookieName(request, configured);
  const value = request.cookies[name];
  if (value === undefined || isContradicted(request.headers.cookie ?? "", name, value)) return null;
  const session = SESSION_VALUE.exec(value);
  if (session) return { kind: "session", handle: session[1] as string, secret: session[2] as string };
  const anonymous = ANONYMOUS_VALUE.exec(value);
  return anonymous ? { kind: "anonymous", id: anonymous[1] as string } : null;
}

/** True where the header names the cookie a second time with another value; the parser kept only the first. */
function isContradicted(header: string, name: string, value: string): boolean {
  const start = `${name}=`;
  if (header.indexOf(start) === header.lastIndexOf(start)) return false;
  const values = header
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start));
  return values.some((pair) => pair !== start + value);
}

export const sessionCookieValue = (handle: string, secret: string): string => {
  if (handle.length !== SECRET_LENGTH || secret.length !== SECRET_LENGTH) throw new RangeError("malformed session");
  return `s${handle}${secret}`;
};

/** Labels of a host that a Domain may name. A Host header can hold anything. */
const HOST = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

/**
 * The last two host labels; none for localhost, IP addresses, what is no host, and hosts whose last two labels are a
 * public suffix, because browsers refuse such a Domain.
 */
export function cookieDomain(hostname: string): string | undefined {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  if (!HOST.test(host) || host.endsWith(".localhost")) return undefined;
  const { isIp, domain, publicSuffix } = parse(host, { allowPrivateDomains: true });
  if (isIp || domain === null) return undefined;
  const lastTwo = host.split(".").slice(-DOMAIN_LABELS).join(".");
  return lastTwo === publicSuffix ? undefined : lastTwo;
}

const withDomain = (request: FastifyRequest): { domain?: string } => {
  const domain = cookieDomain(request.hostname);
  return domain === undefined ? {} : { domain };
};

/** Sets the session cookie; `ttlMinutes` is the refresh TTL. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  environment: Environment,
  session: { value: string; ttlMinutes: number; now: Date },
): void {
  reply.setCookie(cookieName(request, environment.SESSION_COOKIE), session.value, {
    ...withDomain(request),
    ...crossSite(request),
    expires: new Date(session.now.getTime() + session.ttlMinutes * REFRESH_TTL_UNIT_MS),
    httpOnly: true,
    path: "/",
  });
}

/**
 * An anonymous pre-session lives as long as the browser window; login replaces it. A cookie of that name without
 * Domain is deleted: it would always contradict ours, and nobody could log in.
 */
export function setAnonymousCookie(request: FastifyRequest, reply: FastifyReply, configured: string, id: string): void {
  const name = cookieName(request, configured);
  const attributes = { httpOnly: true, path: "/", ...crossSite(request) } as const;
  const domain = withDomain(request);
  if (domain.domain !== undefined && request.cookies[name] !== undefined) reply.clearCookie(name, attributes);
  reply.setCookie(name, `a${id}`, { ...domain, ...attributes });
}

/** Readable by the page. */
const readable = ({ request }: FastifyReply) => ({ path: "/", sameSite: "lax", secure: isHttps(request) }) as const;

/** "Angemeldet bleiben" as a readable flag: it carries no power, the session row does. */
export function setRememberCookie(reply: FastifyReply, ttlMinutes: number): void {
  reply.setCookie(REMEMBER_KEY, "1", { ...readable(reply), maxAge: ttlMinutes * 60 });
}

/** That customer care acts for a company, as a readable flag: it carries no power, the session row does. */
export function setImpersonationCookie(reply: FastifyReply, ttlMinutes: number): void {
  reply.setCookie(IMPERSONATION_KEY, "1", { ...readable(reply), maxAge: ttlMinutes * 60 });
}

export function clearImpersonationCookie(reply: FastifyReply): void {
  reply.clearCookie(IMPERSONATION_KEY, readable(reply));
}

/** Readable by the page, bound to this host alone (no Domain). */
export function setXsrfCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(XSRF_COOKIE, token, readable(reply));
}

export function clearXsrfCookie(reply: FastifyReply): void {
  reply.clearCookie(XSRF_COOKIE, readable(reply));
}

/** Removes the main session keys (session, remember and impersonation) and the XSRF token that belongs to them. */
export function clearSessionKeys(request: FastifyRequest, reply: FastifyReply, configured: string): void {
  const attributes = { httpOnly: true, path: "/", ...crossSite(request) } as const;
  reply.clearCookie(cookieName(request, configured), { ...withDomain(request), ...attributes });
  reply.clearCookie(REMEMBER_KEY, readable(reply));
  clearImpersonationCookie(reply);
  clearXsrfCookie(reply);
}
