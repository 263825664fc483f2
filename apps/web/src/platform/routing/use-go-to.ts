import { queryOf, type Query } from "@portal/contract/pages/redirects";
import type { RouteName } from "@portal/contract/pages/routes";
import { useMemo } from "react";
import { portalRouter, type NavigateOptions, usePortalLocation } from "./navigation.ts";
import { pageHref } from "./page-link.tsx";

type GoOptions = NavigateOptions & { query?: Query; place?: string };

/** Opens a page by its name; resolves to whether it left this one. */
const goTo = (page: RouteName, { query, place, ...options }: GoOptions = {}): Promise<boolean> =>
  portalRouter().navigate(pageHref(page, { query, place }), options);

/** `const goTo = useGoTo(); await goTo("entry_overview", { replace: true })` */
export const useGoTo = (): typeof goTo => goTo;

/** The address's query, each parameter once. The address holds a page's state, so that back and reload keep it. */
export function usePageQuery(): Query {
  const { search } = usePortalLocation();
  return useMemo(() => queryOf(search), [search]);
}
