/** Both pages share a chunk, because people who order come back to confirm. */
export { NewsletterConfirmedPage } from "./newsletter-confirmed-page.tsx";
export { NewsletterPage } from "./newsletter-page.tsx";
