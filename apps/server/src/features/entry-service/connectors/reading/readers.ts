/** All parsers by name. Runs in the parsing thread only, because it loads the libraries. */
import { readListing, readSearch } from "./html-pages.ts";
import { readJson } from "./json-answer.ts";
import { readRobots } from "./robots-rules.ts";

export const READERS = {
  /** A search result: links to listings, or the one listing that it redirected to. */
  search: readSearch,
  /** A listing's page. */
  listing: readListing,
  /** A search answer with complete listings. */
  json: readJson,
  robots: readRobots,
};
export type Readers = typeof READERS;
