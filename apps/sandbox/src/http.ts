/** Requests and answers as plain values. */
import type { IncomingMessage, ServerResponse } from "node:http";

export type SandboxRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Fields of a form; empty for other bodies. */
  form: URLSearchParams;
  /** The raw body. */
  body: string;
  authorization: string;
  /** The header `x-api-key`. */
  apiKey: string;
  userAgent: string;
  /** Whether the browser asks not to be tracked, by either header. */
  doNotTrack: boolean;
};

/** `body`: text and bytes are sent unchanged, anything else as JSON. */
export type SandboxAnswer = { status: number; body?: unknown; type?: string; location?: string; retryAfter?: number };

const MAX_BODY_BYTES = 100_000;

export async function readRequest(request: IncomingMessage): Promise<SandboxRequest> {
  const url = new URL(request.url ?? "/", "http://sandbox.invalid");
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new Error("body too large");
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks).toString("utf8");
  return {
    method: request.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    form: new URLSearchParams(body),
    body,
    authorization: request.headers.authorization ?? "",
    apiKey: String(request.headers["x-api-key"] ?? ""),
    userAgent: request.headers["user-agent"] ?? "",
    doNotTrack: request.headers["dnt"] === "1" || request.headers["sec-gpc"] === "1",
  };
}

export function write(
  response: ServerResponse,
  { status, body = "", type, location, retryAfter }: SandboxAnswer,
): void {
  const isText = typeof body === "string" || Buffer.isBuffer(body);
  response.writeHead(status, {
    "content-type": type ?? (isText ? "text/plain; charset=utf-8" : "application/json"),
    "cache-control": "no-store",
    ...(location === undefined ? {} : { location }),
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
  });
  response.end(isText ? body : JSON.stringify(body));
}
