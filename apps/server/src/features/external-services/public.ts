/** What other slices may use of connected services. */
export { type EndingDependencies, endUnheldGoogleAccess } from "./end-access.ts";
export { type AccessToken } from "./google/business-profile.ts";
export { AccessGone, type GoogleSettings, isGoogleSetUp } from "./google/provider.ts";
export { addDemoSearchAccess } from "./demo.ts";
export { createSearchConsoleAccess } from "./search-console-access.ts";
export { createReviewReading } from "./review-reading.ts";
export { createReviewReplies, type ReplyConnection } from "./review-replies.ts";
export { connectionsDisclosure, googleRecipients, UNDISCLOSED_GRANTS } from "./disclosure.ts";
export { externalServicesOwnData } from "./own-data.ts";
