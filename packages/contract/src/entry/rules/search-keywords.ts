/** Words that customers search with (Specification §7 "updateEntrySearchKeywordsData"). */
import { notImitating } from "../../text/provider-name-rule.ts";
import { FILL_OR_REMOVE, lineOf, linesOf } from "../../text/text-fields.ts";

/** Characters of one keyword, and how many at most. */
export const SEARCH_KEYWORDS_LIMITS = { keyword: 60, keywords: 20 } as const;

/** No keyword may imitate the provider's name. */
export const searchKeywordsFields = {
  keywords: linesOf("Suchbegriffe", {
    characters: SEARCH_KEYWORDS_LIMITS.keyword,
    most: SEARCH_KEYWORDS_LIMITS.keywords,
    line: lineOf(SEARCH_KEYWORDS_LIMITS.keyword, FILL_OR_REMOVE).check(notImitating),
  }),
};
