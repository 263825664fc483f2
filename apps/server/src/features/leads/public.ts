/** What other slices may use of leads. */
export { leadsDashboard } from "./dashboard.ts";
export { UNDISCLOSED_INQUIRIES } from "./inquiries/disclosure.ts";
export { messagesDisclosure, quickAnswersDisclosure } from "./messages/disclosure.ts";
export { messagesOwnData } from "./messages/own-data.ts";
export { leadsDisclosure } from "./disclosure.ts";
export { leadsOwnData } from "./own-data.ts";
export { leadsSearch } from "./search.ts";
