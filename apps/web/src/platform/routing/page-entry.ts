import type { RouteName } from "@portal/contract/pages/routes";
import type { FetchQueryOptions } from "@tanstack/react-query";
import type { ComponentType } from "react";

// This type only starts queries, whatever they return. The key's type is narrower than the cache's.
// oxlint-disable-next-line typescript/no-explicit-any -- options of any answer type
type AnyQuery = FetchQueryOptions<any, any, any, any>;

/** Reading queries of a page of this company. */
type Preload = (accountId: number) => readonly AnyQuery[];

/**
 * A page's module exports its component as default, as `lazy` requires. Its `preload` starts when a link to the page is
 * pressed; unlike that of the entry, it costs people who don't open the page nothing.
 */
export type PageModule = { default: ComponentType; preload?: Preload };

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
