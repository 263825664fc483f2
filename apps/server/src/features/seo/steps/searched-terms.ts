/** Search terms with what the steps need to know of them. Pure. */
import { foldText } from "@portal/listing/fold-text";
import { groupTerms, type KnownTerms } from "../terms/group-terms.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { SearchedTerm } from "./rank.ts";

/** A word that brought somebody to one of the company's websites. */
type WebsiteWord = { term: string; visits: number };

export function searchedTerms(
  known: KnownTerms,
  ofWebsites: readonly WebsiteWord[],
  vocabulary: Vocabulary,
): SearchedTerm[] {
  const visits = new Map<string, number>();
  for (const word of ofWebsites) {
    const key = foldText(word.term);
    visits.set(key, (visits.get(key) ?? 0) + word.visits);
  }
  const about = (term: string) => {
    const { keyword, namesCompany, topic } = vocabulary.find(term);
    const key = foldText(term);
    const counted = visits.get(key) ?? 0;
    visits.delete(key);
    return { term, topic, hasKeyword: keyword !== null, namesCompany, visits: counted };
  };
  const terms = groupTerms(known, vocabulary, "term").map(({ name, google, views }) => ({
    ...about(name ?? ""),
    impressions: google?.impressions.value ?? 0,
    position: google?.position.value ?? null,
    views: views?.value ?? 0,
  }));
  // What only the websites know.
  const further = ofWebsites.filter(({ term }) => visits.has(foldText(term)));
  return [...terms, ...further.map(({ term }) => ({ ...about(term), impressions: 0, position: null, views: 0 }))];
}
