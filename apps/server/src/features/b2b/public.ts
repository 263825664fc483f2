/** What other slices may use of the directory for business customers. */
export { b2bDisclosure } from "./disclosure.ts";
export { b2bOwnData } from "./own-data.ts";
export { b2bDashboard } from "./statistics/dashboard.ts";
