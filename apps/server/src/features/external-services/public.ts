/** What other slices may use of connected services. */
export { type EndingDependencies, endUnheldGoogleAccess } from "./end-access.ts";
export { connectionsDisclosure, googleRecipients, UNDISCLOSED_GRANTS } from "./disclosure.ts";
export { externalServicesOwnData } from "./own-data.ts";
