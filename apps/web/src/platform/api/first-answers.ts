/** What the server sent with the page, for the first calls of the page. */
import { type FirstAnswers, FIRST_ANSWERS_ID, sessionMark } from "@portal/contract/auth/first-answers";
import { XSRF_COOKIE } from "@portal/contract/auth/calls";
import { readCookie } from "./read-cookie.ts";

/** Later than this the page asks anew, because the answers are no longer what a person expects to see. */
const FRESH_MS = 20_000;

let waiting = new Map<string, unknown>();

/**
 * Reads what came with the page, and removes it from the document, where it would stay after a logout. Null if nothing
 * came, or if another session has begun in this browser since the server wrote it. Call it once.
 */
export function takeFirstAnswers(): Pick<FirstAnswers, "user" | "renewedAgoMs"> | null {
  const block = document.getElementById(FIRST_ANSWERS_ID);
  if (block === null) return null;
  block.remove();
  const { session, user, renewedAgoMs, answers } = JSON.parse(block.textContent) as FirstAnswers;
  if (sessionMark(readCookie(XSRF_COOKIE) ?? "") !== session) return null;
  waiting = new Map(Object.entries(answers));
  return { user, renewedAgoMs };
}

/** The answer that came for a call; undefined if there is none. Each is given once. */
export function takeAnswer(address: string): unknown {
  if (performance.now() > FRESH_MS) dropAnswers();
  const answer = waiting.get(address);
  waiting.delete(address);
  return answer;
}

/** Called before a call that changes something, and when the session ends. */
export const dropAnswers = (): void => waiting.clear();
