/** All linking pages, in one chunk. */
export { LinkingCheckPage } from "./linking-check-page.tsx";
export { LinkingLoginPage } from "./linking-login-page.tsx";
export { LinkingRegisterPage } from "./linking-register-page.tsx";
export { LinkingHoldPage } from "./linking-hold-page.tsx";
export { LinkingPendingPage } from "./linking-pending-page.tsx";
