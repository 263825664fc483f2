/** What other slices may use of the newsletter. */
export { b2bOwnData } from "./own-data.ts";
