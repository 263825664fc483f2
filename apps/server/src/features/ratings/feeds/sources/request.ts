/** One request to a source of ratings; what goes wrong becomes a FeedFailure. */
import { OutgoingError } from "../../../../platform/outgoing/outgoing-error.ts";
import { FeedFailure } from "../feed.ts";

type Send = (address: string | URL, init?: RequestInit) => Promise<Response>;

const DEFAULT_WAIT_SECONDS = 60;
const MOST_WAIT_SECONDS = 86_400;

/** The answer's text; bytes that are no UTF-8 are refused, or names would be stored spoiled. */
export async function textOf(send: Send, address: URL, headers: Record<string, string>, signal: AbortSignal) {
  const answer = await send(address, { headers, signal }).catch((error: unknown) => {
    throw new FeedFailure(problemOf(error));
  });
  if (!answer.ok) throw failureOf(answer);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await answer.arrayBuffer());
  } catch {
    throw new FeedFailure("unreadable");
  }
}

function problemOf(error: unknown): "away" | "timeout" | "unreadable" {
  const reason = error instanceof OutgoingError ? error.reason : "away";
  if (reason === "timeout") return "timeout";
  return reason === "away" || reason === "not_allowed" ? "away" : "unreadable";
}

function failureOf({ status, headers }: Response): FeedFailure {
  if (status === 429) {
    const seconds = Number(headers.get("retry-after"));
    return new FeedFailure("busy", seconds > 0 ? Math.min(seconds, MOST_WAIT_SECONDS) : DEFAULT_WAIT_SECONDS);
  }
  return new FeedFailure(status >= 500 ? "away" : "refused");
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedFailure("unreadable");
  }
}
