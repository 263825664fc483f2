/**
 * Whether a browser reached us by https, and what follows for cookies. Over plain http, outside production, they have
 * neither the prefix `__Secure-` nor `Secure`: WebKit stores no such cookie from http://localhost. Production answers no
 * request over plain http (`http/https-only.ts`).
 */
import type { FastifyRequest } from "fastify";

type Connection = Pick<FastifyRequest, "protocol">;

/** A trusted proxy's X-Forwarded-Proto counts. */
export const isHttps = ({ protocol }: Connection): boolean => protocol === "https";

/** The name of a cookie: as configured, over plain http without its prefix. */
export const cookieName = (connection: Connection, configured: string): string =>
  isHttps(connection) ? configured : configured.replace(/^__Secure-/, "");

/** Attributes of a cookie that other sites' pages may send, too. Browsers take `SameSite=None` only with `Secure`. */
export const crossSite = (connection: Connection) =>
  isHttps(connection) ? ({ sameSite: "none", secure: true } as const) : ({ sameSite: "lax", secure: false } as const);
