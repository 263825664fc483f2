/**
 * What a page's requests get. The guarded client fetches, so that a page reaches only what the check itself might reach;
 * nothing that runs, plays or sends is fetched, and all of it together has an end.
 */
import { isSameOwner } from "@portal/website-check/site";
import pLimit from "p-limit";
import type { Get, Page } from "../../../../platform/outgoing/outgoing-get.ts";
import { VISITOR } from "../../check/visit/tools.ts";

/** A request as the browser tells of it; `type` in its own words. */
export type PageRequest = { url: string; method: string; type: string };
export type PageAnswer = { status: number; contentType: string; body: Buffer };

const MOST_REQUESTS = 80;
const MOST_BYTES = 16_000_000;
const MOST_BYTES_OF_FILE = 4_000_000;
const REQUEST_MS = 8000;
/** As the check itself: one website is never asked for more at once. */
const AT_ONCE = 4;
const PAGE_TYPES = ["text/html", "application/xhtml+xml"];
const FILES = new Set(["Stylesheet", "Image", "Font"]);

/** @param pageUrl the page, whose own frames are shown and no others */
export function answersFor(get: Get, pageUrl: string, signal: AbortSignal) {
  const limit = pLimit(AT_ONCE);
  let requests = 0;
  let bytes = 0;

  const isFetched = ({ url, method, type }: PageRequest): boolean =>
    method === "GET" && (FILES.has(type) || (type === "Document" && isSameOwner(url, pageUrl)));

  async function fetched({ url, type }: PageRequest): Promise<Page> {
    const page = await get(url, {
      headers: VISITOR,
      timeoutMs: REQUEST_MS,
      maxBytes: MOST_BYTES_OF_FILE,
      signal,
      ...(type === "Document" && { types: PAGE_TYPES }),
    });
    bytes += page.body.length;
    return page;
  }

  /** Null: it gets none, and the browser shows the page without. */
  return async (request: PageRequest): Promise<PageAnswer | null> => {
    if (!isFetched(request) || (requests += 1) > MOST_REQUESTS) return null;
    try {
      return await limit(async () => {
        if (bytes >= MOST_BYTES) return null;
        const { status, headers, body } = await fetched(request);
        return status === 200 ? { status, contentType: headers.get("content-type") ?? "", body } : null;
      });
    } catch {
      return null;
    }
  };
}
