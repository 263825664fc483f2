import type { Account } from "@portal/contract/account/calls";
import { useSyncExternalStore } from "react";
import { RejectedAction } from "../api/rejections.ts";
import type { LoggedIn, SessionState } from "./session-state.ts";
import { sessionState, subscribeToSession } from "./session-store.ts";

/** Who is logged in, and as which company; renders again with each change. */
export const useSession = (): SessionState => useSyncExternalStore(subscribeToSession, sessionState);

/** The logged-in person on pages that the guard lets only logged-in people see; null in the moment of logging out. */
export function useLoggedIn(): LoggedIn | null {
  const session = useSession();
  return session.kind === "logged-in" ? session : null;
}

/**
 * The active company on pages of the customer area; the shell shows them only once it is loaded.
 * @throws RejectedAction "no customer loaded" (Specification §8) elsewhere.
 */
export function useAccount(): Account {
  const account = useLoggedIn()?.account;
  if (!account) throw new RejectedAction("no customer loaded");
  return account;
}
