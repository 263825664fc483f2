/**
 * A logout that the server has not confirmed. Pages can't delete the session's cookie, so while the mark is there no
 * call may use it: the logout goes first, whoever opens the browser meanwhile.
 */
import { logout } from "@portal/contract/auth/calls";
import { useSyncExternalStore } from "react";
import { apiCall } from "../api/api-call.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { LOGOUT_PENDING_KEY, readStored, removeStored, writeStored } from "./browser-storage.ts";
import { withTabLock } from "./tabs.ts";

/** `pending`: the server does not know of the logout yet. `done`: it learned of it later. */
type LogoutState = "none" | "pending" | "done";

let state: LogoutState = "none";
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useLogoutState = (): LogoutState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => "none",
  );

function set(next: LogoutState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** The variable counts where the browser forbids storage. */
export const isLogoutPending = (): boolean => state === "pending" || readStored(LOGOUT_PENDING_KEY) !== null;

/** Written before the call, so that a logout counts even if the tab closes meanwhile. */
export const markLogout = (): void => writeStored(LOGOUT_PENDING_KEY, "1");

/** Called after a login, which has ended the session before it. */
export function forgetLogout(): void {
  removeStored(LOGOUT_PENDING_KEY);
  set("none");
}

/** Tells the server of the logout. False if it can't be reached. One tab at a time: a late logout must not end a later login. */
export async function finishLogout(): Promise<boolean> {
  await withTabLock("portal-logout", async () => {
    if (!isLogoutPending()) return;
    const waited = state === "pending";
    const reached = await apiCall(logout, { recoverSession: false }).then(() => true, wasRefused);
    if (!reached) return set("pending");
    removeStored(LOGOUT_PENDING_KEY);
    set(waited ? "done" : "none");
  });
  return !isLogoutPending();
}

/** A refusal by the portal itself, not by a proxy before it, means that there is no session to end. */
const wasRefused = (error: unknown): boolean =>
  error instanceof ApiProblem && error.errors.length > 0 && error.status < 500 && error.status !== 429;

/** Runs before every call. @throws ApiProblem if a logout is pending and the server can't be reached */
export async function endBeforeCall(): Promise<void> {
  if (isLogoutPending() && !(await finishLogout())) throw new ApiProblem({ kind: "offline", status: 0 });
}
