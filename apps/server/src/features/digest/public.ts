/** What other slices may use of summaries by mail. */
export { digestsDisclosure } from "./disclosure.ts";
export { registerOneClick } from "./one-click.ts";
export { digestOwnData } from "./own-data.ts";
