/**
 * What each account lock stops today (Specification §3), listed independently of the code that asks `mayContact`. A new
 * mail, call, display or signet that a company can lock is added here, with its proof in app/lock-effects.api.test.ts,
 * which tries every name. Empty: nothing of the kind exists yet.
 */
import type { AccountLock } from "@portal/contract/account-locks/calls";

export const LOCK_EFFECTS = {
  ratingSummaryDisplay: [],
  signet: [],
  surveys: [],
  serviceSurveys: [],
  successNewsletter: [],
  ratingStatus: [],
  ratingAlert: [],
  productNewsletter: [],
  /** A modal for a company's people, and the mail before the owner's claim expires. */
  portalMessages: ["modal notification", "claim reminder"],
  /** Addresses of `portal newsletter list`: an entry's own address follows its company's lock. */
  newsletter: ["newsletter addressee"],
  leads: [],
  jobLeads: [],
  /** The proof by phone when a person claims the entry. */
  call: ["claim code by phone"],
} as const satisfies Record<AccountLock, readonly string[]>;

export type LockEffect = (typeof LOCK_EFFECTS)[AccountLock][number];
