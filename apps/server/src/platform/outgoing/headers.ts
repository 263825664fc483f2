/** An answer's headers, in the form of the web. */
import type { IncomingMessage } from "node:http";

/** Repeated ones are kept; what the web's form cannot hold is left out. */
export function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    try {
      headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
    } catch {
      // A name or value that HTTP does not allow: the other side's mistake, nothing that we need.
    }
  }
  return headers;
}
