/** Words for websites. */
import type { Website, WebsiteKeyword, WebsiteState } from "@portal/contract/website/sites/calls";
import { WEBSITE_KIND_LABELS } from "@portal/contract/website/sites/words";
import type { StatusTone } from "../../../ui/content/status.tsx";

export const STATE_TONES: Record<WebsiteState, StatusTone> = {
  in_production: "info",
  online: "success",
  paused: "warning",
  ended: "neutral",
};

/** An address as people say it: without scheme, and without the slash of the first page. */
export function shownAddress(url: string): string {
  const text = url.replace(/^https?:\/\//i, "");
  const slash = text.indexOf("/");
  return slash === text.length - 1 ? text.slice(0, -1) : text;
}

/** What a website is called: its address; before it has one, what it is. */
export const siteName = ({ url, kind }: Pick<Website, "url" | "kind">): string =>
  url === null ? `Neue ${WEBSITE_KIND_LABELS[kind]}` : shownAddress(url);

/** An address of the list as a link. */
export const addressHref = (address: string): string =>
  /^https?:\/\//i.test(address) ? address : `https://${address}`;

/** How many of the website's keywords the entry lacks, as the headline of the section. */
export function keywordsTitle(keywords: readonly WebsiteKeyword[]): string {
  const missing = keywords.filter(({ inEntry }) => !inEntry).length;
  if (missing === 0) return "Alle Suchbegriffe stehen auch in Ihrem Eintrag";
  if (missing === keywords.length) return "Diese Suchbegriffe fehlen in Ihrem Eintrag";
  return missing === 1
    ? "Ein Suchbegriff fehlt in Ihrem Eintrag"
    : `${missing} von ${keywords.length} Suchbegriffen fehlen in Ihrem Eintrag`;
}
