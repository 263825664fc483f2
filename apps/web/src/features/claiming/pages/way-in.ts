/** The pages on the way into an entry, in one chunk. */
export { Page as WelcomePage } from "./welcome-page.tsx";
export { Page as RedirectPage } from "./redirect-page.tsx";
export { Page as RegisterPage } from "./register-page.tsx";
export { Page as RegisterPasswordPage } from "./register-password-page.tsx";
export { Page as RegisterSuccessPage } from "./register-success-page.tsx";
export { Page as LoginPage } from "./login-page.tsx";
export { Page as LoginSuccessPage } from "./login-success-page.tsx";
export { Page as AdvantagoPage } from "./advantago-page.tsx";
export { Page as OtherownerPage } from "./otherowner-page.tsx";
export { Page as OtherownerProviderPage } from "./otherowner-provider-page.tsx";
export { Page as OwnerPage } from "./owner-page.tsx";
export { Page as OwnerProviderPage } from "./owner-provider-page.tsx";
export { Page as HoldPage } from "./hold-page.tsx";
export { Page as PendingPage } from "./pending-page.tsx";
