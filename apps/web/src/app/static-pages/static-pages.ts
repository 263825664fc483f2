/**
 * The pages that the build renders to HTML, for visitors without a session. Each is served to them with its text, and
 * the browser's script takes it over.
 */
import type { RouteName } from "@portal/contract/pages/routes";

export type StaticPage = {
  readonly route: RouteName;
  /** The files whose chunks and style sheets the page needs beside `main.tsx`. */
  readonly sources: readonly string[];
  /**
   * Query parameters that must be there, once each. The page shows at first the same for all their values: it may pass
   * an `id` on, but a `secret` leaves the address before anything is shown.
   */
  readonly withQuery?: Readonly<Record<string, QueryValue>>;
  /** Query parameters that change what the page shows at first. With one of them it is not sent rendered. */
  readonly unlessQuery?: readonly string[];
};

export type QueryValue = "id" | "secret";

/** What the router's pages need beside their own files. */
const PORTAL = ["src/app/portal.tsx", "src/app/router/page-map.ts"];
const errors = [...PORTAL, "src/app/error-pages/error-pages.tsx"];
const registration = [...PORTAL, "src/features/auth/registration/registration-pages.ts"];
const passwords = [...PORTAL, "src/features/auth/passwords/password-pages.ts"];
const newsletter = [...PORTAL, "src/features/b2b/newsletter-pages.ts"];
const claiming = [...PORTAL, "src/features/claiming/pages/claiming-pages.ts"];
const linking = [...PORTAL, "src/features/account-linking/pages/linking-pages.ts"];
const mistakes = [...PORTAL, "src/features/ugc/report-mistake-page.tsx"];
const listingCheck = [...PORTAL, "src/features/entry-service/public-check/listing-check-page.tsx"];
const emailChange = [...PORTAL, "src/features/user-area/pages/email-change-page.tsx"];

const law = (page: string): readonly string[] => [...PORTAL, `src/features/law/${page}-page.tsx`];

const token = { token: "secret" } as const;
const firma = { firma: "id" } as const;

export const STATIC_PAGES: readonly StaticPage[] = [
  { route: "login", sources: ["src/features/auth/components/other-logins.tsx"] },
  { route: "error_403", sources: errors },
  { route: "error_404", sources: errors },
  { route: "error_500", sources: errors },
  { route: "error_502", sources: errors },
  { route: "generic_error", sources: errors, unlessQuery: ["grund"] },
  { route: "register", sources: registration },
  { route: "register_success", sources: registration },
  { route: "register_activation", sources: registration, unlessQuery: ["token"] },
  { route: "register_activation", sources: registration, withQuery: token, unlessQuery: ["ueber"] },
  { route: "cancel", sources: registration, unlessQuery: ["token"] },
  { route: "cancel", sources: registration, withQuery: token },
  { route: "guest", sources: registration },
  { route: "guest_success", sources: registration },
  { route: "request", sources: passwords },
  { route: "request_confirmation", sources: passwords },
  { route: "password_renew", sources: passwords, withQuery: token },
  { route: "password_renew_confirmation", sources: passwords },
  { route: "password_renew_error", sources: passwords, unlessQuery: ["grund"] },
  { route: "b2b_newsletter", sources: newsletter },
  { route: "b2b_newsletter_confirmed", sources: newsletter, unlessQuery: ["data"] },
  { route: "b2b_newsletter_confirmed", sources: newsletter, withQuery: { data: "secret" } },
  { route: "user_email_change", sources: emailChange, unlessQuery: ["token"] },
  { route: "user_email_change", sources: emailChange, withQuery: token, unlessQuery: ["zurueck"] },
  { route: "user_email_change", sources: emailChange, withQuery: { ...token, zurueck: "secret" } },
  { route: "ugc", sources: mistakes, unlessQuery: ["firma", "suche", "art"] },
  { route: "ugc", sources: mistakes, withQuery: firma, unlessQuery: ["art", "bewertung", "bild"] },
  { route: "listing_check", sources: listingCheck },
  { route: "law_imprint", sources: law("imprint") },
  { route: "law_privacy", sources: law("privacy") },
  { route: "law_terms", sources: law("terms") },
  { route: "law_accessibility", sources: law("accessibility") },
  { route: "law_questions", sources: law("questions/questions"), unlessQuery: ["suche"] },
  // The pages that others link to. The later steps forward to one another, so their headline would often be wrong.
  { route: "claiming_welcome", sources: claiming, unlessQuery: ["firma", "suche"] },
  { route: "claiming_welcome", sources: claiming, withQuery: firma },
  { route: "claiming_redirect", sources: claiming, withQuery: firma },
  { route: "claiming_register", sources: claiming, withQuery: firma },
  { route: "claiming_login", sources: claiming, withQuery: firma },
  { route: "linking_redirect", sources: linking, withQuery: { data: "secret" } },
];

/**
 * What public entries need, which the server renders for each request.
 *
 * @public The build reads it (`vite/static-pages.ts`)
 */
export const ENTRY_SOURCES: readonly string[] = [...PORTAL, "src/features/entry/public/public-entry-page.tsx"];
