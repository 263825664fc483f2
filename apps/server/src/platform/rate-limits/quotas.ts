/**
 * The quotas of all calls that write (ADR 61). Nobody who works normally meets one; a script does. A limit that a
 * topic needs in addition, such as failed logins or mails to one address, is counted in its slice.
 */
import type { ProblemCode } from "@portal/contract/http/problems";
import type { NoQuota, Quota } from "./quota.ts";

const QUARTER = 15 * 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

type Whose = Quota["limits"][number]["per"];
type Windows = { quarter?: number; hour?: number; day?: number };

const quota = (
  name: string,
  per: Whose,
  { quarter, hour, day }: Windows,
  refuse: ProblemCode = "request.throttled",
): Quota => ({
  name,
  refuse,
  limits: ([[quarter, QUARTER] as const, [hour, HOUR] as const, [day, DAY] as const] as const).flatMap(
    ([limit, windowSeconds]) => (limit === undefined ? [] : [{ per, limit, windowSeconds }]),
  ),
});

/** Saves of the entry, its undoing, and what else changes a company's own data. */
export const ENTRY_SAVES = quota("entry-saves", "company", { hour: 600, day: 3000 });
/** Uploads: a photographer's afternoon is a few hundred. */
export const UPLOADS = quota("uploads", "person", { hour: 300, day: 1500 });
/** The own profile, its settings and its deletion. */
export const PROFILE = quota("profile", "person", { hour: 120, day: 500 });
/** Steps at passwords, codes, passkeys and linked accounts. */
export const LOGIN_METHODS = quota("login-methods", "person", { hour: 120, day: 500 });
/** Own ratings, latest searches, viewed entries and read notifications. */
export const OWN_ACTIVITY = quota("own-activity", "person", { hour: 600, day: 3000 });
/** Steps at claims and links to companies. */
export const CLAIMS = quota("claims", "person", { hour: 120, day: 500 });
export const INVITATIONS = quota("invitations", "company", { hour: 100, day: 300 });
/** Changes of people's rights, and the return of an entry. */
export const PEOPLE = quota("people", "company", { hour: 200, day: 1000 });
export const SERVICE_CASES = quota("service-cases", "company", { hour: 100, day: 300 });
export const SERVICE_CASE_MESSAGES = quota("service-case-messages", "company", { day: 100 });
/** Hand-overs for websites, their answers and what takes them back; uploads count apart. */
export const WEBSITE_FILES = quota("website-files", "company", { hour: 60, day: 200 });
/** Done marks, notes and settings of the secretarial service and the voicebot. */
export const PHONE_SERVICE = quota("phone-service", "company", { hour: 600, day: 3000 });
/** Files and steps of web banners; uploads count apart. */
export const WEB_BANNERS = quota("web-banners", "company", { hour: 120, day: 500 });
/** Approvals of creatives, and setting them onto a TV banner. */
export const TV_CREATIVES = quota("tv-creatives", "company", { hour: 120, day: 500 });
/** Links of customer care into the site builder. */
export const WEBSITE_DEEPLINKS = quota("website-deeplinks", "company", { hour: 60, day: 200 });
/** Listing checks that a company orders; a fresh one is refused anyway. */
export const COMPANY_CHECKS = quota("company-checks", "company", { hour: 20, day: 100 });
/** Checks of own websites: somebody who mends one looks again and again. */
export const WEBSITE_CHECKS = quota("website-checks", "company", { hour: 120, day: 500 });
export const PUBLIC_CHECKS = quota("public-checks", "network", { hour: 20 }, "entry_service.too_many_checks");
/** Steps at the connection to Google. */
export const GOOGLE_STEPS = quota("google", "company", { hour: 300, day: 1500 });
/** Contributions: a person who corrects a whole street writes a few. */
export const CONTRIBUTIONS = quota("contributions", "network", { hour: 20 });
/** Choices about statistics: an office behind one address makes a few. */
export const COOKIE_CHOICES = quota("cookie-choices", "network", { hour: 60 });
/** Errors that browsers report: an office behind one address has a few. */
export const BROWSER_ERRORS = quota("browser-errors", "network", { hour: 100 });
/** Views of the portal's pages. The browser collects them and sends far fewer calls. */
export const USAGE = quota("usage", "person", { hour: 600 });
/** Clicks in public entries; each company's are limited further where they are counted. */
export const ACTIONS = quota("actions", "network", { hour: 2000 });
/** Signed batches of the directory, from a few servers. */
export const EVENT_BATCHES = quota("event-batches", "network", { hour: 100_000 });
/** Calls that may send a mail to an address that somebody typed. */
export const ANONYMOUS_MAILS = quota("anonymous-mails", "network", { hour: 60 }, "auth.mails_throttled");
/** Logins that are begun by passkey, and by Facebook. */
export const PASSKEY_LOGINS = quota("passkey-logins", "network", { quarter: 120 }, "auth.throttled");
export const FACEBOOK_LOGINS = quota("facebook-logins", "network", { quarter: 60 }, "auth.throttled");
/** Files with all data of a person, and of a company. */
export const OWN_DATA_EXPORTS = quota("own-data-exports", "person", { hour: 20 });
export const DISCLOSURES = quota("disclosures", "company", { hour: 20 });

export const READS_ONLY: NoQuota = { because: "It writes no row, although it is a POST." };
export const OWN_SESSION: NoQuota = {
  because: "It changes the caller's own session in place, and ending it must always be possible.",
};
export const USES_TOKEN: NoQuota = {
  because: "Each use takes a token that we issued, whose issue has a quota; without one nothing is written.",
};
export const LOGIN_THROTTLE: NoQuota = {
  because:
    "Failures are counted by the login throttle and sessions per person, so that no neighbour locks anybody out.",
};
