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
/** Tasks of the start page that are marked as done or put off, and taken back. */
export const DASHBOARD_TASKS = quota("dashboard-tasks", "company", { hour: 600, day: 3000 });
/** Done marks, notes and settings of the secretarial service and the voicebot. */
export const PHONE_SERVICE = quota("phone-service", "company", { hour: 600, day: 3000 });
/** Greetings that the voicebot says for a try. Each costs the provider some seconds of speech. */
export const SPEECH = quota("speech", "company", { hour: 60, day: 200 });
/** Acceptance, states, notes, values, reminders and complaints of leads. */
export const LEADS = quota("leads", "company", { hour: 600, day: 3000 });
/** Signed deliveries of leads, from a few servers. */
export const LEAD_DELIVERIES = quota("lead-deliveries", "network", { hour: 100_000 });
/** Answers to ratings, marks and templates. A mark covers up to 100 ratings. */
export const RATING_ANSWERS = quota("rating-answers", "company", { hour: 600, day: 3000 });
/** Objections to ratings, and the company's steps at them. */
export const RATING_OBJECTIONS = quota("rating-objections", "company", { hour: 60, day: 200 });
/** What authors write about objections to their ratings. */
export const RATING_STATEMENTS = quota("rating-statements", "person", { hour: 60, day: 200 });
/** Steps of the provider's desk for objections. */
export const RATING_DESK = quota("rating-desk", "person", { hour: 600, day: 3000 });
/** Listings on partner portals: each is fetched from the portal. */
export const RATING_PARTNERS = quota("rating-partners", "company", { hour: 30, day: 100 });
/** Reports of marketing packages that are marked as seen. */
export const MARKETING_REPORTS = quota("marketing-reports", "company", { hour: 600, day: 3000 });
/** Messages to customers; each is a mail. */
export const MESSAGES = quota("messages", "company", { hour: 100, day: 400 });
/** Read and done marks of messages, quick answers, and messages that are taken back. */
export const MESSAGE_MARKS = quota("message-marks", "company", { hour: 1200, day: 6000 });
/** Customers' replies by the link in a mail; each thread's are limited further. */
export const CUSTOMER_REPLIES = quota("customer-replies", "network", { hour: 60, day: 200 });
/** Mails of the mail server, signed. */
export const RECEIVED_MAILS = quota("received-mails", "network", { hour: 20_000 });
/** Inquiries of the public form, and their files: a family behind one address writes a few. */
export const INQUIRIES = quota("inquiries", "network", { hour: 20, day: 60 });
export const INQUIRY_FILES = quota("inquiry-files", "network", { hour: 60, day: 200 });
/** Files and steps of web banners; uploads count apart. */
export const WEB_BANNERS = quota("web-banners", "company", { hour: 120, day: 500 });
/** Approvals of creatives, and setting them onto a TV banner. */
export const TV_CREATIVES = quota("tv-creatives", "company", { hour: 120, day: 500 });
/** Deleting the summary of ratings, and asking for it again. */
export const RATING_SUMMARIES = quota("rating-summaries", "company", { hour: 120, day: 500 });
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
/** Notices of illegal content: somebody who finds a stolen series of pictures writes a few. */
export const CONTENT_NOTICES = quota("content-notices", "network", { hour: 20, day: 60 });
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
/** Files of awards, which cost some computing. */
export const AWARD_FILES = quota("award-files", "company", { hour: 60, day: 300 });
/** Lists of customers to invite, and reminders; addresses are limited apart. */
export const RATING_INVITATIONS = quota("rating-invitations", "company", { hour: 120, day: 300 });
/** Ratings given on the public page: a family behind one address gives a few. */
export const RATING_SUBMISSIONS = quota("rating-submissions", "network", { hour: 20, day: 60 });
/** Cancellations of contracts, and taking them back. */
export const CONTRACTS = quota("contracts", "company", { hour: 30, day: 100 });
/** Documents that are marked as opened. */
export const DOCUMENTS = quota("documents", "company", { hour: 600, day: 3000 });
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
