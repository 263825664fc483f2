/** Everything that is read of what portals answer, by name. Runs in the reading thread alone: it loads the parsers. */
import { readListing, readSearch } from "./html-pages.ts";
import { readJson } from "./json-answer.ts";
import { readRobots } from "./robots-rules.ts";

export const READERS = {
  /** A search's answer: links to listings, or the one listing that it led to. */
  search: readSearch,
  /** A listing's page. */
  listing: readListing,
  /** A search's answer that tells the listings whole. */
  json: readJson,
  robots: readRobots,
};
export type Readers = typeof READERS;

/** What goes to the thread, one at a time. */
export type ReadingOrder = { what: keyof Readers; input: readonly unknown[] };
/** What comes back. Why something was unreadable interests nobody. */
export type ReadingAnswer = { read: unknown } | "unreadable";
