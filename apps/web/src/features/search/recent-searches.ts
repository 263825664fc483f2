/** What a person searched for last, in this browser. The key's prefix removes it with the session. */
import { portalKey, readStored, removeStored, writeStored } from "../../platform/session/browser-storage.ts";

const MOST = 5;
const keyOf = (person: number): string => portalKey(`searches-${person}`);

/** The newest first. */
export function recentSearches(person: number): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(person)) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((text): text is string => typeof text === "string").slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

export function rememberSearch(person: number, text: string): void {
  const searched = text.trim();
  if (searched.length < 2) return;
  const others = recentSearches(person).filter((known) => known !== searched);
  writeStored(keyOf(person), JSON.stringify([searched, ...others].slice(0, MOST)));
}

export const forgetSearches = (person: number): void => removeStored(keyOf(person));
