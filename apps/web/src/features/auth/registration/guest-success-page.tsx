/** `guest_success`: the mail is on its way. */
export { RegistrationSent as Page } from "./registration-sent.tsx";
