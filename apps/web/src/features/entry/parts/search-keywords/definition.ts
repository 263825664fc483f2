import { searchKeywordsFields } from "@portal/contract/entry/rules/search-keywords";
import { wordsPart } from "../../word-list/words-part.ts";

/** The words that customers search with. */
export const searchKeywords = wordsPart("searchKeywordsData", "keywords", searchKeywordsFields);
