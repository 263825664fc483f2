/** What other slices may use of visibility in search. */
export { searchDisclosure } from "./disclosure.ts";
