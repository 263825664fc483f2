/** What other slices may use of notifications. */
export { notificationsDisclosure } from "./disclosure.ts";
export { notificationsOwnData } from "./own-data.ts";
export { noticesInForce } from "./repository.ts";
