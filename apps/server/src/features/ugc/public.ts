/** What other slices may use of contributions. */
export { contributionsDisclosure } from "./disclosure.ts";
export { ugcOwnData } from "./own-data.ts";
