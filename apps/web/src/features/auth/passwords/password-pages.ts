/** All pages of this folder, in one chunk. */
export { RequestPage } from "./request-page.tsx";
export { RequestConfirmationPage } from "./request-confirmation-page.tsx";
export { RenewPage } from "./renew-page.tsx";
export { RenewConfirmationPage } from "./renew-confirmation-page.tsx";
export { RenewErrorPage } from "./renew-error-page.tsx";
