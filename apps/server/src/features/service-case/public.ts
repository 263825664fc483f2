/** What the commands of the terminal use of service cases. */
export { advanceCase } from "./advance.ts";
