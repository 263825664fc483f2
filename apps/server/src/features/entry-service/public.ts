/** What other slices may use of listing checks. */
export { listingFigures } from "./schedule/figures.ts";
export { checksDisclosure, portalRecipients } from "./disclosure.ts";
