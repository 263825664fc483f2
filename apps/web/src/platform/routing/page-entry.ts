import type { RouteName } from "@portal/contract/pages/routes";
import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { PortalLocation } from "./navigation.ts";

/* oxlint-disable typescript/no-explicit-any -- queries of any answer: they are only started, and keys and pages have narrower types than the cache's */
type AnyQuery = FetchQueryOptions<any, any, any, any>;
/** A list that goes on; its first part is loaded. */
type AnyList = FetchInfiniteQueryOptions<any, any, any, any, any>;

const isList = (options: AnyQuery | AnyList): options is AnyList => options.initialPageParam !== undefined;

/** Loads an answer for a page that comes next. An answer that is fresh stays as it is. The page itself shows a failure. */
export const prefetch = (client: QueryClient, options: AnyQuery | AnyList): Promise<void> =>
  isList(options) ? client.prefetchInfiniteQuery<any, any, any, any, any>(options) : client.prefetchQuery(options);
/* oxlint-enable typescript/no-explicit-any */

/** Reading queries of a page of this company. */
type Preload = (accountId: number) => readonly (AnyQuery | AnyList)[];

/**
 * A page's module exports its component as default, as `lazy` requires. Its `preload` starts when a link to the page is
 * pressed; unlike that of the entry, it costs people who don't open the page nothing.
 */
export type PageModule = {
  default: ComponentType;
  preload?: Preload;
  /** Begins to load code that only some addresses of the page need. */
  loadFor?: (address: Pick<PortalLocation, "search" | "hash">) => void;
};

/** How a slice offers a page: its `routes.tsx` exports one entry per route name of the contract. */
export type PageEntry = {
  /** Loads the page's code: `() => import("./pages/….tsx")`. */
  readonly load: () => Promise<PageModule>;
  /** Queries that start together with the page's code. Only for pages of a company. */
  readonly preload?: Preload;
  /** Pages between the start page and this one in the breadcrumbs. */
  readonly parents?: readonly RouteName[];
  /** `plain`: without menu and company, like the pages of logged-out visitors. */
  readonly layout?: "portal" | "plain";
};

export type PageEntries = Partial<Record<RouteName, PageEntry>>;
