import { searchKeywordsFields } from "@portal/contract/entry/rules/search-keywords";
import { wordsPart } from "../../word-list/words-part.ts";

/** Keywords under which customers search. */
export const searchKeywords = wordsPart("searchKeywordsData", "keywords", searchKeywordsFields);
