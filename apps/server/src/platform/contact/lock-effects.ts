/**
 * What each account lock stops in the product today (Specification §3), apart from the code that asks the gate. Whoever
 * builds another mail, call, display or signet that a company can lock adds it here, and its proof to
 * app/lock-effects.api.test.ts, which tries every name of this table. Empty: the product does nothing of the kind yet.
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
  /** A modal that a company's people were given, and the mail before the owner's claim expires. */
  portalMessages: ["modal notification", "claim reminder"],
  /** The addresses that `portal newsletter list` hands out: an entry's own address goes by its company's lock. */
  newsletter: ["newsletter addressee"],
  leads: [],
  jobLeads: [],
  /** The proof by phone when somebody takes over the entry. */
  call: ["claim code by phone"],
} as const satisfies Record<AccountLock, readonly string[]>;

export type LockEffect = (typeof LOCK_EFFECTS)[AccountLock][number];
