/** What other slices may use of companies, products and contact persons. */
export { contactsDisclosure, masterDataDisclosure, productsDisclosure } from "./disclosure.ts";
export { accountOwnData } from "./own-data.ts";
