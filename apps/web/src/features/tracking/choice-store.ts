/**
 * The choice about statistics in this browser, for the banner, the settings page and the tracker. A cookie stores it.
 */
import {
  chooseCookies,
  COOKIE_CHOICE_COOKIE,
  type CookieChoice,
  readChoice,
} from "@portal/contract/tracking/cookie-choice";
import { useSyncExternalStore } from "react";
import { apiCall, readCookie } from "../../platform/api/api-call.ts";

let choice: CookieChoice | null = readChoice(readCookie(COOKIE_CHOICE_COOKIE));
const listeners = new Set<() => void>();

export const currentChoice = (): CookieChoice | null => choice;
/** A refusal takes effect at once; its cookie arrives with the call's answer. */
let refused = false;
export const mayCount = (): boolean => choice?.statistics === true && !refused;

export function subscribeToChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export const useChoice = (): CookieChoice | null => useSyncExternalStore(subscribeToChoice, currentChoice);

function set(next: CookieChoice | null): void {
  choice = next;
  for (const listener of listeners) listener();
}

/** Saves the choice and notifies listeners after the server stored it. @throws ApiProblem */
export async function choose(statistics: boolean): Promise<void> {
  refused = !statistics;
  set((await apiCall(chooseCookies, { body: { statistics } })).choice);
}

/** Reads the cookie again, because another tab may have changed it. */
export function reread(): void {
  const found = readChoice(readCookie(COOKIE_CHOICE_COOKIE));
  if (found?.at !== choice?.at || found?.statistics !== choice?.statistics) set(found);
}
