/** What is kept of visits to public entries (`docs/growth.md`). */

/** Hours after the end of a day for which salts and keys of its visitors may still exist. */
export const VISITOR_HOURS = 2;
/** Months for which single events without visitors are kept, unless `TRACKING_RETENTION_DAYS` says otherwise. */
export const EVENT_MONTHS = 13;
