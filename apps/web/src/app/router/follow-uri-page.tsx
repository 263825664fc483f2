import { parseRedirectUri } from "@portal/contract/pages/redirect-target";
import { useEffect } from "react";
import { pageConfiguration } from "../../platform/page-configuration.ts";
import { portalRouter } from "../../platform/routing/navigation.ts";
import { usePageQuery } from "../../platform/routing/use-go-to.ts";
import { LoadingScreen } from "../../ui/feedback/loading-screen.tsx";

/**
 * `/redirect?uri=…` (Specification §4 rule 1, §5): leads to a page of the portal or an allowed address, otherwise to
 * the dashboard.
 */
export default function FollowUriPage() {
  const { uri } = usePageQuery();
  useEffect(() => {
    const target =
      uri === undefined ? null : parseRedirectUri(uri, { allowedDomains: pageConfiguration.redirectDomains });
    if (target?.kind === "leave") return window.location.replace(target.url);
    if (target?.kind === "refused") console.warn(target.log);
    const href = target?.kind === "page" ? `${target.page.route.path}${target.page.search}${target.page.hash}` : "/";
    void portalRouter().navigate(href, { replace: true });
  }, [uri]);
  return <LoadingScreen />;
}
