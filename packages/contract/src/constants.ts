/**
 * Business constants and limits (Specification §9), each once and with its unit in its name.
 * The comment at the end of a line says which code it governs; "Part N" means a part of the product still to be built.
 */

/** Leads on one page of the list. Part: leads. */
export const LEADS_PAGE_SIZE = 10;
/** Limit sent to find out whether there are leads at all. Part: leads. */
export const LEAD_AVAILABILITY_LIMIT = 1;

/** A consumer's own ratings on one page, and the placeholder rows while they load. Part: user area. */
export const OWN_RATINGS_PAGE_SIZE = 5;
export const OWN_RATINGS_PLACEHOLDER_ROWS = 3;

/** Recently viewed entries on one page, and the placeholder rows while they load. Part: user area. */
export const RECENTLY_VIEWED_PAGE_SIZE = 5;
export const RECENTLY_VIEWED_PLACEHOLDER_ROWS = 3;

/** Placeholder rows while the latest searches load. Part: user area. */
export const LATEST_SEARCHES_PLACEHOLDER_ROWS = 5;

/** Rows of the latest rating status. Part: ratings. */
export const LATEST_RATING_STATUS_LIMIT = 6;

/** Spans that statistics are summed by, as sent on the wire. Parts: all with statistics. */
export const STATISTICS_INTERVALS = ["Day", "Week", "Month"] as const;
export type StatisticsInterval = (typeof STATISTICS_INTERVALS)[number];
export const DEFAULT_STATISTICS_INTERVAL: StatisticsInterval = "Week";

/** Days on the wire: a calendar day in Europe/Berlin, for example 2026-02-28. Used by berlin-time.ts. */
export const WIRE_DATE_FORMAT = "YYYY-MM-DD";

/** An owner's claim holds one year minus three weeks, until midnight. Used by claim.ts. */
export const OWNER_CLAIM_VALIDITY_YEARS = 1;
export const OWNER_CLAIM_REMINDER_WEEKS = 3;

/** Shortest time between two checks of the same website. Part: website. */
export const WEBSITE_CHECK_MINIMUM_RECHECK_SECONDS = 10;

/** How long TV banner statistics may be answered from the cache. Part: TV banners. */
export const TV_BANNER_STATISTICS_CACHE_MS = 1000;

/** Generic request defaults. The limits govern every call that declares none of its own. Used by endpoint.server.ts. */
export const GENERIC_REQUEST_METHOD = "POST";
export const GENERIC_REQUEST_CONTENT_LIMIT_BYTES = 5000;
export const GENERIC_REQUEST_BODY_LIMIT_BYTES = 5000;
/** Redirects that an outgoing request follows. Used by the server's outgoing client. */
export const GENERIC_REQUEST_MAX_REDIRECTS = 3;

/** Lower bounds of the widths that the layout knows. Used by the web's shell; style sheets repeat them. */
export const BREAKPOINTS_PX = { xs: 0, sm: 576, md: 768, lg: 1024, xl: 1280, xxl: 1680 } as const;
/** Least time between two reactions to a resized window. Used by the web's shell. */
export const RESIZE_THROTTLE_MS = 10;

/** The side menu's overlay hides this long after the menu closed. Used by the web's shell. */
export const SIDE_MENU_OVERLAY_DELAY_MS = 500;
/** An alert leaves by itself after this time. Used by the web's alerts. */
export const ALERT_DISMISS_MS = 5000;

/** Visible characters that truncated HTML keeps, and what stands for the rest. Used by truncate-html.ts. */
export const TRUNCATE_HTML_LIMIT_CHARACTERS = 100;
export const TRUNCATE_HTML_SUFFIX = "...";

/** In the support bar this user id means that no user is linked to the company. Used by the support bar. */
export const UNLINKED_USER_ID = 2;

/** The code that stands for no modal notification (Specification §4). Used by the web's shell. */
export const NO_NOTIFICATION = "none";

/** Session cookie (Specification §9): the expiry is the refresh time to live times this. Used by the session cookie. */
export const SESSION_COOKIE_PATH = "/";
export const SESSION_COOKIE_SAME_SITE = "none";
export const REFRESH_TTL_UNIT_MS = 60_000;
/** The cookie's domain is made of this many last labels of the host name. Used by the session cookie. */
export const SESSION_COOKIE_DOMAIN_LABELS = 2;

/**
 * What the specification leaves to configuration, with this product's defaults.
 * `DATA_STALE_MINUTES` is its "reload timeout", `CACHE_TIMEFRAME_MINUTES` its "cache check timeframe".
 */
export const DEFAULT_REFRESH_TTL_MINUTES = 30;
export const DEFAULT_REMEMBERED_REFRESH_TTL_DAYS = 30;
export const DEFAULT_REFRESH_INTERVAL_MINUTES = 10;
export const DEFAULT_SESSION_LIMIT_DAYS = 90;
export const DEFAULT_SUPPORT_SESSION_MINUTES = 60;
/** Single tracking events: a year, so that it can be counted anew, and a month beyond. */
export const DEFAULT_TRACKING_RETENTION_DAYS = 400;
export const DATA_STALE_MINUTES = 5;
export const CACHE_TIMEFRAME_MINUTES = 5;

/** Shown where a user has no profile image of their own. Used by the user button. */
export const DEFAULT_PROFILE_IMAGE_PATH = "/brands/profile.svg";

/** Labels of a modal's buttons where none are given (Specification §8). Used by the web's modals. */
export const DEFAULT_MODAL_LABELS = { confirm: "Bestätigen", cancel: "Abbrechen", reset: "Zurücksetzen" } as const;

/** The loading screen's text (Specification §2). Used by the web's shell. */
export const LOADING_TEXT = "Bitte haben Sie einen kurzen Moment Geduld, Ihre Daten werden geladen.";
