/** Fetches pages of partner portals through the guarded client and maps its errors to reasons of a check. */
import type { ListingErrorReason } from "@portal/contract/entry-service/listing";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { OutgoingError, type OutgoingReason } from "../../../platform/outgoing/outgoing-error.ts";
import { type GetOptions, outgoingGet } from "../../../platform/outgoing/outgoing-get.ts";
import type { Trust } from "../../../platform/outgoing/target.ts";
import type { CheckTools } from "./check-portal.ts";
import { PortalFailure } from "./portal-answer.ts";
import { USER_AGENT } from "./user-agent.ts";

/** Larger than any listing. */
const MAX_BYTES = 1_000_000;

const REASONS: Readonly<Record<OutgoingReason, ListingErrorReason>> = {
  not_allowed: "blocked",
  away: "unreachable",
  timeout: "timeout",
  too_large: "too_large",
  redirects: "failed",
  content_type: "unreadable",
  unreadable: "unreadable",
};

/** The `get` of a check, for real and fake portals. */
export function portalPages(environment: Trust, log?: Pick<Dependencies["log"], "info">): CheckTools["get"] {
  const get = outgoingGet("partner-portal", environment, log === undefined ? {} : { log });
  return async (url, { types, timeoutMs, signal, follow }) => {
    const options: GetOptions = {
      headers: { "user-agent": USER_AGENT, accept: types?.join(", ") ?? "*/*", "accept-language": "de" },
      timeoutMs,
      maxBytes: MAX_BYTES,
      follow,
      ...(types === undefined ? {} : { types }),
      ...(signal === undefined ? {} : { signal }),
    };
    try {
      const { url: last, status, headers, body, location } = await get(url, options);
      const page = { url: last, status, contentType: headers.get("content-type") ?? "", body };
      return location === undefined ? page : { ...page, location };
    } catch (error) {
      throw new PortalFailure(error instanceof OutgoingError ? REASONS[error.reason] : "failed");
    }
  };
}
