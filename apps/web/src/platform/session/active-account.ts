/** Loads and switches the active company (Specification §4 "Switching accounts"). */
import { type Account, getAccount } from "@portal/contract/account/calls";
import { isOwnerClaimExpired } from "@portal/contract/account/claim";
import { apiCall } from "../api/api-call.ts";
import { RejectedAction } from "../api/rejections.ts";
import { mayLeave } from "../forms/unsaved-changes.ts";
import { pageConfiguration } from "../page-configuration.ts";
import { ACTIVE_ACCOUNT_KEY, mayActOn } from "./account-choice.ts";
import { writeStored } from "./browser-storage.ts";
import { dispatchSession, sessionState } from "./session-store.ts";

let loading: { id: number; promise: Promise<Account> } | null = null;
let switchingTo: number | null = null;
let loadedAt = 0;
const switchListeners = new Set<(oldId: number) => void>();

/** Runs `leave` with the old company's id before a switch, to cancel its queries. */
export const onAccountSwitch = (leave: (oldId: number) => void): void => void switchListeners.add(leave);

const preparations = new Set<(account: Account) => Promise<void>>();

/** Runs `prepare` before a company's data are shown; they wait for it, so that what it loads appears with them. */
export const onAccountLoaded = (prepare: (account: Account) => Promise<void>): void => void preparations.add(prepare);
const prepared = (account: Account) => Promise.allSettled([...preparations].map((prepare) => prepare(account)));

/** The active company's data; parallel calls share one request. Null for people without a company. */
export async function loadActiveAccount(): Promise<Account | null> {
  const session = sessionState();
  if (session.kind !== "logged-in" || session.activeAccountId === null) return null;
  return session.account ?? fetchAccount(session.activeAccountId);
}

function fetchAccount(id: number): Promise<Account> {
  if (loading?.id === id) return loading.promise;
  const promise = apiCall(getAccount, { params: { id: String(id) }, accountId: id })
    .then(async ({ account }) => {
      await prepared(account);
      setAccount(account);
      return account;
    })
    .finally(() => {
      if (loading?.promise === promise) loading = null;
    });
  loading = { id, promise };
  return promise;
}

/** Replaces the active company's data, for example after its claim was renewed. Ignores a late answer for another. */
export function setAccount(account: Account): void {
  const session = sessionState();
  if (session.kind !== "logged-in" || session.activeAccountId !== account.company_id) return;
  loadedAt = Date.now();
  writeStored(ACTIVE_ACCOUNT_KEY, String(account.company_id));
  dispatchSession({ type: "account-loaded", account });
}

/** Merges fields of the active company that another call returned. Ignores other companies. */
export async function mergeAccount(id: number, change: Partial<Account>): Promise<void> {
  const session = sessionState();
  if (session.kind !== "logged-in" || session.account?.company_id !== id) return;
  const account = { ...session.account, ...change };
  await prepared(account);
  dispatchSession({ type: "account-loaded", account });
}

/** Reloads the company if its data are older than the reload timeout (Specification §9 "Data staleness"). */
export function reloadStaleAccount(): void {
  const session = sessionState();
  const stale = Date.now() - loadedAt >= pageConfiguration.reloadTimeoutMinutes * 60_000;
  if (session.kind !== "logged-in" || session.activeAccountId === null || session.account === null || !stale) return;
  void fetchAccount(session.activeAccountId).catch(() => {});
}

/** The result of a switch: `stayed` if unsaved work prevented it. */
export type SwitchResult = { kind: "switched"; account: Account } | { kind: "stayed" };

/**
 * Switches the active company: asks about unsaved work, cancels requests of the old company, loads the new one (this
 * call still carries the old company's id) and stores the choice for the next start.
 * @throws RejectedAction "Unknown companyId", "Already loading..."; ApiProblem of the call.
 */
export async function switchAccount(id: number): Promise<SwitchResult> {
  const session = sessionState();
  if (session.kind !== "logged-in" || !mayActOn(session.user, id)) throw new RejectedAction("Unknown companyId");
  if (switchingTo !== null) throw new RejectedAction("Already loading...");
  switchingTo = id;
  try {
    const oldId = session.activeAccountId;
    if (oldId === id || !(await mayLeave())) return { kind: "stayed" };
    if (oldId !== null) for (const leave of switchListeners) leave(oldId);
    const { account } = await apiCall(getAccount, { params: { id: String(id) }, accountId: oldId ?? id });
    await prepared(account);
    const now = sessionState();
    // The person has logged out meanwhile: the next one must not start with this company.
    if (now.kind !== "logged-in" || !mayActOn(now.user, id)) return { kind: "stayed" };
    loadedAt = Date.now();
    writeStored(ACTIVE_ACCOUNT_KEY, String(id));
    dispatchSession({ type: "account-switched", account });
    return { kind: "switched", account };
  } finally {
    switchingTo = null;
  }
}

/** An owner's expired claim leads to `claiming_confirm` (Specification §4). `now` is epoch ms. */
export const needsClaimConfirmation = (account: Account, now: number): boolean =>
  isOwnerClaimExpired({ claimedBy: account.claimed_by, claimedLastUpdate: account.claimed_last_update }, now);
