/** What other slices may use of people's ratings and views. */
export { ratingsDisclosure, viewsDisclosure } from "./disclosure.ts";
