/** All claiming pages for visitors, in one chunk. */
export { WelcomePage } from "./welcome-page.tsx";
export { ResumeClaimPage } from "./resume-claim-page.tsx";
export { RegisterPage } from "./register-page.tsx";
export { RegisterPasswordPage } from "./register-password-page.tsx";
export { RegisterSuccessPage } from "./register-success-page.tsx";
export { LoginPage } from "./login-page.tsx";
export { LoginSuccessPage } from "./login-success-page.tsx";
export { AdvantagoPage } from "./advantago-page.tsx";
export { OtherownerPage } from "./otherowner-page.tsx";
export { OtherownerProviderPage } from "./otherowner-provider-page.tsx";
export { OwnerPage } from "./owner-page.tsx";
export { OwnerProviderPage } from "./owner-provider-page.tsx";
export { HoldPage } from "./hold-page.tsx";
export { PendingPage } from "./pending-page.tsx";
