/**
 * The guarded way out: exact hosts, https unless a pair of host and port is trusted by the environment, no redirects,
 * and limits of time and size.
 */
import type { Environment } from "../environment.ts";

const TIMEOUT_MS = 5000;
const MAX_ANSWER_BYTES = 1_000_000;

/** Why nothing came back; says nothing about the other side's words. */
export class OutgoingError extends Error {
  readonly reason: "not_allowed" | "away" | "too_large";

  constructor(reason: OutgoingError["reason"]) {
    super(`outgoing request: ${reason}`);
    this.reason = reason;
  }
}

type Guards = Pick<Environment, "OUTGOING_TRUSTED">;

/** Whether a call may be made. `hosts` are those that the caller's adapter speaks to. */
export function isAllowed({ OUTGOING_TRUSTED }: Guards, hosts: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, host, port, username, password } = new URL(address);
  if (username !== "" || password !== "") return false;
  if (OUTGOING_TRUSTED.includes(host)) return protocol === "http:" || protocol === "https:";
  return protocol === "https:" && port === "" && hosts.includes(hostname);
}

/** A `fetch` for libraries. @throws OutgoingError where the call is not allowed, fails, or answers too much. */
export const outgoingFetch =
  (guards: Guards, hosts: readonly string[]) =>
  async (address: string, init: RequestInit = {}): Promise<Response> => {
    if (!isAllowed(guards, hosts, address)) throw new OutgoingError("not_allowed");
    const options: RequestInit = { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) };
    try {
      const answer = await fetch(address, options);
      return new Response(await readAtMost(answer, MAX_ANSWER_BYTES), {
        status: answer.status,
        headers: answer.headers,
      });
    } catch (error) {
      throw error instanceof OutgoingError ? error : new OutgoingError("away");
    }
  };

async function readAtMost(answer: Response, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (answer.body === null) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.byteLength;
    if (bytes > limit) throw new OutgoingError("too_large");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
