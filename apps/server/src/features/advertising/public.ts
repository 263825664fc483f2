/** What other slices may use of search advertising. */
export { budgetsDisclosure, campaignsDisclosure } from "./disclosure.ts";
