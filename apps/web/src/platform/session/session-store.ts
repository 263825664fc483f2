/**
 * The session of this tab (Specification §4 "Session"), outside React so that guard, client and pages share one.
 * Log-in, refresh and log-out happen here; the active company's part is in `active-account.ts`.
 */
import { type credentials, login, logout, refresh, type User } from "@portal/contract/auth/calls";
import type * as z from "zod/mini";
import { apiCall, mayHoldSession, setApiHooks } from "../api/api-call.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { hasUnsavedChanges } from "../forms/unsaved-changes.ts";
import { pageConfiguration } from "../page-configuration.ts";
import { ACTIVE_ACCOUNT_KEY, chooseActiveAccount, mayActOn } from "./account-choice.ts";
import { clearPersonalStorage, portalKey, readStored, writeStored } from "./browser-storage.ts";
import { reduceSession, type SessionEvent, type SessionState } from "./session-state.ts";
import { connectTabs, inOneTab, type TabMessage } from "./tabs.ts";

const REFRESH_INTERVAL_MS = pageConfiguration.refreshIntervalMinutes * 60_000;
/** The log-in page shows its form at once where this key says that nobody is expected to be logged in. */
const EXPECTED_KEY = portalKey("session-expected");

let state: SessionState = { kind: "loading" };
let lastRefreshAt = 0;
let freshLogIn = false;
let relogin: { promise: Promise<boolean>; settle: (again: boolean) => void } | null = null;
const listeners = new Set<() => void>();
const clearers = new Set<() => void>();
let tabs: { tell: (message: TabMessage) => void } = { tell: () => {} };

export const sessionState = (): SessionState => state;
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** `clear` empties a store of personal data when the person logs out. */
export const onSessionEnd = (clear: () => void): void => void clearers.add(clear);

/** For `active-account.ts` and this file alone. */
export function dispatchSession(event: SessionEvent): void {
  const next = reduceSession(state, event);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** True where this browser was logged in when the portal was last open. */
export const isSessionExpected = (): boolean => readStored(EXPECTED_KEY) !== null;

/** Whether the person who is expected worked for a company last: everybody else is led from the start page to their own. */
export const isCompanyExpected = (): boolean => isSessionExpected() && readStored(ACTIVE_ACCOUNT_KEY) !== null;

/** Looks the session up and keeps it alive from then on. Called once, by main. */
export function startSession(): void {
  setApiHooks({
    activeAccountId: () => (state.kind === "logged-in" ? state.activeAccountId : null),
    sessionLost,
  });
  tabs = connectTabs(followOtherTab);
  setInterval(() => void refreshIfStale(), REFRESH_INTERVAL_MS / 10);
  document.addEventListener("visibilitychange", () => void refreshIfStale());
  void lookUpSession();
}

/** Asks the server who is logged in; also after the service was away. */
export async function lookUpSession(): Promise<void> {
  if (!mayHoldSession()) return endSession({ ended: isSessionExpected() });
  try {
    await refreshNow();
  } catch (error) {
    if (error instanceof ApiProblem && error.kind === "answer" && error.status < 500)
      endSession({ ended: isSessionExpected() });
    else dispatchSession({ type: "service-away" });
  }
}

/** @throws ApiProblem `auth.invalid_credentials`, `auth.throttled`, `auth.busy`. */
export async function logIn(body: z.input<typeof credentials>): Promise<void> {
  enterAs((await apiCall(login, { body, recoverSession: false })).user);
}

/** After any call that started a session: moves the portal on, or in place to the work that waits. */
export function enterAs(user: User): void {
  const before = state;
  lastRefreshAt = Date.now();
  tabs.tell({ type: "logged-in", userId: user.user_id });
  if (before.kind === "logged-in" && !isSamePerson(before, user)) return reload();
  freshLogIn = before.kind !== "logged-in";
  welcome(user);
  relogin?.settle(true);
  relogin = null;
}

/** The modal notification that the person is to see next, as a call has just answered. */
export function takeNotificationCode(code: string): void {
  if (state.kind !== "logged-in") return;
  const { user, activeAccountId } = state;
  dispatchSession({ type: "user-loaded", user: { ...user, user_notification_code: code }, activeAccountId });
}

/** True once after a log-in: the company that it chose is looked at like one that was switched to. */
export function takeFreshLogIn(): boolean {
  const taken = freshLogIn;
  freshLogIn = false;
  return taken;
}

/** Ends the session on the server and here, in the other tabs too. Never fails: a lost connection ends it here. */
export async function logOut(): Promise<void> {
  await apiCall(logout, { recoverSession: false }).catch(() => {});
  tabs.tell({ type: "logged-out" });
  endSession({ ended: false, forgetCompany: true });
}

/** Gives up logging in again in place: unsaved work is dropped. */
export function dropExpiredSession(): void {
  relogin?.settle(false);
  relogin = null;
  endSession({ ended: true });
}

const isSamePerson = (before: Extract<SessionState, { kind: "logged-in" }>, user: User): boolean =>
  before.user.user_id === user.user_id && (before.activeAccountId === null || mayActOn(user, before.activeAccountId));

async function refreshNow(): Promise<void> {
  const { user } = await apiCall(refresh, { recoverSession: false });
  lastRefreshAt = Date.now();
  if (state.kind === "logged-in" && !isSamePerson(state, user)) return reload();
  welcome(user);
  tabs.tell({ type: "refreshed", at: lastRefreshAt });
}

function welcome(user: User): void {
  const current = state.kind === "logged-in" ? state.activeAccountId : null;
  const activeAccountId = current ?? chooseActiveAccount(user, readStored(ACTIVE_ACCOUNT_KEY));
  writeStored(EXPECTED_KEY, "1");
  dispatchSession({ type: "user-loaded", user, activeAccountId });
}

/** One tab refreshes for all: whoever gets the lock first, unless another one did it meanwhile. */
async function refreshIfStale(): Promise<void> {
  const isStale = () =>
    state.kind === "logged-in" && !state.expired && Date.now() - lastRefreshAt >= REFRESH_INTERVAL_MS;
  if (document.hidden || !isStale()) return;
  await inOneTab("portal-refresh", async () => {
    if (isStale()) await refreshNow().catch(refreshFailed);
  });
}

/** Specification §8: a failed refresh removes the session and leads to the log-in page. A lost connection does not. */
const refreshFailed = (error: unknown): void => {
  if (error instanceof ApiProblem && error.has("auth.no_session")) void sessionLost();
};

/** Answers true once somebody has logged in again in place; without unsaved work the session ends at once. */
function sessionLost(): Promise<boolean> {
  if (state.kind !== "logged-in") return Promise.resolve(false);
  if (!hasUnsavedChanges()) {
    endSession({ ended: true });
    return Promise.resolve(false);
  }
  dispatchSession({ type: "expired-in-place" });
  if (relogin === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    relogin = { promise, settle: resolve };
  }
  return relogin.promise;
}

/** A session that ran out leaves the chosen company for the next log-in; logging out leaves nothing. */
function endSession({ ended, forgetCompany = false }: { ended: boolean; forgetCompany?: boolean }): void {
  clearPersonalStorage({ visit: forgetCompany, keys: forgetCompany ? [ACTIVE_ACCOUNT_KEY] : [] });
  for (const clear of clearers) clear();
  dispatchSession({ type: "logged-out", ended });
}

function followOtherTab(message: TabMessage): void {
  if (message.type === "refreshed") lastRefreshAt = message.at;
  else if (message.type === "logged-out" && state.kind === "logged-in")
    endSession({ ended: false, forgetCompany: true });
  else if (message.type === "logged-in") followLogIn(message.userId);
}

/** Another tab logged in: the same person ends this tab's waiting, another person needs a fresh page. */
function followLogIn(userId: number): void {
  if (state.kind === "logged-in" && state.user.user_id !== userId) return reload();
  void lookUpSession().then(() => {
    relogin?.settle(true);
    relogin = null;
  });
}

const reload = (): void => window.location.assign("/");
