/** What other slices may use of search advertising. */
export { adsDashboard } from "./dashboard/dashboard.ts";
export { budgetsDisclosure, campaignsDisclosure } from "./disclosure.ts";
