/**
 * Contacts that a company does not want (Specification §3 "Account locks"): thirteen flags, true if the contact is
 * locked.
 */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";

/** Our name of each lock → its name on the wire (Specification §3). */
export const ACCOUNT_LOCK_FLAGS = {
  ratingSummaryDisplay: "No_Rating_Summary_Display__c",
  signet: "No_Wkdb_Signet__c",
  surveys: "No_Surveys__c",
  serviceSurveys: "No_Service_Surveys__c",
  successNewsletter: "No_RoA_Newsletter__c",
  ratingStatus: "No_Rating_Status__c",
  ratingAlert: "No_Rating_Alert__c",
  productNewsletter: "No_Product_Newsletter__c",
  portalMessages: "No_Portal_Messages__c",
  newsletter: "No_Newsletter__c",
  leads: "No_Leads__c",
  jobLeads: "No_Job_Leads__c",
  call: "No_Call__c",
} as const;

export type AccountLock = keyof typeof ACCOUNT_LOCK_FLAGS;
export type AccountLockFlag = (typeof ACCOUNT_LOCK_FLAGS)[AccountLock];
export const ACCOUNT_LOCKS = Object.keys(ACCOUNT_LOCK_FLAGS) as AccountLock[];

export type AccountLocks = Record<AccountLockFlag, boolean>;

/** All flags, and who changed one last; null if nobody ever changed one. */
export type AccountLocksAnswer = {
  accountLocks: AccountLocks;
  lastChange: { at: string; bySupport: boolean } | null;
};

export const getAccountLocks = endpoint<AccountLocksAnswer>()({
  name: "getAccountLocks",
  method: "GET",
  path: "/api/customer/entry/account-locks/get",
});

const flag = z.optional(z.boolean());

/** Flags to change. Absent flags stay as they are, so two people never overwrite each other's choice. */
export const accountLockChanges = z
  .strictObject({
    No_Rating_Summary_Display__c: flag,
    No_Wkdb_Signet__c: flag,
    No_Surveys__c: flag,
    No_Service_Surveys__c: flag,
    No_RoA_Newsletter__c: flag,
    No_Rating_Status__c: flag,
    No_Rating_Alert__c: flag,
    No_Product_Newsletter__c: flag,
    No_Portal_Messages__c: flag,
    No_Newsletter__c: flag,
    No_Leads__c: flag,
    No_Job_Leads__c: flag,
    No_Call__c: flag,
  } satisfies Record<AccountLockFlag, typeof flag>)
  .check(z.refine((changes) => Object.keys(changes).length > 0, "Bitte wählen Sie mindestens einen Punkt aus."));

export const updateAccountLocks = endpoint<AccountLocksAnswer>()({
  name: "updateAccountLocks",
  method: "POST",
  path: "/api/customer/entry/account-locks/update",
  body: accountLockChanges,
});
