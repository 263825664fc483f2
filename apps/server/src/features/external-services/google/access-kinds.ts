/** What a person may let the portal do at Google. Each kind is asked for, stored and ended by itself (ADR 94). */
import type { RouteName } from "@portal/contract/pages/routes";
import type { ExternalConnectionTable } from "@portal/db/rows";

export type AccessSource = ExternalConnectionTable["source"];

export type AccessKind = {
  readonly source: AccessSource;
  /** The scope beside `openid`. Each grant asks for one, so that nobody gives more than the page at hand needs. */
  readonly scope: string;
  /** The page to which Google sends the person back. */
  readonly page: RouteName;
  /** Actions of the audit log. */
  readonly actions: Readonly<Record<"granted" | "denied" | "ended" | "revoked", string>>;
};

export const BUSINESS_PROFILE: AccessKind = {
  source: "google",
  scope: "https://www.googleapis.com/auth/business.manage",
  page: "entry_google_auth",
  actions: {
    granted: "grantAccess",
    denied: "denyAccess",
    ended: "disconnectGoogle",
    revoked: "google.access_revoked",
  },
};

export const SEARCH_CONSOLE: AccessKind = {
  source: "google_search",
  scope: "https://www.googleapis.com/auth/webmasters.readonly",
  page: "seo_overview",
  actions: {
    granted: "grantSearchConsole",
    denied: "denySearchConsole",
    ended: "disconnectSearchConsole",
    revoked: "search_console.access_revoked",
  },
};

const KINDS: Readonly<Record<AccessSource, AccessKind>> = { google: BUSINESS_PROFILE, google_search: SEARCH_CONSOLE };

export const kindOf = (source: AccessSource): AccessKind => KINDS[source];
