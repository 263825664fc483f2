import type { RouteName } from "@portal/contract/pages/routes";
import { germanNumber } from "@portal/contract/text/formats";
import type { ReactNode } from "react";
import { Filters } from "../../ui/lists/filters.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { PageLink } from "../routing/page-link.tsx";
import { useGoTo, usePageQuery } from "../routing/use-go-to.ts";
import { listPageIn, PAGE_SIZE, queryOfListPage } from "./list-page.ts";

type PagedListProps<Item> = {
  /** The page on which the list stands. */
  page: RouteName;
  items: readonly Item[];
  /** What a search looks at. */
  textOf: (item: Item) => string;
  /** Names the search: "Motiv suchen". */
  searchLabel: string;
  /** Names the pages: "Seiten der Motive". */
  pagesLabel: string;
  /** The items of one page. */
  children: (items: readonly Item[]) => ReactNode;
};

/** A list with search and pages once it is longer than one page. The address holds both. */
export function PagedList<Item>({ page: to, items, textOf, searchLabel, pagesLabel, children }: PagedListProps<Item>) {
  const query = usePageQuery();
  const goTo = useGoTo();
  const shown = listPageIn(query, items, textOf);
  if (items.length <= PAGE_SIZE && shown.search === "") return children(items);
  return (
    <>
      <Filters
        search={{
          label: searchLabel,
          value: shown.search,
          onSearch: (words) =>
            void goTo(to, { query: queryOfListPage(query, { search: words.trim(), page: 1 }), replace: true }),
        }}
      />
      <p role="status" className={shown.search === "" ? "visually-hidden" : "note"}>
        {shown.found === 0
          ? "Nichts gefunden. Bitte prüfen Sie Ihre Suche."
          : `${germanNumber(shown.found)} von ${germanNumber(items.length)}`}
      </p>
      {shown.found > 0 && children(shown.items)}
      <Pagination
        page={shown.page}
        pageCount={shown.pageCount}
        label={pagesLabel}
        renderLink={(page, props) => (
          <PageLink
            key={props["aria-label"]}
            to={to}
            query={queryOfListPage(query, { search: shown.search, page })}
            {...props}
          />
        )}
      />
    </>
  );
}
