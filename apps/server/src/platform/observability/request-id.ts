/** The id of a request: one text that names it in its answer, on an error page and in every log line that it causes. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { customAlphabet } from "nanoid";
import type { Environment } from "../environment.ts";
import { proxyHeader } from "./proxy-header.ts";

export const REQUEST_ID_HEADER = "x-request-id";

/** Without the letters that look like another character, because people read ids aloud. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const characters = customAlphabet(ALPHABET, 12);

/** `k7qm-3xpd-9tzv`: 60 random bits. */
export function makeRequestId(): string {
  const text = characters();
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}

/** What proxies make (32 hexadecimal digits, or a UUID), and our own form. Nothing that a person could have typed fits. */
const ACCEPTED = new RegExp(
  `^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[${ALPHABET}]{4}(?:-[${ALPHABET}]{4}){2})$`,
);

/** Fastify's `genReqId`: a trusted proxy's id if it has an accepted form, else a new one. */
export function requestIdsOf(environment: Pick<Environment, "TRUSTED_PROXIES">) {
  const given = proxyHeader(environment, REQUEST_ID_HEADER, ACCEPTED);
  return (message: IncomingMessage): string => given(message) ?? makeRequestId();
}

const current = new AsyncLocalStorage<string>();

/** Runs work whose log lines carry the id. */
export const inRequest = <T>(id: string, work: () => T): T => current.run(id, work);

/** The id of the request that the running code works for; undefined beside the requests. */
export const currentRequestId = (): string | undefined => current.getStore();
