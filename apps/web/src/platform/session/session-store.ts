/**
 * The session of this tab (Specification §4 "Session"). It is outside React, because guard, API client and pages
 * share it. `active-account.ts` handles the active company.
 */
import { type credentials, login, refresh, type User } from "@portal/contract/auth/calls";
import type * as z from "zod/mini";
import { apiCall, mayHoldSession, setApiHooks } from "../api/api-call.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { dropAnswers, takeFirstAnswers } from "../api/first-answers.ts";
import { hasUnsavedChanges } from "../forms/unsaved-changes.ts";
import { pageConfiguration } from "../page-configuration.ts";
import { ACTIVE_ACCOUNT_KEY, chooseActiveAccount, mayActOn } from "./account-choice.ts";
import { clearPersonalStorage, keepDraftsOf, portalKey, readStored, writeStored } from "./browser-storage.ts";
import { endBeforeCall, finishLogout, forgetLogout, isLogoutPending, markLogout } from "./pending-logout.ts";
import { reduceSession, type SessionEvent, type SessionState } from "./session-state.ts";
import { connectTabs, withTabLock, type TabMessage } from "./tabs.ts";
import { keepTypedLogin } from "./typed-login.ts";

const REFRESH_INTERVAL_MS = pageConfiguration.refreshIntervalMinutes * 60_000;
/** A tab that is put away renews a session that was renewed longer ago than this. */
const PUT_AWAY_AFTER_MS = 60_000;
/** Without this key nobody is expected to be logged in, and the login page shows its form at once. */
const EXPECTED_KEY = portalKey("session-expected");

let state: SessionState = { kind: "loading" };
let lastRefreshAt = 0;
let freshLogin = false;
let relogin: { promise: Promise<boolean>; settle: (again: boolean) => void } | null = null;
const listeners = new Set<() => void>();
const clearers = new Set<() => void>();
let tabs: { tell: (message: TabMessage) => void } = { tell: () => {} };

export const sessionState = (): SessionState => state;
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** Runs `clear` when the person logs out, to empty a store of personal data. */
export const onSessionEnd = (clear: () => void): void => void clearers.add(clear);

/** Only for `active-account.ts` and this file. */
export function dispatchSession(event: SessionEvent): void {
  const next = reduceSession(state, event);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** True if somebody was logged in when the portal was last open in this browser. */
export const isSessionExpected = (): boolean => readStored(EXPECTED_KEY) !== null;

/**
 * True if the expected person last worked for a company. Others are redirected from the start page to their own page.
 */
export const isCompanyExpected = (): boolean => isSessionExpected() && readStored(ACTIVE_ACCOUNT_KEY) !== null;

const prove = (): Promise<boolean> =>
  import("../recent-proof/ask-proof.tsx").then(
    ({ askProof }) => askProof(),
    () => {
      throw new ApiProblem({ kind: "offline", status: 0 });
    },
  );

/** Loads the session and refreshes it from then on. Called once, by main. */
export function startSession(): void {
  setApiHooks({
    activeAccountId: () => (state.kind === "logged-in" ? state.activeAccountId : null),
    beforeCall: endBeforeCall,
    sessionLost,
    prove,
    secondFactorMissing,
  });
  tabs = connectTabs(followOtherTab);
  setInterval(() => keepUp(), REFRESH_INTERVAL_MS / 10);
  document.addEventListener("visibilitychange", keepUp);
  window.addEventListener("online", keepUp);
  if (!startWithPage()) void lookUpSession();
}

/** Starts with the person who came with the page; false if nobody did. An old session is renewed at once. */
function startWithPage(): boolean {
  const brought = takeFirstAnswers();
  if (isLogoutPending()) dropAnswers();
  if (brought === null || isLogoutPending()) return false;
  lastRefreshAt = Date.now() - brought.renewedAgoMs;
  setUser(brought.user);
  void refreshIfStale();
  return true;
}

/**
 * What a page does from time to time, and when it is seen or connected again. A hidden page renews nothing, so the
 * session lasts for its full time from the moment at which the page was put away.
 */
function keepUp(event?: Event): void {
  if (isLogoutPending()) void finishLogout();
  else if (!document.hidden) void refreshIfStale();
  else if (event?.type === "visibilitychange") void refreshIfStale(PUT_AWAY_AFTER_MS);
}

/** Asks the server who is logged in; also used after the service was unreachable. */
export async function lookUpSession(): Promise<void> {
  if (isLogoutPending()) {
    // Whoever opens the browser before the logout is complete is not the person who left. What a visit brings is stored
    // while the logout is under way, so it is cleared before.
    clearPersonalStorage(LOGGED_OUT);
    await finishLogout();
    return endSession({ ended: false });
  }
  if (!mayHoldSession()) return endSession({ ended: isSessionExpected() });
  try {
    await refreshNow();
  } catch (error) {
    if (error instanceof ApiProblem && error.kind === "answer" && error.status < 500)
      endSession({ ended: isSessionExpected() });
    else dispatchSession({ type: "service-away", requestId: error instanceof ApiProblem ? error.requestId : null });
  }
}

/** @throws ApiProblem `auth.invalid_credentials`, `auth.throttled`, `auth.busy`. */
export async function logIn(body: z.input<typeof credentials>): Promise<void> {
  completeLogin((await apiCall(login, { body, recoverSession: false })).user);
}

/**
 * Called after any call that started a session: moves the portal on, or repeats the calls that wait for a login in
 * place.
 */
export function completeLogin(user: User): void {
  const before = state;
  lastRefreshAt = Date.now();
  forgetLogout();
  keepTypedLogin("");
  tabs.tell({ type: "logged-in", userId: user.user_id });
  if (before.kind === "logged-in" && !isSamePerson(before, user)) return reload();
  freshLogin = before.kind !== "logged-in";
  setUser(user);
  relogin?.settle(true);
  relogin = null;
}

/** Sets the person's next notification from a call's answer. */
export function setNotificationCode(code: string): void {
  if (state.kind !== "logged-in") return;
  const { user, activeAccountId } = state;
  dispatchSession({ type: "user-loaded", user: { ...user, user_notification_code: code }, activeAccountId });
}

/** True once after a login, because its company is checked like one that was switched to. */
export function takeFreshLogin(): boolean {
  const taken = freshLogin;
  freshLogin = false;
  return taken;
}

/** Ends the session on the server and in all tabs. Never fails: without a connection it ends here, and there later. */
export async function logOut(): Promise<void> {
  markLogout();
  await finishLogout();
  tabs.tell({ type: "logged-out" });
  endSession({ ended: false, forgetCompany: true });
}

/** Gives up logging in again in place; unsaved work is lost. */
export function dropExpiredSession(): void {
  endSession({ ended: true, forgetDrafts: true });
}

const isSamePerson = (before: Extract<SessionState, { kind: "logged-in" }>, user: User): boolean =>
  before.user.user_id === user.user_id && (before.activeAccountId === null || mayActOn(user, before.activeAccountId));

async function refreshNow(): Promise<void> {
  const { user } = await apiCall(refresh, { recoverSession: false });
  lastRefreshAt = Date.now();
  if (state.kind === "logged-in" && !isSamePerson(state, user)) return reload();
  setUser(user);
  tabs.tell({ type: "refreshed", at: lastRefreshAt });
}

function setUser(user: User): void {
  const current = state.kind === "logged-in" ? state.activeAccountId : null;
  const activeAccountId = current ?? chooseActiveAccount(user, readStored(ACTIVE_ACCOUNT_KEY));
  keepDraftsOf(user.cucaInfo ? null : user.user_id);
  writeStored(EXPECTED_KEY, "1");
  dispatchSession({ type: "user-loaded", user, activeAccountId });
}

/** One tab refreshes for all: the one that gets the lock first, unless another did it meanwhile. */
async function refreshIfStale(age = REFRESH_INTERVAL_MS): Promise<void> {
  const isStale = () => state.kind === "logged-in" && !state.expired && Date.now() - lastRefreshAt >= age;
  if (!isStale()) return;
  await withTabLock("portal-refresh", async () => {
    if (isStale()) await refreshNow().catch(refreshFailed);
  });
}

/** A failed refresh ends the session and leads to the login page (Specification §8). A lost connection does not. */
const refreshFailed = (error: unknown): void => {
  if (error instanceof ApiProblem && error.has("auth.no_session")) void sessionLost();
};

/** Resolves to true after somebody logged in again in place; without unsaved work the session ends at once. */
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

/** The role of customer care was granted, or the second factor turned off, since the person was loaded. */
function secondFactorMissing(): void {
  if (state.kind === "logged-in" && state.user.secondFactorMissing !== true) void refreshNow().catch(refreshFailed);
}

/** What a logout leaves behind: nothing. */
const LOGGED_OUT = { visit: true, drafts: true, keys: [ACTIVE_ACCOUNT_KEY] };

type SessionEnd = { ended: boolean; forgetCompany?: boolean; forgetDrafts?: boolean };

/**
 * An expired session keeps the chosen company and the drafts for the next login; a logout removes them. Calls that wait
 * for a login are rejected, because the next login may be another person's.
 */
function endSession({ ended, forgetCompany = false, forgetDrafts = forgetCompany }: SessionEnd): void {
  relogin?.settle(false);
  relogin = null;
  clearPersonalStorage(forgetCompany ? LOGGED_OUT : { visit: false, drafts: forgetDrafts, keys: [] });
  dropAnswers();
  for (const clear of clearers) clear();
  dispatchSession({ type: "logged-out", ended });
}

function followOtherTab(message: TabMessage): void {
  if (message.type === "refreshed") lastRefreshAt = message.at;
  else if (message.type === "logged-out" && state.kind === "logged-in")
    endSession({ ended: false, forgetCompany: true });
  else if (message.type === "logged-in") followLogin(message.userId);
}

/** Another tab logged in. The same person ends this tab's waiting; another person needs a fresh page. */
function followLogin(userId: number): void {
  if (state.kind === "logged-in" && state.user.user_id !== userId) return reload();
  void lookUpSession().then(() => {
    relogin?.settle(true);
    relogin = null;
  });
}

const reload = (): void => window.location.assign("/");
