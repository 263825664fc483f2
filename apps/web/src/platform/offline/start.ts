/** Prepares the browser for times without a connection, once somebody is logged in. */
import { sessionState, subscribeToSession } from "../session/session-store.ts";
import { dropForeignStates } from "./drop-foreign-states.ts";
import { keepLastState } from "./keep-last-state.ts";

/** Once, after the first page. */
export function startOffline(): void {
  keepLastState();
  const drop = () => {
    const session = sessionState();
    if (session.kind === "logged-in") dropForeignStates(session.user);
  };
  subscribeToSession(drop);
  drop();
  const register = () => {
    if (sessionState().kind !== "logged-in" || !("serviceWorker" in navigator)) return;
    leave();
    // Without it the portal works as before, so a refusal (private window, full disk) is none of the person's business.
    navigator.serviceWorker.register("/worker.js").catch(() => {});
  };
  const leave = subscribeToSession(register);
  register();
}
