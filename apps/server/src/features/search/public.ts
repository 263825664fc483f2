/** What other slices need to contribute to the search. */
export { shortened } from "./shortened.ts";
export type { Found, SearchPlace, SearchSource, SearchWords } from "./source.ts";
