/** Both pages in one chunk: who orders comes back to confirm. */
export { NewsletterConfirmedPage } from "./newsletter-confirmed-page.tsx";
export { NewsletterPage } from "./newsletter-page.tsx";
