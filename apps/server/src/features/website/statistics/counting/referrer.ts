/** Where a counted visit came from: the host of the page before, and the campaign of the link. */
import type { ReferrerKind } from "@portal/contract/website/statistics/calls";

export type Referrer = { kind: ReferrerKind; name: string };

/** By the end of the host; the first match counts. */
const KNOWN: readonly (readonly [ending: RegExp, kind: ReferrerKind, name: string])[] = [
  [/(^|\.)(chatgpt\.com|chat\.openai\.com)$/, "assistant", "ChatGPT"],
  [/(^|\.)copilot\.microsoft\.com$/, "assistant", "Copilot"],
  [/(^|\.)gemini\.google\.com$/, "assistant", "Gemini"],
  [/(^|\.)claude\.ai$/, "assistant", "Claude"],
  [/(^|\.)perplexity\.ai$/, "assistant", "Perplexity"],
  [/(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$/, "search", "Google"],
  [/(^|\.)bing\.com$/, "search", "Bing"],
  [/(^|\.)duckduckgo\.com$/, "search", "DuckDuckGo"],
  [/(^|\.)ecosia\.org$/, "search", "Ecosia"],
  [/(^|\.)yahoo\.[a-z]{2,3}$/, "search", "Yahoo"],
  [/(^|\.)startpage\.com$/, "search", "Startpage"],
  [/(^|\.)qwant\.com$/, "search", "Qwant"],
  [/^suche\.(t-online|web|gmx)\.(de|net)$/, "search", "T-Online, WEB.DE und GMX"],
  [/(^|\.)(facebook\.com|fb\.com)$/, "social", "Facebook"],
  [/(^|\.)instagram\.com$/, "social", "Instagram"],
  [/(^|\.)(linkedin\.com|lnkd\.in)$/, "social", "LinkedIn"],
  [/(^|\.)xing\.com$/, "social", "Xing"],
  [/(^|\.)(youtube\.com|youtu\.be)$/, "social", "YouTube"],
  [/(^|\.)pinterest\.[a-z]{2,3}$/, "social", "Pinterest"],
  [/(^|\.)tiktok\.com$/, "social", "TikTok"],
  [/(^|\.)(x\.com|twitter\.com|t\.co)$/, "social", "X"],
];

const HOST = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/;
const CAMPAIGN_CHARACTERS = 80;

/** @param ownHosts hosts of the website itself: who comes from there typed nothing new, so it counts as direct */
export function referrerOf(
  { referrer, campaign }: { referrer?: string | undefined; campaign?: string | undefined },
  ownHosts: readonly string[],
): Referrer {
  const named = Array.from((campaign ?? "").replaceAll(/\s+/gu, " ").trim())
    .slice(0, CAMPAIGN_CHARACTERS)
    .join("");
  if (named !== "") return { kind: "campaign", name: named };
  const host = plainHost(referrer ?? "");
  if (!HOST.test(host) || ownHosts.some((own) => plainHost(own) === host)) return { kind: "direct", name: "" };
  const known = KNOWN.find(([ending]) => ending.test(host));
  return known === undefined ? { kind: "website", name: host } : { kind: known[1], name: known[2] };
}

const plainHost = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/^www\./, "");
