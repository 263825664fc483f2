import { parseRedirectUri, type UriTarget } from "@portal/contract/pages/redirect-target";
import { hrefOf } from "@portal/contract/pages/redirects";
import { pathOf } from "@portal/contract/pages/routes";
import { useEffect } from "react";
import { pageConfiguration } from "../../platform/page-configuration.ts";
import { portalRouter } from "../../platform/routing/navigation.ts";
import { usePageQuery } from "../../platform/routing/use-go-to.ts";
import { LoadingScreen } from "../../ui/feedback/loading-screen.tsx";
import { REFUSED_TARGET } from "../error-pages/error-reasons.ts";

/**
 * `/redirect?uri=…` (Specification §4 rule 1, §5): leads to a page of the portal or an allowed address, without one to
 * the dashboard. A refused target leads to the page that says why.
 */
export default function FollowUriPage() {
  const { uri } = usePageQuery();
  useEffect(() => {
    const target =
      uri === undefined ? null : parseRedirectUri(uri, { allowedDomains: pageConfiguration.redirectDomains });
    if (target?.kind === "leave") return window.location.replace(target.url);
    if (target?.kind === "refused") console.warn(target.log);
    void portalRouter().navigate(hrefOfTarget(target), { replace: true });
  }, [uri]);
  return <LoadingScreen />;
}

function hrefOfTarget(target: Exclude<UriTarget, { kind: "leave" }> | null): string {
  if (target === null) return pathOf("dashboard");
  if (target.kind === "entry") return target.path;
  if (target.kind === "refused") return hrefOf(pathOf("generic_error"), { grund: REFUSED_TARGET });
  return `${target.page.route.path}${target.page.search}${target.page.hash}`;
}
