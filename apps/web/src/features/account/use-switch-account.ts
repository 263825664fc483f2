import { matchRoute } from "@portal/contract/pages/routes";
import { useCallback } from "react";
import { portalRouter } from "../../platform/routing/navigation.ts";
import { useGoTo } from "../../platform/routing/use-go-to.ts";
import { needsClaimConfirmation, switchAccount } from "../../platform/session/active-account.ts";

/**
 * Returns a function that switches the company and then follows Specification §4: to `claiming_confirm` if the
 * owner's claim has expired; otherwise a company's page stays open and any other page gives way to the dashboard.
 * Resolves to whether it switched.
 */
export function useSwitchAccount(): (id: number) => Promise<boolean> {
  const goTo = useGoTo();
  return useCallback(
    async (id) => {
      const result = await switchAccount(id);
      if (result.kind === "stayed") return false;
      const page = matchRoute(portalRouter().location().pathname);
      if (needsClaimConfirmation(result.account, Date.now())) await goTo("claiming_confirm", { withoutAsking: true });
      else if (!page?.path.startsWith("/kunde/")) await goTo("dashboard", { withoutAsking: true });
      return true;
    },
    [goTo],
  );
}
