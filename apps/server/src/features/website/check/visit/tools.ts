/** What a visit of a website works with: the guarded client, the parsing thread, and the time that it may take. */
import type { WebsiteReaders } from "@portal/website-check/readers";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import type { Resolve } from "../../../../platform/outgoing/exchange.ts";
import { type Get, outgoingGet } from "../../../../platform/outgoing/outgoing-get.ts";
import { OutgoingError } from "../../../../platform/outgoing/outgoing-error.ts";
import type { Trust } from "../../../../platform/outgoing/target.ts";
import { outgoingTls, type TlsFacts } from "../../../../platform/outgoing/tls-facts.ts";
import { type SharedReader, threadReader, type ThreadReader } from "../../../../platform/reading/thread-reader.ts";

/** Pages of three megabytes are read, which takes a slow machine a second. */
const READING_MS = 5000;

export type VisitTools = {
  get: Get;
  /** @throws OutgoingError */
  tls(address: string, signal: AbortSignal): Promise<TlsFacts>;
  read: ThreadReader<WebsiteReaders>;
};

/** Of all checks of a server process; each gets a part of the thread's time. */
export type SharedTools = VisitTools & { read: SharedReader<WebsiteReaders> };

/** @param resolve replaces the name server, in tests */
export function visitTools(
  { environment, log }: { environment: Trust; log?: Pick<Dependencies["log"], "info"> },
  resolve?: Resolve,
): SharedTools {
  const settings = { ...(log === undefined ? {} : { log }), ...(resolve === undefined ? {} : { resolve }) };
  return {
    get: outgoingGet("website", environment, settings),
    tls: outgoingTls("website", environment, resolve),
    read: threadReader<WebsiteReaders>(new URL("website-thread.ts", import.meta.url), { limitMs: READING_MS }),
  };
}

/** Tells the owner of a website's log who asks, and where to learn more. */
export const VISITOR = {
  "user-agent": "Mozilla/5.0 (compatible; Kundenportal-Website-Check/1.0)",
  "accept-language": "de",
};

/** The answer, or null where nothing certain came back. */
export const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

export const reasonOf = (error: unknown): OutgoingError =>
  error instanceof OutgoingError ? error : new OutgoingError("unreadable");
