/** The login page for the router. The first chunk contains its code already. */
export { LoginPage as default } from "./login-page.tsx";
