import { useEffect } from "react";
import { pageConfiguration } from "../../platform/page-configuration.ts";
import { reloadStaleAccount } from "../../platform/session/active-account.ts";
import { loadNotices } from "./notices-store.ts";

const TIMEOUT_MS = pageConfiguration.reloadTimeoutMinutes * 60_000;

/** Whoever comes back to the tab after the reload timeout sees company and notices as they are now (Specification §9). */
export function useKeepAccountFresh(): void {
  useEffect(() => {
    let noticesAt = Date.now();
    const refresh = () => {
      if (document.hidden) return;
      reloadStaleAccount();
      if (Date.now() - noticesAt < TIMEOUT_MS) return;
      noticesAt = Date.now();
      void loadNotices();
    };
    document.addEventListener("visibilitychange", refresh);
    return () => document.removeEventListener("visibilitychange", refresh);
  }, []);
}
