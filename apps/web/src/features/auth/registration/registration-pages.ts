/** All pages of this folder, in one chunk. */
export { RegisterPage } from "./register-page.tsx";
export { ActivationPage } from "./activation-page.tsx";
export { CancelPage } from "./cancel-page.tsx";
export { GuestPage } from "./guest-page.tsx";
export { RegistrationSentPage } from "./registration-sent-page.tsx";
