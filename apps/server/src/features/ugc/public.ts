/** What other slices may use of contributions. */
export { hintsDashboard } from "./dashboard.ts";
export { contributionsDisclosure } from "./disclosure.ts";
export { contentNoticesDisclosure } from "./notices/disclosure.ts";
export { ugcOwnData } from "./own-data.ts";
