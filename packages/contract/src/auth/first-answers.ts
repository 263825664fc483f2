/** What the server sends with a page to somebody with a session, so that the page need not ask for it. */
import type { User } from "./calls.ts";

/** Written into the page as JSON in a `<script type="application/json">` with the id `FIRST_ANSWERS_ID`. */
export type FirstAnswers = {
  /** Mark of the session, as `sessionMark` reads it from the XSRF token. */
  readonly session: string;
  /** Milliseconds since the session was last renewed. */
  readonly renewedAgoMs: number;
  readonly user: User;
  /** Bodies of the answers to calls, by the calls' addresses. */
  readonly answers: Readonly<Record<string, unknown>>;
};

export const FIRST_ANSWERS_ID = "first-answers";

/**
 * The part of an XSRF token that tells one session from another without its signature. A page whose cookie has another
 * mark was made for another session.
 */
export const sessionMark = (xsrfToken: string): string => xsrfToken.split(".", 1)[0] ?? "";
