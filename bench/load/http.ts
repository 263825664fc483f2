/** HTTP/1.1 as plain text, because a client library would cost more than the servers that are measured. */

/** The text of a request, its length counted in bytes. */
export function requestText(method: string, path: string, headers: Record<string, string>, body?: unknown): string {
  const text = body === undefined ? "" : JSON.stringify(body);
  const all = {
    host: "localhost",
    ...headers,
    ...(body === undefined
      ? {}
      : { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${text}`;
}

export type Response = { readonly status: number; readonly head: string; readonly body: Buffer };

/** Takes a whole answer out of what has arrived; undefined while it isn't complete. Knows Content-Length only. */
export function takeResponse(arrived: Buffer): Response | undefined {
  const end = arrived.indexOf("\r\n\r\n");
  if (end === -1) return undefined;
  const head = arrived.toString("latin1", 0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without Content-Length:\n${head}`);
  const total = end + 4 + Number(length);
  if (arrived.length < total) return undefined;
  return { status: Number(head.slice(9, 12)), head, body: arrived.subarray(end + 4, total) };
}
