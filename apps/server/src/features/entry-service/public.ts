/** What other slices may use of listing checks. */
export { checksDisclosure, portalRecipients } from "./disclosure.ts";
