/** One chunk for the five pages: who sees one of them sees the next, and each chunk costs everybody's first page bytes. */
export { Page as Held } from "./linking-hold-page.tsx";
export { Page as LogIn } from "./linking-login-page.tsx";
export { Page as Pending } from "./linking-pending-page.tsx";
export { Page as Redirect } from "./linking-redirect-page.tsx";
export { Page as Register } from "./linking-register-page.tsx";
