/**
 * The pages that the build renders to HTML, for visitors without a session. Each is served to them with its text, and
 * the browser's script takes it over.
 */
import type { RouteName } from "@portal/contract/pages/routes";

export type StaticPage = {
  readonly route: RouteName;
  /** The files whose chunks and style sheets the page needs beside `main.tsx`. */
  readonly sources: readonly string[];
  /** Query parameters that change what the page shows at first. With one of them it is not sent rendered. */
  readonly unlessQuery?: readonly string[];
};

/** What the router's pages need beside their own files. */
const PORTAL = ["src/app/portal.tsx", "src/app/router/page-map.ts"];
const errors = [...PORTAL, "src/app/error-pages/error-pages.tsx"];
const registration = [...PORTAL, "src/features/auth/registration/registration-pages.ts"];
const passwords = [...PORTAL, "src/features/auth/passwords/password-pages.ts"];

export const STATIC_PAGES: readonly StaticPage[] = [
  { route: "login", sources: ["src/features/auth/components/other-logins.tsx"] },
  { route: "error_403", sources: errors },
  { route: "error_404", sources: errors },
  { route: "error_500", sources: errors },
  { route: "error_502", sources: errors },
  { route: "generic_error", sources: errors, unlessQuery: ["grund"] },
  { route: "register", sources: registration },
  { route: "guest", sources: registration },
  { route: "request", sources: passwords },
  { route: "password_renew_confirmation", sources: passwords },
  { route: "password_renew_error", sources: passwords, unlessQuery: ["grund"] },
  { route: "b2b_newsletter", sources: [...PORTAL, "src/features/b2b/newsletter-pages.ts"] },
];

/**
 * What public entries need, which the server renders for each request.
 *
 * @public The build reads it (`vite/static-pages.ts`)
 */
export const ENTRY_SOURCES: readonly string[] = [...PORTAL, "src/features/entry/public/public-entry-page.tsx"];
