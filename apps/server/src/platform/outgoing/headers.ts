/** Converts headers of Node to the web's `Headers`. */
import type { IncomingMessage } from "node:http";

/** Keeps repeated headers; leaves out what `Headers` refuses. */
export function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    try {
      headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
    } catch {
      // A name or value that HTTP does not allow: the other side's mistake, and nothing that we need.
    }
  }
  return headers;
}
