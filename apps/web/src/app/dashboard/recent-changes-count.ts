/**
 * Number of changes on the dashboard. The page and its preload must use the same number, so that they share one
 * query.
 */
export const RECENT_CHANGES = 3;
