/** Compares addresses of websites. */
import type { WebsiteRow } from "../sites/repository.ts";

/** Host and path without scheme, `www.` and a slash at the end: what people mean by the same address. */
function plainAddress(text: string): string | null {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return `${url.host.replace(/^www\./, "")}${url.pathname.replace(/\/$/, "")}`;
}

export function isOwnAddress(
  { url, further_addresses: further }: Pick<WebsiteRow, "url" | "further_addresses">,
  text: string,
): boolean {
  const asked = plainAddress(text);
  return asked !== null && [...(url === null ? [] : [url]), ...further].some((own) => plainAddress(own) === asked);
}
