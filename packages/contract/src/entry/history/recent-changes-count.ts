/**
 * Number of changes on the dashboard. The page, its preload and the server, which sends them with the page, must use
 * the same number, so that they mean one call.
 */
export const RECENT_CHANGES = 3;
