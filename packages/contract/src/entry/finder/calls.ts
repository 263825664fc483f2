/** Finds a company in the directory by name and place, so that its owner can claim it or report a mistake. Our own. */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { lineOf } from "../../text/text-fields.ts";

/** Longest text to search for, in characters. */
export const MAX_FINDER_TEXT = 200;
/** Most entries in one answer. */
export const FOUND_ENTRIES = 10;

/** `street` has the house number; texts are "" where the entry has none. */
export type FoundEntry = { id: number; name: string; street: string; zipCode: string; city: string };

/**
 * Entries that have all words of `text` in name or address, at least by their beginning. Texts below three letters or
 * digits find nothing. `more`: others fit as well.
 */
export const findEntries = endpoint<{ entries: FoundEntry[]; more: boolean }>()({
  name: "findEntries",
  method: "GET",
  path: "/api/entry/find",
  query: z.object({ text: lineOf(MAX_FINDER_TEXT) }),
});
