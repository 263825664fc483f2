import type { Account } from "@portal/contract/account/calls";
import type { User } from "@portal/contract/auth/calls";

/**
 * What the browser knows about the person (Specification §4 "Session").
 * - `loading`: the session is being loaded.
 * - `away`: the session can't be loaded, because the service can't be reached; `requestId` if it answered at least that.
 * - `logged-out`: nobody is logged in; `ended` is true if a session has just expired.
 * - `logged-in`: `expired` is true while the person must log in again in place, because a form holds unsaved work.
 */
export type SessionState =
  | { readonly kind: "loading" }
  | { readonly kind: "away"; readonly requestId?: string }
  | { readonly kind: "logged-out"; readonly ended: boolean }
  | LoggedIn;

export type LoggedIn = {
  readonly kind: "logged-in";
  readonly user: User;
  /** The company of this tab; null for people without one. */
  readonly activeAccountId: number | null;
  /** The active company's data; null until they are loaded. */
  readonly account: Account | null;
  readonly expired: boolean;
};

export type SessionEvent =
  | { type: "user-loaded"; user: User; activeAccountId: number | null }
  | { type: "service-away"; requestId?: string | null }
  | { type: "account-loaded"; account: Account }
  | { type: "account-switched"; account: Account }
  | { type: "expired-in-place" }
  | { type: "logged-out"; ended: boolean };

/** The next state. Ignores data of a company that is no longer active. */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case "user-loaded":
      return loggedIn(state, event.user, event.activeAccountId);
    case "service-away":
      return state.kind === "logged-in"
        ? state
        : { kind: "away", ...(event.requestId && { requestId: event.requestId }) };
    case "account-loaded":
      return state.kind === "logged-in" && event.account.company_id === state.activeAccountId
        ? { ...state, account: event.account }
        : state;
    case "account-switched":
      return state.kind === "logged-in"
        ? { ...state, activeAccountId: event.account.company_id, account: event.account }
        : state;
    case "expired-in-place":
      return state.kind === "logged-in" ? { ...state, expired: true } : state;
    case "logged-out":
      return { kind: "logged-out", ended: event.ended };
  }
}

/** Keeps the loaded company while person and company stay the same. */
function loggedIn(state: SessionState, user: User, activeAccountId: number | null): LoggedIn {
  const same =
    state.kind === "logged-in" && state.user.user_id === user.user_id && state.activeAccountId === activeAccountId;
  return { kind: "logged-in", user, activeAccountId, account: same ? state.account : null, expired: false };
}
