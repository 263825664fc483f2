/** Reading foreign pages: any public host, few redirects, every hop held to the rules anew. */
import type { FastifyBaseLogger } from "fastify";
import { exchange, type Resolve, toOutgoingError } from "./exchange.ts";
import { headersOf } from "./headers.ts";
import { OutgoingError } from "./outgoing-error.ts";
import { ACCEPT_ENCODING, readBody } from "./read-body.ts";
import { parseTarget, type Target, type Trust } from "./target.ts";

export type GetOptions = {
  /** Content types that are wanted, such as "text/html"; an answer of another one is an error. Default: any. */
  types?: readonly string[];
  /** Names in lower case. Those that say who we are don't go to another origin. */
  headers?: Readonly<Record<string, string>>;
  /** For everything together: names, connections, redirects, bytes. Default 10,000. */
  timeoutMs?: number;
  /** Default 2,000,000. */
  maxBytes?: number;
  /**
   * Default true: at most three redirects are followed. False: a redirect is answered with its `location`, for callers
   * who ask somebody else before they go on.
   */
  follow?: boolean;
  signal?: AbortSignal;
};

export type Page = {
  /** Of the last hop. */
  url: string;
  /** Any but a redirect that was followed; 404 and 429 are answers, not errors. */
  status: number;
  headers: Headers;
  /** Decoded, as its charset has it; empty unless the status is 2xx. */
  body: Buffer;
  /** Where the redirect leads to that was not followed; held to the rules already. */
  location?: string;
};

/** @throws OutgoingError for whatever brought no answer */
export type Get = (address: string, options?: GetOptions) => Promise<Page>;

type Settings = { log?: Pick<FastifyBaseLogger, "info">; resolve?: Resolve };

export const USER_AGENT = "Kundenportal/1.0";
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2_000_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** What another origin gets to see of the caller's headers. */
const HANDED_ON = new Set(["accept", "accept-language", "user-agent"]);

/** The log gets a line for each failure: origin and path, never the query. */
export const outgoingGet =
  (trust: Trust, { log, resolve }: Settings = {}): Get =>
  async (address, options = {}) => {
    const limit = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    const signal = options.signal === undefined ? limit : AbortSignal.any([limit, options.signal]);
    let at = address;
    try {
      let target = parseTarget(trust, address);
      let headers = { "user-agent": USER_AGENT, ...options.headers, "accept-encoding": ACCEPT_ENCODING };
      for (let hops = 0; ; hops++) {
        at = target.url.href;
        const { page, location } = await visit(target, { ...options, headers, signal }, resolve);
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

type Visit = GetOptions & { headers: Record<string, string>; signal: AbortSignal };

async function visit(
  target: Target,
  { types, headers, maxBytes = MAX_BYTES, signal }: Visit,
  resolve: Resolve | undefined,
): Promise<{ page: Page; location?: string }> {
  const answer = await exchange(target, { method: "GET", headers, signal }, resolve);
  const status = answer.statusCode ?? 0;
  const page = { url: target.url.href, status, headers: headersOf(answer), body: Buffer.alloc(0) };
  const isWanted = status >= 200 && status < 300;
  if (!isWanted || !isOfType(types, answer.headers["content-type"])) {
    answer.destroy();
    if (isWanted) throw new OutgoingError("content_type");
    if (!REDIRECTS.has(status)) return { page };
    // A redirect that doesn't say where to is a dead end.
    if (answer.headers.location === undefined) throw new OutgoingError("redirects");
    return { page, location: answer.headers.location };
  }
  return { page: { ...page, body: await readBody(answer, maxBytes) } };
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
