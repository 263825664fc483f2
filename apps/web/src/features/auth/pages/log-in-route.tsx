/** The log-in page as a page of the router; its code is in the browser from the start. */
export { LogInPage as default } from "./log-in-page.tsx";
