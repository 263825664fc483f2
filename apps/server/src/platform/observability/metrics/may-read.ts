/** Who may read the metrics: a program on this machine, or whoever knows METRICS_TOKEN. */
import { createHash, timingSafeEqual } from "node:crypto";
import { compile } from "@fastify/proxy-addr";
import type { FastifyRequest } from "fastify";
import type { Environment } from "../../environment.ts";
import { isLoopback } from "../../settings/local.ts";

/** Headers that proxies add. A request that has one did not begin on this machine. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];
const MAPPED_IPV4 = /^::ffff:/i;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

export function readersOf({ TRUSTED_PROXIES, METRICS_TOKEN }: Pick<Environment, "TRUSTED_PROXIES" | "METRICS_TOKEN">) {
  const isProxy = compile([...TRUSTED_PROXIES]);
  const expected = METRICS_TOKEN === undefined ? undefined : digest(`Bearer ${METRICS_TOKEN}`);
  /**
   * The socket's address, not the one that a proxy tells. Where a proxy on this machine is trusted, an address of this
   * machine may be anybody's, so only the token counts.
   */
  const isLocal = ({ headers, socket }: FastifyRequest): boolean => {
    const address = socket.remoteAddress ?? "";
    if (!isLoopback(address.replace(MAPPED_IPV4, "")) || isProxy(address, 0)) return false;
    return FORWARDED.every((name) => headers[name] === undefined);
  };
  return (request: FastifyRequest): boolean => {
    const given = request.headers.authorization;
    // Hashes have one length, so that comparing takes the same time whatever was sent.
    if (expected !== undefined && given !== undefined && timingSafeEqual(digest(given), expected)) return true;
    return given === undefined && isLocal(request);
  };
}
