/** Chrome's DevTools protocol over a pair of pipes: each message is JSON, and a zero byte ends it. */
import type { Readable, Writable } from "node:stream";

export type Fields = Record<string, unknown>;
type Message = { id?: number; method?: string; params?: Fields; result?: Fields; error?: unknown };

export type Protocol = {
  /** @throws BrowserGone, or Error if the browser refuses */
  send(method: string, params?: Fields, sessionId?: string): Promise<Fields>;
  /** What an event of this name does; one listener each. */
  on(event: string, listener: (params: Fields) => void): void;
};

/** The browser has ended, or sent what no browser sends. */
export class BrowserGone extends Error {
  constructor() {
    super("the browser is gone");
  }
}

/** A picture of a page has up to six megabytes. */
const MOST_BYTES = 30_000_000;

export function protocolOver(to: Writable, from: Readable): Protocol {
  const listeners = new Map<string, (params: Fields) => void>();
  const waiting = new Map<number, PromiseWithResolvers<Fields>>();
  let sent = 0;
  let isGone = false;
  let parts: Buffer[] = [];
  let bytes = 0;

  function end(): void {
    isGone = true;
    for (const { reject } of waiting.values()) reject(new BrowserGone());
    waiting.clear();
  }
  function take(text: string): void {
    const { id, method, params, result, error } = JSON.parse(text) as Message;
    if (id === undefined) return listeners.get(method ?? "")?.(params ?? {});
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result ?? {});
    else asked?.reject(new Error("the browser refuses"));
  }
  from.on("data", (chunk: Buffer) => {
    let begin = 0;
    for (let zero = chunk.indexOf(0); zero !== -1; zero = chunk.indexOf(0, begin)) {
      const text = Buffer.concat([...parts, chunk.subarray(begin, zero)]).toString();
      [parts, bytes, begin] = [[], 0, zero + 1];
      take(text);
    }
    parts.push(chunk.subarray(begin));
    bytes += chunk.length - begin;
    if (bytes > MOST_BYTES) from.destroy();
  });
  for (const stream of [to, from]) stream.on("error", end).on("close", end);

  return {
    send(method, params = {}, sessionId) {
      if (isGone) return Promise.reject(new BrowserGone());
      const id = (sent += 1);
      const asked = Promise.withResolvers<Fields>();
      waiting.set(id, asked);
      to.write(`${JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) })}\0`);
      return asked.promise;
    },
    on: (event, listener) => void listeners.set(event, listener),
  };
}
