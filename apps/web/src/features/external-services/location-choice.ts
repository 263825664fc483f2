/** Choosing one of many Google locations: search, what is shown, and the preselection. Pure. */
import type { GoogleLocation } from "@portal/contract/external-services/calls";
import { wordSearch } from "../../platform/text/word-search.ts";

/** With this many locations the search field appears; this many are shown at first. */
export const SEARCH_FROM = 8;
export const SHOWN_AT_FIRST = 20;

/** Locations whose name or address contains each word of the search. */
export function foundLocations(locations: readonly GoogleLocation[], search: string): GoogleLocation[] {
  const isFound = wordSearch(search);
  return locations.filter(({ locationTitle, address }) => isFound(`${locationTitle} ${address}`));
}

/** The first locations, plus the chosen one, so that nobody connects a location that they don't see. */
export function shownLocations(
  found: readonly GoogleLocation[],
  all: readonly GoogleLocation[],
  { chosen, most }: { chosen: string | null; most: number },
): GoogleLocation[] {
  const first = found.slice(0, most);
  const missing = first.some(({ googleLocationId }) => googleLocationId === chosen)
    ? undefined
    : all.find(({ googleLocationId }) => googleLocationId === chosen);
  return missing === undefined ? first : [missing, ...first];
}

/** The only free location, or the only likely one; null if the person must choose. */
export function obviousLocation(locations: readonly GoogleLocation[]): string | null {
  const free = locations.filter(({ taken }) => !taken);
  const likely = free.filter(({ suggested }) => suggested);
  const [first, ...others] = likely.length > 0 ? likely : free;
  return first !== undefined && others.length === 0 ? first.googleLocationId : null;
}
