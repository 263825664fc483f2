/** A list that is loaded whole, searched and divided into pages in the browser: `?suche=dach&seite=2`. Pure. */
import type { Query } from "@portal/contract/pages/redirects";
import { wordSearch } from "../text/word-search.ts";

/** Items of one page. */
export const PAGE_SIZE = 10;

export type ListPage<Item> = {
  /** The words that the list is searched for; "" for all. */
  search: string;
  found: number;
  /** Starts at 1; never past the last page. */
  page: number;
  pageCount: number;
  items: readonly Item[];
};

/** The page of a list that the address names. @param textOf what a search looks at */
export function listPageIn<Item>(
  { suche = "", seite }: Query,
  items: readonly Item[],
  textOf: (item: Item) => string,
): ListPage<Item> {
  const search = suche.trim();
  const isFound = wordSearch(search);
  const found = items.filter((item) => isFound(textOf(item)));
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = /^[1-9]\d{0,3}$/.test(seite ?? "") ? Math.min(Number(seite), pageCount) : 1;
  return {
    search,
    found: found.length,
    page,
    pageCount,
    items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
}

/** The address's query for another search or page of the list; everything else in it stays. */
export function queryOfListPage(query: Query, { search, page }: { search: string; page: number }): Query {
  const { suche: _search, seite: _page, ...rest } = query;
  return { ...rest, ...(search === "" ? {} : { suche: search }), ...(page === 1 ? {} : { seite: String(page) }) };
}

/** What the address holds of a list; for pages that write the rest of it. */
export const listQueryIn = ({ suche, seite }: Query): Query => ({
  ...(suche === undefined ? {} : { suche }),
  ...(seite === undefined ? {} : { seite }),
});

/** The query that shows the place of an item in the whole list. */
export const queryOfPlace = (query: Query, place: number): Query =>
  queryOfListPage(query, { search: "", page: Math.floor(place / PAGE_SIZE) + 1 });
