/** A `fetch` for client libraries: their own exact hosts over https, no redirects, small and fast answers. */
import { callConnector, type Connector, resultOfStatus } from "./connector.ts";
import { exchange, type Resolve, toOutgoingError } from "./exchange.ts";
import type { Span } from "../observability/tracing/trace.ts";
import { headersOf } from "./headers.ts";
import { OutgoingError } from "./outgoing-error.ts";
import { ACCEPT_ENCODING, readBody } from "./read-body.ts";
import { parseTarget, type Target, type Trust } from "./target.ts";

const TIMEOUT_MS = 5000;
const MAX_ANSWER_BYTES = 1_000_000;
/** Statuses whose answers have no body. */
const EMPTY = new Set([204, 205, 304]);

/** @throws OutgoingError `not_allowed` */
function targetOf(trust: Trust, hosts: readonly string[], address: string): Target {
  const target = parseTarget(trust, address);
  if (target.trusted) return target;
  if (target.url.protocol !== "https:") throw new OutgoingError("not_allowed", "scheme");
  if (target.url.port !== "") throw new OutgoingError("not_allowed", "port");
  if (!hosts.includes(target.url.hostname)) throw new OutgoingError("not_allowed", "host");
  return target;
}

/** True if the address may be called. `hosts` are those of the caller's adapter. */
export function isAllowed(trust: Trust, hosts: readonly string[], address: string): boolean {
  try {
    return targetOf(trust, hosts, address) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Any status is an answer except a redirect, because a library's calls have fixed targets.
 * @throws OutgoingError if the call is not allowed, fails, or answers too much
 */
export const outgoingFetch = (connector: Connector, trust: Trust, hosts: readonly string[], resolve?: Resolve) => {
  const send = fetchOnce(trust, hosts, resolve);
  return (address: string | URL, init: RequestInit = {}): Promise<Response> =>
    callConnector(connector, (span) => send(span, address, init), { of: ({ status }) => resultOfStatus(status) });
};

const fetchOnce =
  (trust: Trust, hosts: readonly string[], resolve?: Resolve) =>
  async (span: Span | undefined, address: string | URL, init: RequestInit): Promise<Response> => {
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    const signal = init.signal ? AbortSignal.any([limit, init.signal]) : limit;
    try {
      const target = targetOf(trust, hosts, String(address));
      const answer = await exchange(target, { ...(await sendable(target.url, init)), signal, span }, resolve);
      const status = answer.statusCode ?? 0;
      if (status >= 300 && status < 400 && status !== 304) {
        answer.destroy();
        throw new OutgoingError("redirects");
      }
      const { bytes } = await readBody(answer, MAX_ANSWER_BYTES);
      const headers = headersOf(answer);
      // The body is already decoded.
      for (const name of ["content-encoding", "content-length"]) headers.delete(name);
      return new Response(EMPTY.has(status) ? null : new Uint8Array(bytes), { status, headers });
    } catch (error) {
      throw toOutgoingError(error, signal);
    }
  };

/** Method, headers and body, as `Request` normalises them. */
async function sendable(
  url: URL,
  { method, headers, body }: RequestInit,
): Promise<{ method: string; headers: Record<string, string>; body?: Uint8Array }> {
  const request = new Request(url, {
    ...(method === undefined ? {} : { method }),
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined || body === null ? {} : { body, duplex: "half" }),
  });
  return {
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), "accept-encoding": ACCEPT_ENCODING },
    ...(request.body === null ? {} : { body: new Uint8Array(await request.arrayBuffer()) }),
  };
}
