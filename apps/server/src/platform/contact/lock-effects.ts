/**
 * What each account lock stops today (Specification §3), listed independently of the code that asks `mayContact`. A new
 * mail, call, display or signet that a company can lock is added here, with its proof in app/lock-effects.api.test.ts,
 * which tries every name. Empty: nothing of the kind exists yet.
 */
import type { AccountLock } from "@portal/contract/account-locks/calls";

export const LOCK_EFFECTS = {
  /** What customers praise and criticise, above the ratings. */
  ratingSummaryDisplay: ["rating summary"],
  /** The badge on other sites, the proof page, and the signet's files. */
  signet: ["rating signet"],
  /** Addresses of `portal subscribers`, to which the provider writes from its own system. */
  surveys: ["survey address"],
  serviceSurveys: ["service survey address"],
  successNewsletter: ["success newsletter address", "results by mail"],
  /** The mail about the month that is over. */
  ratingStatus: ["monthly rating mail"],
  ratingAlert: ["mail about new ratings"],
  productNewsletter: ["product newsletter address"],
  /** A modal for a company's people, the mail before the owner's claim expires, and mails about what is to do. */
  portalMessages: [
    "modal notification",
    "claim reminder",
    "open calls",
    "open calls of the voicebot",
    "tasks by mail",
    "web banner mail",
    "TV creative mail",
    "search ad budget mail",
    "reply mail",
  ],
  /** Addresses of `portal newsletter list`: an entry's own address follows its company's lock. */
  newsletter: ["newsletter addressee"],
  /** Requests and messages are not offered, the entry's form does not take them, and no mail tells of them. */
  leads: ["lead offer", "inquiry form", "lead mail"],
  jobLeads: ["application offer", "application form", "application mail"],
  /** The proof by phone when a person claims the entry. */
  call: ["claim code by phone"],
} as const satisfies Record<AccountLock, readonly string[]>;

export type LockEffect = (typeof LOCK_EFFECTS)[AccountLock][number];
