/** What a check says whose page could not be read. Pure. */
import type { WebsiteCheckState } from "@portal/contract/website/check/model";

export type UnreadState = Extract<WebsiteCheckState, "redirect" | "error">;

export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

export const unreadTitle = (url: string, state: UnreadState): string =>
  state === "error" ? `${hostOf(url)} ließ sich nicht öffnen` : `${hostOf(url)} leitet woandershin`;
