/** Fetches foreign pages: any public host, few redirects, every hop checked again. */
import type { FastifyBaseLogger } from "fastify";
import { callConnector, type Connector, resultOfStatus } from "./connector.ts";
import { exchange, type Resolve, toOutgoingError } from "./exchange.ts";
import type { Span } from "../observability/tracing/trace.ts";
import { headersOf } from "./headers.ts";
import { OutgoingError } from "./outgoing-error.ts";
import { ACCEPT_ENCODING, readBody } from "./read-body.ts";
import { parseTarget, type Target, type Trust } from "./target.ts";

export type GetOptions = {
  /** Accepted content types, such as "text/html"; another one is an error. Default: any. */
  types?: readonly string[];
  /** Header names in lower case. Headers that identify us are not sent to another origin. */
  headers?: Readonly<Record<string, string>>;
  /** For everything together: names, connections, redirects, bytes. Default 10,000. */
  timeoutMs?: number;
  /** Default 2,000,000. */
  maxBytes?: number;
  /** Default true: at most three redirects are followed. False: a redirect is answered with its `location`. */
  follow?: boolean;
  /** False: the answer ends with its head, and the body stays empty. Default true. */
  wantsBody?: boolean;
  signal?: AbortSignal;
};

export type Page = {
  /** URL of the last hop. */
  url: string;
  /** Any status except a followed redirect; 404 and 429 are answers, not errors. */
  status: number;
  headers: Headers;
  /** Decompressed, in its own charset; empty unless the status is 2xx. */
  body: Buffer;
  /** Bytes of the body as they were sent, before decoding. */
  sentBytes: number;
  /** Milliseconds from the request to the head of its answer, name and connection included. */
  firstByteMs: number;
  /** Target of a redirect that was not followed; already checked. */
  location?: string;
};

/** @throws OutgoingError if there is no answer */
export type Get = (address: string, options?: GetOptions) => Promise<Page>;

type Settings = { log?: Pick<FastifyBaseLogger, "info">; resolve?: Resolve };

export const USER_AGENT = "Kundenportal/1.0";
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2_000_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** The caller's headers that another origin may see. */
const HANDED_ON = new Set(["accept", "accept-language", "user-agent"]);

/** Each failure is logged with origin and path, never the query. */
export const outgoingGet = (connector: Connector, trust: Trust, settings: Settings = {}): Get => {
  const get = getOnce(trust, settings);
  return (address, options = {}) =>
    callConnector(connector, (span) => get(span, address, options), { of: ({ status }) => resultOfStatus(status) });
};

const getOnce =
  (trust: Trust, { log, resolve }: Settings) =>
  async (span: Span | undefined, address: string, options: GetOptions): Promise<Page> => {
    const limit = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    const signal = options.signal === undefined ? limit : AbortSignal.any([limit, options.signal]);
    let at = address;
    try {
      let target = parseTarget(trust, address);
      let headers = { "user-agent": USER_AGENT, ...options.headers, "accept-encoding": ACCEPT_ENCODING };
      for (let hops = 0; ; hops++) {
        at = target.url.href;
        const { page, location } = await visit(target, { ...options, headers, signal, span }, resolve);
        if (location === undefined) return page;
        if (hops >= MAX_REDIRECTS) throw new OutgoingError("redirects");
        const next = parseTarget(trust, location, target.url);
        if (options.follow === false) return { ...page, location: next.url.href };
        if (next.url.origin !== target.url.origin) headers = withoutIdentity(headers);
        target = next;
      }
    } catch (error) {
      const failure = toOutgoingError(error, signal);
      log?.info({ to: withoutQuery(at), reason: failure.reason, rule: failure.rule }, "outgoing request failed");
      throw failure;
    }
  };

type Visit = GetOptions & { headers: Record<string, string>; signal: AbortSignal; span: Span | undefined };

async function visit(
  target: Target,
  { types, headers, maxBytes = MAX_BYTES, wantsBody = true, signal, span }: Visit,
  resolve: Resolve | undefined,
): Promise<{ page: Page; location?: string }> {
  const began = performance.now();
  const answer = await exchange(target, { method: "GET", headers, signal, span }, resolve);
  const firstByteMs = performance.now() - began;
  const status = answer.statusCode ?? 0;
  const head = { url: target.url.href, status, headers: headersOf(answer), firstByteMs };
  const page = { ...head, body: Buffer.alloc(0), sentBytes: 0 };
  const isWanted = status >= 200 && status < 300;
  if (!isWanted || !isOfType(types, answer.headers["content-type"])) {
    answer.destroy();
    if (isWanted) throw new OutgoingError("content_type");
    if (!REDIRECTS.has(status)) return { page };
    // A redirect without target fails.
    if (answer.headers.location === undefined) throw new OutgoingError("redirects");
    return { page, location: answer.headers.location };
  }
  if (!wantsBody) {
    answer.destroy();
    return { page };
  }
  const { bytes, sentBytes } = await readBody(answer, maxBytes);
  return { page: { ...page, body: bytes, sentBytes } };
}

function isOfType(types: readonly string[] | undefined, contentType = ""): boolean {
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  return types === undefined || types.includes(type);
}

const withoutIdentity = (
  headers: Record<string, string>,
): typeof headers & { "accept-encoding": string; "user-agent": string } => ({
  "user-agent": USER_AGENT,
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => HANDED_ON.has(name))),
  "accept-encoding": ACCEPT_ENCODING,
});

function withoutQuery(address: string): string {
  const url = URL.parse(address);
  return url === null ? "(no address)" : `${url.origin}${url.pathname}`;
}
