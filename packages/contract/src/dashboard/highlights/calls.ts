/** The best news of a company in the last weeks (Specification §2 "kunde/highlights"). The call is our own. */
import { endpoint } from "../../http/endpoint.ts";
import type { Day } from "../../time/berlin-time.ts";
import type { DashboardPlace } from "../calls.ts";

/** Days that the page looks back. */
export const HIGHLIGHT_DAYS = 56;

export const HIGHLIGHT_KINDS = ["result", "rating", "award", "milestone", "improvement"] as const;
export type HighlightKind = (typeof HIGHLIGHT_KINDS)[number];

export type Highlight = {
  key: string;
  kind: HighlightKind;
  /** A short sentence with a figure or a fact. */
  title: string;
  /** More about it, such as the words of a rating; may be empty. */
  detail: string;
  /** Where it comes from. */
  source: string;
  day: Day;
  place: DashboardPlace;
};

export type Highlights = {
  firstDay: Day;
  lastDay: Day;
  /** The newest first. */
  highlights: Highlight[];
  /** Names of what did not answer. */
  missing: string[];
};

export const getHighlights = endpoint<Highlights>()({
  name: "getHighlights",
  method: "GET",
  path: "/api/customer/highlights",
});
