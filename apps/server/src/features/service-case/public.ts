/** What other slices may use of service cases. */
export { casesDisclosure } from "./disclosure.ts";
export { serviceCaseOwnData } from "./own-data.ts";
