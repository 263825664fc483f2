/** What other slices may use of people's ratings and views, and what the tests compare with the schema. */
export { ratingsDisclosure, viewsDisclosure } from "./disclosure.ts";
export { RETENTION } from "./own-data/kinds.ts";
