/** The pages that a link into a company opens, in one chunk. */
export { Page as LinkingRedirectPage } from "./linking-redirect-page.tsx";
export { Page as LinkingLoginPage } from "./linking-login-page.tsx";
export { Page as LinkingRegisterPage } from "./linking-register-page.tsx";
export { Page as LinkingHoldPage } from "./linking-hold-page.tsx";
export { Page as LinkingPendingPage } from "./linking-pending-page.tsx";
