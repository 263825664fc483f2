import type { IncomingMessage } from "node:http";
import { compile } from "@fastify/proxy-addr";
import type { Environment } from "../environment.ts";

/** Reads a header that a trusted proxy sent in an accepted form; undefined otherwise. */
export function proxyHeader(
  { TRUSTED_PROXIES }: Pick<Environment, "TRUSTED_PROXIES">,
  name: string,
  accepted: RegExp,
): (message: IncomingMessage) => string | undefined {
  if (TRUSTED_PROXIES.length === 0) return () => undefined;
  const trusts = compile([...TRUSTED_PROXIES]);
  return ({ headers, socket }) => {
    const given = headers[name];
    if (typeof given !== "string" || !accepted.test(given)) return undefined;
    return trusts(socket.remoteAddress ?? "", 0) ? given : undefined;
  };
}
