import { searchKeywordsBody } from "@portal/contract/entry/save/bodies";
import { updateEntrySearchKeywordsData } from "@portal/contract/entry/save/calls";
import { apiCall } from "../../../../platform/api/api-call.ts";
import { wordsPart } from "../../word-list/words-part.ts";

/** The words that customers search with. */
export const searchKeywords = wordsPart({
  part: "searchKeywordsData",
  field: "keywords",
  wordsOf: (entry) => entry.searchKeywordsData.keywords,
  body: searchKeywordsBody,
  send: (body) => apiCall(updateEntrySearchKeywordsData, { body }),
});
