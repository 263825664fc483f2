/** Choosing one of many locations: what is found, what is shown, what is chosen beforehand. Pure decisions. */
import type { GoogleLocation } from "@portal/contract/external-services/calls";

/** From so many on a search helps; and so many are shown at first. */
export const SEARCH_FROM = 8;
export const SHOWN_AT_FIRST = 20;

const plain = (text: string): string => text.normalize("NFC").toLocaleLowerCase("de");

/** Locations in which each word of the search occurs, in name or address. */
export function foundLocations(locations: readonly GoogleLocation[], search: string): GoogleLocation[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return locations.filter(({ locationTitle, address }) => {
    const text = plain(`${locationTitle} ${address}`);
    return words.every((word) => text.includes(word));
  });
}

/** The first ones, and the chosen one wherever it stands: nobody connects what they don't see. */
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

/** The only free one, or the only likely one; null where the person has to say. */
export function obviousLocation(locations: readonly GoogleLocation[]): string | null {
  const free = locations.filter(({ taken }) => !taken);
  const likely = free.filter(({ suggested }) => suggested);
  const [first, ...others] = likely.length > 0 ? likely : free;
  return first !== undefined && others.length === 0 ? first.googleLocationId : null;
}
