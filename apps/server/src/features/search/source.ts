/** What a slice contributes to the search (README.md). */
import type { DashboardPlace } from "@portal/contract/dashboard/calls";
import type { ProductFamily } from "@portal/contract/navigation/products";
import type { SearchHit } from "@portal/contract/search/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { AccountScope } from "../../platform/session/session.ts";

export type SearchPlace = Pick<DashboardPlace, "page"> & Partial<DashboardPlace>;

/** Regular expressions for `~*`; "" matches every text. */
export type SearchWords = readonly [first: string, second: string, third: string];

export type Searched = Pick<Dependencies, "db"> & {
  scope: AccountScope;
  words: SearchWords;
  /** Whether a text contains all words, for what no statement can search. */
  matches: (text: string) => boolean;
  /** Digits of a phone number; "" if the search is none. */
  digits: string;
  limit: number;
};

export type Found = Omit<SearchHit, "place"> & { place: SearchPlace };

export type SearchSource = {
  /** Stable; the key of its group. */
  name: string;
  /** German plural of what it finds. */
  label: string;
  /** Asked if the company has an active product of one of them. "always" does not depend on a product. */
  families: readonly ProductFamily[] | "always";
  /** One statement, at most `limit` records, the newest first. It finds no more than the slice's own list shows. */
  find(searched: Searched): Promise<readonly Found[]>;
  /** The page with all hits of this text. */
  all(text: string): SearchPlace;
};
