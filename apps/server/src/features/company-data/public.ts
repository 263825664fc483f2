/** What other slices may use of the people of companies. */
export { peopleDisclosure } from "./disclosure.ts";
export { companyDataOwnData } from "./own-data.ts";
