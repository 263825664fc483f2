/** Search terms with what the steps need to know of them. Pure. */
import { groupTerms, type KnownTerms } from "../terms/group-terms.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { SearchedTerm } from "./rank.ts";

export const searchedTerms = (known: KnownTerms, vocabulary: Vocabulary): SearchedTerm[] =>
  groupTerms(known, vocabulary, "term").map(({ name, google, views }) => {
    const { keyword, namesCompany, topic } = vocabulary.find(name ?? "");
    return {
      term: name ?? "",
      topic,
      hasKeyword: keyword !== null,
      namesCompany,
      impressions: google?.impressions.value ?? 0,
      position: google?.position.value ?? null,
      views: views?.value ?? 0,
    };
  });
