/** What other slices may use of connected services. */
export { connectionsDisclosure, googleRecipients, UNDISCLOSED_GRANTS } from "./disclosure.ts";
export { externalServicesOwnData } from "./own-data.ts";
