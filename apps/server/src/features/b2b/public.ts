/** What the commands of the terminal may use of the newsletter. */
export { newsletterAddressees } from "./addressees.ts";
