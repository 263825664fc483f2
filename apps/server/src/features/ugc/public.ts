/** What the commands of the terminal may use of hints. */
export { decideHint } from "./decide-hint.ts";
