import type { PageEntries } from "../../platform/routing/page-entry.ts";
import type * as Pages from "./pages/claiming-pages.ts";

/** Without menu and company, because most visitors have no company yet. */
const plain = { layout: "plain" } as const;

/** The pages share one chunk, because every page of the portal loads a line for each chunk. */
const page = (name: keyof typeof Pages) => () =>
  import("./pages/claiming-pages.ts").then((pages) => ({ default: pages[name] }));

export const claimingPages = {
  claiming_welcome: { load: page("WelcomePage"), ...plain },
  claiming_redirect: { load: page("ResumeClaimPage"), ...plain },
  claiming_register: { load: page("RegisterPage"), ...plain },
  claiming_register_password: { load: page("RegisterPasswordPage"), ...plain },
  claiming_register_success: { load: page("RegisterSuccessPage"), ...plain },
  claiming_login: { load: page("LoginPage"), ...plain },
  claiming_login_success: { load: page("LoginSuccessPage"), ...plain },
  claiming_advantago: { load: page("AdvantagoPage"), ...plain },
  claiming_otherowner: { load: page("OtherownerPage"), ...plain },
  claiming_otherowner_provider: { load: page("OtherownerProviderPage"), ...plain },
  claiming_owner: { load: page("OwnerPage"), ...plain },
  claiming_owner_provider: { load: page("OwnerProviderPage"), ...plain },
  claiming_confirm: { load: () => import("./pages/confirm-claim-page.tsx") },
  claiming_hold: { load: page("HoldPage"), ...plain },
  claiming_pending: { load: page("PendingPage"), ...plain },
} satisfies PageEntries;
