/** What other slices may use of claiming. */
export { noteDissolved } from "./ownership.ts";
