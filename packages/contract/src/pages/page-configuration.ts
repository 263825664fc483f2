/** The configuration that the server writes into the page for the browser. */

/** Defaults for values that the specification leaves to configuration. */
export const DEFAULT_REFRESH_INTERVAL_MINUTES = 10;
/** The specification's reload timeout (§9). */
export const DEFAULT_RELOAD_TIMEOUT_MINUTES = 5;

export type PageConfiguration = {
  /** Whether the pages for developers exist, with the outbox. */
  readonly developerTools: boolean;
  /** Minutes between two refreshes of the session. */
  readonly refreshIntervalMinutes: number;
  /** Minutes after which data are stale: the specification's reload timeout (§9). */
  readonly reloadTimeoutMinutes: number;
  /** Domains that redirects may lead to (Specification §5). */
  readonly redirectDomains: readonly string[];
  /** True if login with Facebook is set up. */
  readonly facebook: boolean;
};

/** For pages that no server filled in: those of the development server. */
export const DEVELOPMENT_PAGE: PageConfiguration = {
  developerTools: true,
  refreshIntervalMinutes: DEFAULT_REFRESH_INTERVAL_MINUTES,
  reloadTimeoutMinutes: DEFAULT_RELOAD_TIMEOUT_MINUTES,
  redirectDomains: ["localhost"],
  facebook: false,
};

/** Name of the meta element that carries the configuration as JSON. */
export const PAGE_CONFIGURATION_META = "portal-configuration";
