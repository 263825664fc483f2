/** When a company is checked on a portal again, and when a portal is left alone. Pure. */
import { isWorthRetrying, type ListingErrorReason } from "@portal/contract/entry-service/listing";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Between two checks of a company on one portal. */
export const INTERVAL_MS = 7 * 24 * HOUR_MS;
/** How often a company is tried on a portal before the result says that the portal could not be read. */
export const MOST_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 15 * MINUTE_MS;

/** Failures in a row after which a portal counts as out of order. */
const TOLERATED_FAILURES = 3;
const SHORTEST_PORTAL_PAUSE_MS = 30 * SECOND_MS;
/** So that a portal that was repaired is noticed within the hour. */
const LONGEST_PORTAL_PAUSE_MS = HOUR_MS;

/** `read`: there is a result to keep, if only that the portal is unreadable. `failed`: another attempt follows. */
export type Outcome = "read" | "failed";

/** What a check says about its attempt. `attempts`: those that failed before. */
export const outcomeOf = (reason: ListingErrorReason | null, attempts: number): Outcome =>
  reason !== null && isWorthRetrying(reason) && attempts + 1 < MOST_ATTEMPTS ? "failed" : "read";

/** Whether the portal itself is the cause, and not the page of one company. */
export const isPortalFailure = (reason: ListingErrorReason | null): boolean =>
  reason !== null && (isWorthRetrying(reason) || reason === "blocked");

export type NextCheck = { dueAt: Date; attempts: number };

/** A failed attempt makes way for other companies, so that one company's page never holds up a portal. */
export const nextCheck = (outcome: Outcome, attempts: number, now: Date): NextCheck =>
  outcome === "read"
    ? { dueAt: new Date(now.getTime() + INTERVAL_MS), attempts: 0 }
    : { dueAt: new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** attempts), attempts: attempts + 1 };

/** How long a portal is left alone after so many failures in a row: 30 seconds at first, doubled up to an hour. */
export const portalPauseMs = (failures: number): number =>
  failures < TOLERATED_FAILURES
    ? 0
    : Math.min(LONGEST_PORTAL_PAUSE_MS, SHORTEST_PORTAL_PAUSE_MS * 2 ** Math.min(failures - TOLERATED_FAILURES, 20));
