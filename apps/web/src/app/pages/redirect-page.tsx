import { parseRedirectUri } from "@portal/contract/redirect-target";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { allowedRedirectDomains } from "../../platform/brand/brand.ts";
import { usePageQuery } from "../../platform/routing/use-go-to.ts";
import { LoadingScreen } from "../loading-screen.tsx";

/** `/redirect?uri=…` (Specification §4 rule 1, §5): leads to a page of the portal or an allowed address, else to the dashboard. */
export function Page() {
  const { uri } = usePageQuery();
  const router = useRouter();
  useEffect(() => {
    const target = uri === undefined ? null : parseRedirectUri(uri, { allowedDomains: allowedRedirectDomains });
    if (target?.kind === "leave") return window.location.replace(target.url);
    if (target?.kind === "refused") console.warn(target.log);
    const href = target?.kind === "page" ? `${target.page.route.path}${target.page.search}${target.page.hash}` : "/";
    void router.navigate({ href, replace: true });
  }, [uri, router]);
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        Weiterleitung
      </h1>
      <LoadingScreen />
    </>
  );
}
