/** Addresses of a page, resolved by its base. */
import type { Document } from "@portal/page-reading/page-document";

export type Resolve = (href: string | undefined) => string | undefined;

/** Turns what a page writes into an absolute address over http or https; undefined for anything else. */
export function resolver($: Document, pageUrl: string): Resolve {
  const base = $("base[href]").first().attr("href");
  const from = base !== undefined && URL.canParse(base, pageUrl) ? new URL(base, pageUrl).href : pageUrl;
  return (href) => {
    const text = href?.trim() ?? "";
    if (text === "" || text.length > 2000 || !URL.canParse(text, from)) return undefined;
    const url = new URL(text, from);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : undefined;
  };
}

/** Without the fragment, so that each page is asked for once. */
export function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = "";
  return url.href;
}
