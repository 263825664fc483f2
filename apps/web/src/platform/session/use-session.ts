import type { Account } from "@portal/contract/account/calls";
import { useSyncExternalStore } from "react";
import { RejectedAction } from "../api/rejections.ts";
import type { LoggedIn, SessionState } from "./session-state.ts";
import { sessionState, subscribeToSession } from "./session-store.ts";

/** Pages are rendered at build for people who are not logged in. */
const BUILT_FOR: SessionState = { kind: "logged-out", ended: false };

/** Who is logged in, and for which company; re-renders after each change. */
export const useSession = (): SessionState => useSyncExternalStore(subscribeToSession, sessionState, () => BUILT_FOR);

/** The logged-in person, for pages that require a login; null at the moment of logging out. */
export function useLoggedIn(): LoggedIn | null {
  const session = useSession();
  return session.kind === "logged-in" ? session : null;
}

/** True while customer care acts for a company. */
export const useIsAgent = (): boolean => useLoggedIn()?.user.cucaInfo !== undefined;

/**
 * The active company, for pages of a company, which the shell shows only after it is loaded.
 * @throws RejectedAction "no customer loaded" (Specification §8) on other pages.
 */
export function useAccount(): Account {
  const account = useLoggedIn()?.account;
  if (!account) throw new RejectedAction("no customer loaded");
  return account;
}
