/** What other slices may use of visibility in search. */
export { searchDisclosure } from "./disclosure.ts";
export { seoDashboard } from "./dashboard/source.ts";
