/** What the server writes into the page, so that the browser follows the environment's configuration. */

/** Defaults of what the specification leaves to configuration. */
export const DEFAULT_REFRESH_INTERVAL_MINUTES = 10;
/** The specification's reload timeout (§9). */
export const DEFAULT_RELOAD_TIMEOUT_MINUTES = 5;

export type PageConfiguration = {
  /** Outside production there are pages for developers. */
  readonly production: boolean;
  /** Minutes between two refreshes of the session. */
  readonly refreshIntervalMinutes: number;
  /** Minutes after which data are stale: the specification's reload timeout (§9). */
  readonly reloadTimeoutMinutes: number;
  /** Domains that redirects may lead to (Specification §5). */
  readonly redirectDomains: readonly string[];
  /** Whether log-in with Facebook is set up. */
  readonly facebook: boolean;
};

/** For pages that no server filled in: the development server's. */
export const DEVELOPMENT_PAGE: PageConfiguration = {
  production: false,
  refreshIntervalMinutes: DEFAULT_REFRESH_INTERVAL_MINUTES,
  reloadTimeoutMinutes: DEFAULT_RELOAD_TIMEOUT_MINUTES,
  redirectDomains: ["localhost"],
  facebook: false,
};

/** Name of the meta element that carries the configuration as JSON. */
export const PAGE_CONFIGURATION_META = "portal-configuration";
