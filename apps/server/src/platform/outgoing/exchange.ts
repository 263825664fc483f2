/** One request and the head of its answer, over a connection to exactly the checked address. */
import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import https from "node:https";
import { rootCertificates } from "node:tls";
import { isIP, type LookupFunction } from "node:net";
import type { Span } from "../observability/tracing/trace.ts";
import { type Away, OutgoingError } from "./outgoing-error.ts";
import { isPublicAddress } from "./public-address.ts";
import { bare, type Target } from "./target.ts";

// An import would also load the WebSocket client that this module offers, which takes 11 MB.
const http = process.getBuiltinModule("node:http");

/** Resolves a name. Called once per connection. */
export type Resolve = (name: string) => Promise<LookupAddress[]>;

export type Outgoing = {
  method: string;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
  /** Aborts everything: resolving, connecting, reading. */
  signal: AbortSignal;
  /** Handed on as `traceparent` to our own sandbox only: others learn nothing of what we do at once. */
  span?: Span | undefined;
};

const MAX_HEADER_BYTES = 16_384;

const systemResolve: Resolve = (name) => lookup(name, { all: true, verbatim: true });

/**
 * Sends a request on its own connection. No shared agent, which could reuse a connection checked for another target,
 * and no proxy.
 * @throws OutgoingError, or the connection's error
 */
export async function exchange(
  target: Target,
  { method, headers, body, signal, span }: Outgoing,
  resolve?: Resolve,
): Promise<IncomingMessage> {
  const { url, trusted } = target;
  const { addresses, port, root } = await resolveTarget(target, resolve, signal);

  return new Promise((fulfil, reject) => {
    const request = (url.protocol === "https:" ? https : http).request(url, {
      method,
      headers: {
        host: url.host,
        ...headers,
        ...traceHeaders(trusted, span),
        ...(body === undefined ? {} : { "content-length": String(body.byteLength) }),
      },
      agent: false,
      // The name is not resolved again: the checked address is the one connected to.
      lookup: answering(addresses),
      port,
      ...(root === undefined ? {} : { ca: [...rootCertificates, root] }),
      maxHeaderSize: MAX_HEADER_BYTES,
      signal,
    });
    request.once("response", fulfil);
    // Refuses an unrequested protocol upgrade.
    request.once("upgrade", (_answer, socket) => {
      socket.destroy();
      reject(new OutgoingError("unreadable"));
    });
    request.on("error", reject);
    request.end(body);
  });
}

/**
 * The addresses to connect to, all of them checked, and the port; `root`: one more root certificate to trust.
 * @throws OutgoingError `not_allowed` or `away`
 */
export async function resolveTarget(
  { url, trusted, sandbox }: Target,
  resolve: Resolve = systemResolve,
  signal: AbortSignal,
): Promise<{ addresses: LookupAddress[]; port: number; root?: string }> {
  if (sandbox !== undefined)
    return { addresses: [{ address: sandbox.address, family: 4 }], port: sandbox.port, root: sandbox.root };
  const addresses = await addressesOf(bare(url.hostname), resolve, signal);
  if (addresses.length === 0) throw new OutgoingError("away");
  // One forbidden address among public ones refuses the name, because the choice among them is random.
  if (!trusted && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new OutgoingError("not_allowed", "address");
  return { addresses, port: Number(url.port) || (url.protocol === "https:" ? 443 : 80) };
}

/** For a trusted target its `traceparent`, for others nothing. */
export const traceHeaders = (trusted: boolean, span: Span | undefined): Record<string, string> =>
  trusted && span !== undefined ? { traceparent: span.traceparent } : {};

async function addressesOf(host: string, resolve: Resolve, signal: AbortSignal): Promise<LookupAddress[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const aborted = new Promise<never>((_fulfil, reject) => {
    if (signal.aborted) reject(new OutgoingError("timeout"));
    signal.addEventListener("abort", () => reject(new OutgoingError("timeout")), { once: true });
  });
  return Promise.race([resolve(host), aborted]);
}

const answering =
  (addresses: LookupAddress[]): LookupFunction =>
  (_name, { all }, done) => {
    const [first] = addresses;
    if (all === true) done(null, addresses);
    else done(null, first?.address ?? "", first?.family ?? 0);
  };

/** Maps a failure to a reason for the caller. */
export function toOutgoingError(error: unknown, signal: AbortSignal): OutgoingError {
  if (error instanceof OutgoingError) return error;
  if (signal.aborted) return new OutgoingError("timeout");
  const { code } = error as NodeJS.ErrnoException;
  // HTTP or compressed data that the parser refuses.
  const isNonsense = /^(HPE_|Z_|ERR__?ERROR_|ERR_BROTLI|ERR_PADDING)/.test(code ?? "");
  if (isNonsense) return new OutgoingError("unreadable");
  return new OutgoingError("away", undefined, awayBecause(code ?? ""));
}

/** `EAI_AGAIN` is a failure of our own name server and proves nothing. */
const awayBecause = (code: string): Away | undefined => {
  if (code === "ENOTFOUND") return "unknown_name";
  return /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(code) ? "certificate" : undefined;
};
