/** Both pages in one chunk: who orders comes back to confirm. */
export { Page as Confirmed } from "./newsletter-confirmed-page.tsx";
export { Page as Order } from "./newsletter-page.tsx";
