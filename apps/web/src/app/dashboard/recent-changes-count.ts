/** Changes that the dashboard shows; page and preloading must ask for the same. */
export const RECENT_CHANGES = 3;
