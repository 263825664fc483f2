/** What other slices may use of people's views, and what the tests compare with the schema. */
export { createViewNotes } from "./history/note-views.ts";
export { viewsDisclosure } from "./disclosure.ts";
export { RETENTION } from "./own-data/kinds.ts";
