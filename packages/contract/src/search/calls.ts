/** The search over everything of a company. The call is our own. */
import * as z from "zod/mini";
import type { DashboardPlace } from "../dashboard/calls.ts";
import { endpoint } from "../http/endpoint.ts";
import { SEARCH_LEAST, SEARCH_MOST } from "./words.ts";

/** Records of one group; the group's own page shows the others. */
export const HITS_PER_GROUP = 5;

export type SearchHit = {
  /** Unique in its group. */
  key: string;
  title: string;
  /** "" if the title says all. */
  detail: string;
  place: DashboardPlace;
};

export type SearchGroup = {
  key: string;
  /** German plural of what it holds. */
  label: string;
  hits: SearchHit[];
  /** The page that shows all of them; null if `hits` are all. */
  all: DashboardPlace | null;
};

export type SearchAnswer = {
  /** Those with hits, in a fixed order. */
  groups: SearchGroup[];
  /** Labels of groups that could not be searched. */
  missing: string[];
};

export const searchCompany = endpoint<SearchAnswer>()({
  name: "searchCompany",
  method: "GET",
  path: "/api/customer/search",
  query: z.object({
    q: z
      .string()
      .check(
        z.minLength(SEARCH_LEAST, "Bitte geben Sie mindestens zwei Zeichen ein."),
        z.maxLength(SEARCH_MOST, `Bitte suchen Sie mit höchstens ${SEARCH_MOST} Zeichen.`),
      ),
  }),
});
