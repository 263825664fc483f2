import { useEffect } from "react";
import { reloadStaleAccount } from "../../platform/session/active-account.ts";

/** Whoever comes back to the tab after the reload timeout sees the company as it is now (Specification §9). */
export function useKeepAccountFresh(): void {
  useEffect(() => {
    document.addEventListener("visibilitychange", reloadStaleAccount);
    return () => document.removeEventListener("visibilitychange", reloadStaleAccount);
  }, []);
}
