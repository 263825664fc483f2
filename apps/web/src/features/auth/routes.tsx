import type { PageEntries } from "../../platform/routing/page-entry.ts";
import type * as Passwords from "./passwords/password-pages.ts";
import type * as Registration from "./registration/registration-pages.ts";

/** Small pages that follow each other share a chunk, because every page of the portal loads a line for each chunk. */
const registration = (page: keyof typeof Registration) => () =>
  import("./registration/registration-pages.ts").then((pages) => ({ default: pages[page] }));
const passwords = (page: keyof typeof Passwords) => () =>
  import("./passwords/password-pages.ts").then((pages) => ({ default: pages[page] }));

export const authPages = {
  login: { load: () => import("./pages/login-route.tsx"), layout: "plain" },
  login_cuca: { load: () => import("./support/support-login-page.tsx"), layout: "plain" },
  register: { load: registration("RegisterPage"), layout: "plain" },
  register_success: { load: registration("RegistrationSentPage"), layout: "plain" },
  register_activation: { load: registration("ActivationPage"), layout: "plain" },
  cancel: { load: registration("CancelPage"), layout: "plain" },
  guest: { load: registration("GuestPage"), layout: "plain" },
  guest_success: { load: registration("RegistrationSentPage"), layout: "plain" },
  request: { load: passwords("RequestPage"), layout: "plain" },
  request_confirmation: { load: passwords("RequestConfirmationPage"), layout: "plain" },
  password_renew: { load: passwords("RenewPage"), layout: "plain" },
  password_renew_confirmation: { load: passwords("RenewConfirmationPage"), layout: "plain" },
  password_renew_error: { load: passwords("RenewErrorPage"), layout: "plain" },
  second_factor_set_up: { load: () => import("./second-factor/set-up-page.tsx"), layout: "plain" },
  logout: { load: () => import("./pages/logout-page.tsx"), layout: "plain" },
} satisfies PageEntries;
