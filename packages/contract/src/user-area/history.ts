/** A person's ratings, searches and viewed entries in the directory (Specification §3, §7 "User", §9). */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { paragraphsOf } from "../text/text-fields.ts";
import { idNumber, idText } from "../http/ids.ts";

/** Rows on one page (Specification §9). */
export const OWN_RATINGS_PAGE_SIZE = 5;
export const RECENTLY_VIEWED_PAGE_SIZE = 5;

const PAGE = /^[1-9]\d{0,5}$/;
/** Page number, from 1. */
const page = z._default(
  z.pipe(
    z.string().check(z.regex(PAGE, "Diese Seite gibt es nicht.")),
    z.transform((text: string) => Number(text)),
  ),
  1,
);
/** The instant that identifies a search or a view, as the lists return it. */
const timestamp = z.iso.datetime({ precision: 3, error: "Bitte laden Sie die Seite neu." });

export type RatedCompany = { id: number; name: string; city: string };
export type OwnRating = {
  id: number;
  rating_text: string;
  /** 1 to 5. */
  stars: number;
  /** ISO instant. */
  update_date: string;
  company: RatedCompany;
  /** What the company answers publicly; null without an answer. `publishedAt` is an ISO instant. */
  answer: { text: string; publishedAt: string } | null;
};
/** `total` counts all pages. A page after the last one is empty. */
export type OwnRatings = { ratings: OwnRating[]; total: number };

export const getRatings = endpoint<OwnRatings>()({
  name: "getRatings",
  method: "GET",
  path: "/api/user/ratings/getRatings",
  query: z.object({ page }),
});

export const RATING_TEXT_CHARACTERS = 2000;
/** Shorter texts say nothing about a company. */
export const RATING_TEXT_MIN_CHARACTERS = 10;

export const ratingBody = z.object({
  rating_id: idNumber,
  rating_text: paragraphsOf(RATING_TEXT_CHARACTERS).check(
    z.minLength(RATING_TEXT_MIN_CHARACTERS, `Bitte schreiben Sie mindestens ${RATING_TEXT_MIN_CHARACTERS} Zeichen.`),
  ),
  stars: z
    .int("Bitte wählen Sie 1 bis 5 Sterne.")
    .check(z.gte(1, "Bitte wählen Sie 1 bis 5 Sterne."), z.lte(5, "Bitte wählen Sie 1 bis 5 Sterne.")),
});

export const updateRating = endpoint<{ rating: OwnRating }>()({
  name: "updateRating",
  method: "POST",
  path: "/api/user/ratings/updateRating",
  body: ratingBody,
  errors: ["user.rating_unknown"],
});

/** Withdraws the rating: nobody sees it any more. `restoreRating` restores it. */
export const deleteRating = endpoint<Record<string, never>>()({
  name: "deleteRating",
  method: "DELETE",
  path: "/api/user/ratings/deleteRating",
  query: z.object({ rating_id: idText }),
  errors: ["user.rating_unknown"],
});

export const restoreRating = endpoint<Record<string, never>>()({
  name: "restoreRating",
  method: "POST",
  path: "/api/user/ratings/restoreRating",
  body: z.object({ rating_id: idNumber }),
  errors: ["user.rating_unknown"],
});

/** Number of latest searches in an answer, newest first. */
export const LATEST_SEARCHES_SHOWN = 10;
export type LatestSearch = { timestamp: string; what: string; where: string };

export const getLatestSearches = endpoint<{ searches: LatestSearch[] }>()({
  name: "getLatestSearches",
  method: "GET",
  path: "/api/user/latest-search/retrieve",
});
export const deleteLatestSearch = endpoint<Record<string, never>>()({
  name: "deleteLatestSearch",
  method: "DELETE",
  path: "/api/user/latest-search/delete",
  query: z.object({ timestamp }),
  errors: ["user.search_unknown"],
});
export const restoreLatestSearch = endpoint<Record<string, never>>()({
  name: "restoreLatestSearch",
  method: "POST",
  path: "/api/user/latest-search/restore",
  body: z.object({ timestamp }),
  errors: ["user.search_unknown"],
});

export type ViewedEntry = {
  /** Position in the whole list; 1 is the newest. */
  sequenceNumber: number;
  timestamp: string;
  company: RatedCompany;
};

export const getRecentlyViewedEntries = endpoint<{ entries: ViewedEntry[]; total: number }>()({
  name: "getRecentlyViewedEntries",
  method: "GET",
  path: "/api/user/recentlyViewedEntries/getRecentlyViewedEntries",
  query: z.object({ page }),
});
export const deleteRecentlyViewedEntry = endpoint<Record<string, never>>()({
  name: "deleteRecentlyViewedEntry",
  method: "DELETE",
  path: "/api/user/recentlyViewedEntries/deleteRecentlyViewedEntry",
  query: z.object({ timestamp }),
  errors: ["user.view_unknown"],
});
export const restoreRecentlyViewedEntry = endpoint<Record<string, never>>()({
  name: "restoreRecentlyViewedEntry",
  method: "POST",
  path: "/api/user/recentlyViewedEntries/restoreRecentlyViewedEntry",
  body: z.object({ timestamp }),
  errors: ["user.view_unknown"],
});
