import { pathOf, type RouteName } from "@portal/contract/routes";
import { queryOf, type Query } from "@portal/contract/redirects";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";

type GoOptions = {
  query?: Query;
  /** Takes the place of this page in the history. */
  replace?: boolean;
  /** Does not ask about unsaved work: it was asked already, or saved just now. */
  withoutAsking?: boolean;
};

/** `const goTo = useGoTo(); goTo("entry_overview")` */
export function useGoTo(): (page: RouteName, options?: GoOptions) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    (page, { query = {}, replace = false, withoutAsking = false } = {}) =>
      navigate({ to: pathOf(page), search: query, replace, ignoreBlocker: withoutAsking }),
    [navigate],
  );
}

/** The address's query, each parameter once; the address holds a page's state, so that back and reload work. */
export function usePageQuery(): Query {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  return useMemo(() => queryOf(search), [search]);
}
