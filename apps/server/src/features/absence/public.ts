/** What other slices may use of absences. */
export { absencesDisclosure } from "./disclosure.ts";
