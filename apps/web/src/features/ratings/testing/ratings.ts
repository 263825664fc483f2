/** Ratings as the server gives them, for component tests. */
import type { ManagedRating, ManagedRatings, RatingAnswer } from "@portal/contract/ratings/manage/calls";

/** A published answer of a person of the company. */
export const anAnswer = (given: Partial<RatingAnswer> = {}): RatingAnswer => ({
  state: "published",
  draft: null,
  text: "Vielen Dank für Ihre Bewertung.",
  isEdited: false,
  moderation: "accepted",
  reason: "",
  delivery: "none",
  failure: null,
  publishedAt: "2026-03-02T10:00:00.000Z",
  changedAt: "2026-03-02T10:00:00.000Z",
  changedBy: "Martin Brandt",
  bySupport: false,
  version: 1,
  ...given,
});

/** An open rating of five stars. */
export const aRating = (given: Partial<ManagedRating> = {}): ManagedRating => ({
  id: 71,
  source: "wkdb",
  stars: 5,
  title: "Sehr zufrieden",
  text: "Schnell, sauber und freundlich.",
  author: "Hanna K.",
  ratedAt: "2026-03-01T10:00:00.000Z",
  url: null,
  isHeld: false,
  doneAt: null,
  answer: null,
  ...given,
});

export const aList = (ratings: ManagedRating[], given: Partial<ManagedRatings> = {}): ManagedRatings => ({
  ratings,
  total: ratings.length,
  isMore: false,
  open: ratings.filter(({ answer, doneAt }) => answer?.state !== "published" && doneAt === null).length,
  google: "ready",
  ...given,
});
