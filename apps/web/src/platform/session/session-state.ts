import type { Account } from "@portal/contract/account/calls";
import type { User } from "@portal/contract/auth/calls";

/**
 * What the browser knows of the person (Specification §4 "Session").
 * - `loading`: the session is being looked up.
 * - `away`: it could not be looked up because the service can't be reached.
 * - `logged-out`: nobody; `ended` is true where a session has just run out.
 * - `logged-in`: `expired` is true while somebody has to log in again in place, because a form holds unsaved work.
 */
export type SessionState =
  | { readonly kind: "loading" }
  | { readonly kind: "away" }
  | { readonly kind: "logged-out"; readonly ended: boolean }
  | LoggedIn;

export type LoggedIn = {
  readonly kind: "logged-in";
  readonly user: User;
  /** The company that this tab acts on; null for people without one. */
  readonly activeAccountId: number | null;
  /** The active company's data; null until they are loaded. */
  readonly account: Account | null;
  readonly expired: boolean;
};

export type SessionEvent =
  | { type: "user-loaded"; user: User; activeAccountId: number | null }
  | { type: "service-away" }
  | { type: "account-loaded"; account: Account }
  | { type: "account-switched"; account: Account }
  | { type: "expired-in-place" }
  | { type: "logged-out"; ended: boolean };

/** The next state. Data of a company that is not the active one any more change nothing. */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case "user-loaded":
      return loggedIn(state, event.user, event.activeAccountId);
    case "service-away":
      return state.kind === "logged-in" ? state : { kind: "away" };
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

/** Loaded company data stay while person and company stay the same. */
function loggedIn(state: SessionState, user: User, activeAccountId: number | null): LoggedIn {
  const same =
    state.kind === "logged-in" && state.user.user_id === user.user_id && state.activeAccountId === activeAccountId;
  return { kind: "logged-in", user, activeAccountId, account: same ? state.account : null, expired: false };
}
