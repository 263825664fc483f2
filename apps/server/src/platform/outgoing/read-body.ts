/** Reads an answer's bytes within limits of size and speed, before and after decoding. */
import type { IncomingMessage } from "node:http";
import { pipeline, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { OutgoingError } from "./outgoing-error.ts";

export const ACCEPT_ENCODING = "gzip, br";

/** A body slower than this is aborted. */
const DRIP_WINDOW_MS = 5000;
const DRIP_BYTES = 512;

export type Body = {
  bytes: Buffer;
  /** As sent, before decoding. */
  sentBytes: number;
};

/**
 * @param limit maximum bytes, both as sent and as decoded
 * @throws OutgoingError, or the connection's error
 */
export async function readBody(answer: IncomingMessage, limit: number): Promise<Body> {
  if (Number(answer.headers["content-length"] ?? 0) > limit) {
    answer.destroy();
    throw new OutgoingError("too_large");
  }
  let sentInWindow = 0;
  let sentBytes = 0;
  const dripping = setInterval(() => {
    if (sentInWindow < DRIP_BYTES) answer.destroy(new OutgoingError("timeout"));
    sentInWindow = 0;
  }, DRIP_WINDOW_MS);
  const sent = atMost(limit, (bytes) => {
    sentInWindow += bytes;
    sentBytes += bytes;
  });

  try {
    const chunks: Buffer[] = [];
    for await (const chunk of decoded(answer, sent, limit) as AsyncIterable<Buffer>) chunks.push(chunk);
    return { bytes: Buffer.concat(chunks), sentBytes };
  } finally {
    clearInterval(dripping);
    answer.destroy();
  }
}

/** Passes bytes on and fails beyond the limit. */
function atMost(limit: number, count: (bytes: number) => void = () => {}): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      count(chunk.length);
      if (bytes > limit) done(new OutgoingError("too_large"));
      else done(null, chunk);
    },
  });
}

function decoded(answer: IncomingMessage, sent: Transform, limit: number): Transform {
  const encoding = (answer.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  // An error in one stream destroys the others; the reader of the last one sees it.
  const ended = (): void => {};
  if (encoding === "identity" || encoding === "") return pipeline(answer, sent, ended);
  const decoder = decoderOf(encoding);
  if (decoder === undefined) throw new OutgoingError("unreadable");
  return pipeline(answer, sent, decoder, atMost(limit), ended);
}

function decoderOf(encoding: string): Transform | undefined {
  if (encoding === "gzip" || encoding === "x-gzip") return createGunzip();
  return encoding === "br" ? createBrotliDecompress() : undefined;
}
