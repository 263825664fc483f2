/** What other slices may use of a company's people, contracts and documents. */
export { peopleDashboard } from "./dashboard.ts";
export { contractsDashboard, documentsDashboard } from "./paper-dashboard.ts";
export { recipientEmailOf } from "./contacts/recipient.ts";
export { contractsDisclosure } from "./contracts/disclosure.ts";
export { documentsDisclosure } from "./documents/disclosure.ts";
export { documentsSearch } from "./documents/search.ts";
export { peopleDisclosure } from "./disclosure.ts";
export { companyDataOwnData } from "./own-data.ts";
export { peopleSearch } from "./search.ts";
