/** Looks at a website's certificate: a TLS handshake without a request, so nothing is sent to whoever answers. */
import { rootCertificates, type TLSSocket } from "node:tls";
import { isIP } from "node:net";
import { callConnector, type Connector } from "./connector.ts";
import { type Resolve, resolveTarget, toOutgoingError } from "./exchange.ts";
import { OutgoingError } from "./outgoing-error.ts";
import { bare, parseTarget, type Trust } from "./target.ts";

const tls = process.getBuiltinModule("node:tls");

/** `problem`: the code of OpenSSL or Node for which a browser would warn; null for a trustworthy certificate. */
export type TlsFacts = {
  http2: boolean;
  problem: string | null;
  /** ISO instants. */
  validFrom: string;
  validTo: string;
  issuer: string;
  names: string[];
};

const TIMEOUT_MS = 8000;
const MAX_NAMES = 20;
const MAX_TEXT = 120;

/** @throws OutgoingError if there is no handshake, or the address is not allowed or not https */
export const outgoingTls =
  (connector: Connector, trust: Trust, resolve?: Resolve) =>
  (address: string, signal?: AbortSignal): Promise<TlsFacts> =>
    callConnector(connector, () => look(trust, address, signal, resolve), { of: () => "ok" });

async function look(
  trust: Trust,
  address: string,
  outer: AbortSignal | undefined,
  resolve?: Resolve,
): Promise<TlsFacts> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const signal = outer === undefined ? limit : AbortSignal.any([limit, outer]);
  try {
    const target = parseTarget(trust, address);
    if (target.url.protocol !== "https:") throw new OutgoingError("not_allowed", "scheme");
    const { addresses, port, root } = await resolveTarget(target, resolve, signal);
    const host = bare(target.url.hostname);
    const socket = tls.connect({
      host: addresses[0]?.address ?? "",
      port,
      ...(isIP(host) === 0 ? { servername: host } : {}),
      ALPNProtocols: ["h2", "http/1.1"],
      // The facts of a bad certificate are what people need to know. Nothing is sent over this connection.
      rejectUnauthorized: false,
      ...(root === undefined ? {} : { ca: [...rootCertificates, root] }),
    });
    return await factsOf(socket, signal);
  } catch (error) {
    throw toOutgoingError(error, signal);
  }
}

function factsOf(socket: TLSSocket, signal: AbortSignal): Promise<TlsFacts> {
  const stop = (): void => void socket.destroy(new OutgoingError("timeout"));
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  return new Promise<TlsFacts>((fulfil, reject) => {
    socket.once("error", reject);
    socket.once("close", () => reject(new OutgoingError("away")));
    socket.once("secureConnect", () => fulfil(readFacts(socket)));
  }).finally(() => {
    signal.removeEventListener("abort", stop);
    socket.destroy();
  });
}

function readFacts(socket: TLSSocket): TlsFacts {
  const { valid_from: from, valid_to: to, issuer, subjectaltname } = socket.getPeerCertificate();
  const issuerName = [issuer?.O ?? issuer?.CN ?? ""].flat()[0] ?? "";
  return {
    http2: socket.alpnProtocol === "h2",
    problem: socket.authorized ? null : String(socket.authorizationError),
    validFrom: instant(from),
    validTo: instant(to),
    issuer: issuerName.slice(0, MAX_TEXT),
    names: (subjectaltname ?? "")
      .split(", ")
      .slice(0, MAX_NAMES)
      .map((name) => name.replace(/^DNS:/, "").slice(0, MAX_TEXT)),
  };
}

/** "Nov 23 08:00:00 2026 GMT" as an ISO instant; "" if the certificate has none. */
const instant = (text: string | undefined): string => {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
};
