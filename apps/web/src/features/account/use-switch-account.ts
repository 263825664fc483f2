import { matchRoute } from "@portal/contract/pages/routes";
import { useCallback } from "react";
import { portalRouter } from "../../platform/routing/navigation.ts";
import { useGoTo } from "../../platform/routing/use-go-to.ts";
import { needsClaimConfirmation, switchAccount } from "../../platform/session/active-account.ts";

/**
 * Switches the company and goes where Specification §4 says: to `claiming_confirm` where the owner's claim has run
 * out, otherwise a company's page stays and any other leads to the dashboard. Answers whether it switched.
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
