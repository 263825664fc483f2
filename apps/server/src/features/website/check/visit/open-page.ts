/** Opens the page of an address as a browser would: redirect after redirect, each written down. */
import type { Page } from "../../../../platform/outgoing/outgoing-get.ts";
import type { OutgoingReason } from "../../../../platform/outgoing/outgoing-error.ts";
import { CheckFailed, type CheckFailure } from "./outcome.ts";
import { reasonOf, VISITOR, type VisitTools } from "./tools.ts";

export type Opened =
  | { kind: "page"; page: Page; hops: Hop[] }
  /** It leads to a website that is not the company's. */
  | { kind: "elsewhere"; url: string }
  /** No page, because the certificate is not trustworthy or nothing answers over https. */
  | { kind: "no_tls"; url: string; reason: "certificate" | "away"; hops: Hop[] };
type Hop = { url: string; status: number };

const MAX_HOPS = 10;
const PAGE_TIMEOUT_MS = 12_000;
const PAGE_BYTES = 3_000_000;
const PAGE_TYPES = ["text/html", "application/xhtml+xml"];
const BLOCKED = new Set([401, 403, 407, 418, 429, 451]);

const FAILURES: Readonly<Record<OutgoingReason, Exclude<CheckFailure["reason"], "status" | "blocked">>> = {
  not_allowed: "not_allowed",
  away: "away",
  timeout: "timeout",
  too_large: "too_large",
  redirects: "redirects",
  content_type: "not_a_page",
  unreadable: "unreadable",
};

/**
 * @param isOwn whether the company may have an address checked
 * @throws CheckFailed
 */
export async function openPage(
  { get }: Pick<VisitTools, "get">,
  address: string,
  isOwn: (url: string) => boolean,
  signal: AbortSignal,
): Promise<Opened> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(PAGE_TIMEOUT_MS)]);
  const options = { headers: { ...VISITOR, accept: "text/html,application/xhtml+xml;q=0.9" }, types: PAGE_TYPES };
  const hops: Hop[] = [];
  let url = address;
  while (hops.length <= MAX_HOPS) {
    try {
      const limits = { timeoutMs: PAGE_TIMEOUT_MS, maxBytes: PAGE_BYTES, signal: within, follow: false };
      const page = await get(url, { ...options, ...limits });
      hops.push({ url: page.url, status: page.status });
      if (page.location === undefined) return { kind: "page", page: readable(page), hops };
      url = page.location;
    } catch (error) {
      if (error instanceof CheckFailed) throw error;
      const { reason, away } = reasonOf(error);
      const isTls = url.startsWith("https:") && reason === "away" && away !== "unknown_name";
      if (isTls) return { kind: "no_tls", url, reason: away ?? "away", hops };
      throw new CheckFailed({ reason: away === "unknown_name" ? "unknown_name" : FAILURES[reason] });
    }
    if (!isOwn(url)) return { kind: "elsewhere", url };
  }
  throw new CheckFailed({ reason: "redirects" });
}

function readable(page: Page): Page {
  if (page.status >= 200 && page.status < 300) return page;
  throw new CheckFailed({ reason: BLOCKED.has(page.status) ? "blocked" : "status", status: page.status });
}
