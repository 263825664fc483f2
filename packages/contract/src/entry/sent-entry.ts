/** A public entry that is sent together with its rendered page. */
import type { PublicEntry } from "./entry.ts";

export type SentEntry = {
  readonly entry: PublicEntry;
  /** When the page was rendered, in epoch ms. It decides what "jetzt geöffnet" is. */
  readonly now: number;
};

/** Id of the element that carries a `SentEntry` as JSON. */
export const SENT_ENTRY_ID = "sent-entry";

/** Name of the rendered page in `data-page` of the root element. */
export const SENT_ENTRY_PAGE = "public_entry";

/** Renders the HTML of the root element, with texts escaped. */
export type EntryRenderer = { readonly renderEntry: (sent: SentEntry) => string };

/** What the build of the web interface offers the server: `theme` names the brand, `configuration` is the page's JSON. */
export type EntryRendererOf = (page: { theme: string; configuration: string }) => EntryRenderer;

/** Title of the browser's tab and of search results. */
export const titleOfEntry = (entry: Pick<PublicEntry, "company_name" | "ShippingCity">, brandName: string): string =>
  `${[entry.company_name, entry.ShippingCity].filter((text) => text !== "").join(", ")} | ${brandName}`;
