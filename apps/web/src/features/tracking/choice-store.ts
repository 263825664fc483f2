/**
 * The choice about statistics in this browser, for the banner, the settings page and the tracker. A cookie
 * stores it.
 */
import {
  chooseCookies,
  COOKIE_CHOICE_COOKIE,
  type CookieChoice,
  readChoice,
} from "@portal/contract/tracking/cookie-choice";
import { useSyncExternalStore } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { readCookie } from "../../platform/api/read-cookie.ts";
import { readStored, removeStored, writeStored } from "../../platform/session/browser-storage.ts";

/** A refusal that the server has not stored yet: when it was made (ISO instant). It counts more than the cookie. */
const REFUSED_AT = "statistics-refused-at";
/** For browsers that forbid the storage. */
let refusedHere: string | null = null;
const refusedAt = (): string | null => readStored(REFUSED_AT) ?? refusedHere;

function noteRefusal(at: string | null): void {
  if (at === null) removeStored(REFUSED_AT);
  else writeStored(REFUSED_AT, at);
  refusedHere = readStored(REFUSED_AT) === at ? null : at;
}

function choiceHere(): CookieChoice | null {
  const at = refusedAt();
  return at === null ? readChoice(readCookie(COOKIE_CHOICE_COOKIE)) : { statistics: false, at, proof: "" };
}

let choice: CookieChoice | null = choiceHere();
const listeners = new Set<() => void>();

export const currentChoice = (): CookieChoice | null => choice;
export const mayCount = (): boolean => choice?.statistics === true;
/** Whether a refusal holds in this browser that the server does not know yet. */
export const isRefusalWaiting = (): boolean => refusedAt() !== null;

export function subscribeToChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** The server asks only those who have not chosen, so rendered HTML knows no choice. */
const choiceInHtml = (): CookieChoice | null => null;
export const useChoice = (): CookieChoice | null =>
  useSyncExternalStore(subscribeToChoice, currentChoice, choiceInHtml);

function set(next: CookieChoice | null): void {
  choice = next;
  for (const listener of listeners) listener();
}

let sending: Promise<void> | null = null;
/** The connection may have come back while an attempt without one was under way. */
let triesAgain = false;

/** Sends a refusal that waits, which ends the consent with its proof. Without connection it goes on waiting. */
export function sendRefusal(): Promise<void> {
  const at = refusedAt();
  if (at === null) return Promise.resolve();
  triesAgain = sending !== null;
  sending ??= apiCall(chooseCookies, { body: { statistics: false } })
    .then(({ choice: stored }) => {
      if (refusedAt() !== at) return;
      noteRefusal(null);
      set(stored);
    })
    .catch(() => {})
    .finally(() => {
      sending = null;
      if (triesAgain) void sendRefusal();
    });
  return sending;
}

/**
 * Consent counts after the server stored it. A refusal counts at once, also without connection, and is sent later then.
 * @throws ApiProblem if a consent can't be stored
 */
export async function choose(statistics: boolean): Promise<void> {
  if (!statistics) {
    noteRefusal(new Date().toISOString());
    set(choiceHere());
    return sendRefusal();
  }
  await sending;
  const { choice: stored } = await apiCall(chooseCookies, { body: { statistics } });
  noteRefusal(null);
  set(stored);
  return undefined;
}

/** Reads the choice again, because another tab may have changed it. */
export function reread(): void {
  const found = choiceHere();
  if (found?.at !== choice?.at || found?.statistics !== choice?.statistics) set(found);
}
