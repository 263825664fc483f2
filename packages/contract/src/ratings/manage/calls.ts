/** Managing ratings: the list over all sources, public answers, templates for them, and what is done. */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber, idText } from "../../http/ids.ts";
import { lineOf, paragraphsOf } from "../../text/text-fields.ts";
import { isDay } from "../../time/berlin-time.ts";
import { RATING_SOURCE_KEYS, type RatingSource } from "../sources.ts";
import { ANSWER_CHARACTERS, type AnswerState, type Delivery, type DeliveryFailure, type Moderation } from "./answer.ts";
import { answerTemplate, type AnswerTemplate, MOST_TEMPLATES } from "./template.ts";
import { HANDLINGS, MANAGE_PAGE_SIZE, MOST_LISTED, SEARCH_CHARACTERS, SORTS, STAR_RANGES } from "./view.ts";

/** Ratings that can be marked at once. */
export const MOST_MARKED = 100;

export type RatingAnswer = {
  state: AnswerState;
  /** What was written and not published; null if nothing. */
  draft: string | null;
  /** What was published last; "" if nothing was. */
  text: string;
  isEdited: boolean;
  moderation: Moderation;
  /** Why it waits or was refused, in German; "" otherwise. */
  reason: string;
  delivery: Delivery;
  failure: DeliveryFailure | null;
  /** ISO instants, UTC. */
  publishedAt: string | null;
  changedAt: string;
  /** Who changed it last; "" if the person is gone. Customer care is only called that. */
  changedBy: string;
  bySupport: boolean;
  version: number;
};

export type ManagedRating = {
  id: number;
  source: RatingSource;
  stars: number;
  title: string;
  text: string;
  /** "" if the source names nobody. */
  author: string;
  ratedAt: string;
  /** The rating at its source; null if that has no address. */
  url: string | null;
  /** Visitors do not see it while an objection to it is examined. */
  isHeld: boolean;
  doneAt: string | null;
  answer: RatingAnswer | null;
};

/** `ready`: answers to Google's ratings can be sent. */
export type GoogleReplies = "ready" | "not_set_up" | "not_connected";

export type ManagedRatings = {
  ratings: ManagedRating[];
  /** At most `MOST_LISTED`; `isMore` says that there are more. */
  total: number;
  isMore: boolean;
  /** Ratings that nobody answered or marked as done, whatever the filter; at most `MOST_LISTED`. */
  open: number;
  google: GoogleReplies;
};

export const ANSWER_STEPS = [
  "published",
  "edited",
  "withdrawn",
  "restored",
  "accepted",
  "refused",
  "sent",
  "failed",
  "done",
  "reopened",
] as const;
export type AnswerStep = (typeof ANSWER_STEPS)[number];
/** One change of an answer or a mark. `author`: who did it. */
export type AnswerChange = {
  id: number;
  step: AnswerStep;
  text: string;
  at: string;
  author: "company" | "support" | "provider" | "system";
  /** "" if the person is gone, and for others than people of the company. */
  name: string;
};

const isDayOrNone = (text: string): boolean => text === "" || isDay(text);
const day = z._default(z.string().check(z.refine(isDayOrNone, "Diesen Tag gibt es nicht.")), "");
const NOT_IN_LIST = "Bitte wählen Sie aus der Liste.";
const filterFields = {
  source: z._default(z.enum(["", ...RATING_SOURCE_KEYS], NOT_IN_LIST), ""),
  stars: z._default(z.enum(STAR_RANGES, NOT_IN_LIST), "1-5"),
  handling: z._default(z.enum(HANDLINGS, NOT_IN_LIST), "all"),
  from: day,
  to: day,
  withText: z._default(z.enum(["true", "false"], NOT_IN_LIST), "false"),
  search: z._default(lineOf(SEARCH_CHARACTERS), ""),
  sort: z._default(z.enum(SORTS, NOT_IN_LIST), "newest"),
};
const page = z._default(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,2}$/, "Diese Seite gibt es nicht.")),
    z.transform((digits: string) => Number(digits)),
  ),
  1,
);
const lastPage = MOST_LISTED / MANAGE_PAGE_SIZE;

/** Ratings that are published or held. `page` counts from 1. */
export const getManagedRatings = endpoint<ManagedRatings>()({
  name: "getManagedRatings",
  method: "GET",
  path: "/api/customer/ratings/manage/list",
  query: z.object({
    ...filterFields,
    page: page.check(z.refine((number) => number <= lastPage, "So weit lässt sich nicht blättern.")),
  }),
});

/** The list as CSV, without pages. A plain GET, so a link is enough. */
export const getManagedRatingsCsv = endpoint<unknown>()({
  name: "getManagedRatingsCsv",
  method: "GET",
  path: "/api/customer/ratings/manage/list.csv",
  query: z.object(filterFields),
});

/** What a rating said before its author changed it, and until when (ISO instant). */
export type EarlierRating = { stars: number; title: string; text: string; until: string };
export type RatingHistory = {
  rating: ManagedRating;
  /** The newest first. */
  earlier: EarlierRating[];
  /** Of the answer, oldest first. */
  changes: AnswerChange[];
  google: GoogleReplies;
};
/** One rating with its earlier versions and the history of its answer. */
export const getManagedRating = endpoint<RatingHistory>()({
  name: "getManagedRating",
  method: "GET",
  path: "/api/customer/ratings/manage/rating/:id",
  params: z.object({ id: idText }),
  errors: ["ratings.not_found"],
});

const text = paragraphsOf(ANSWER_CHARACTERS).check(z.minLength(1, "Bitte schreiben Sie eine Antwort."));
/** `version` is that of the answer that the person saw; 0 if there was none. */
const version = z.int().check(z.nonnegative("Bitte laden Sie die Seite neu."));
const answerErrors = ["ratings.not_found", "ratings.stale_answer", "ratings.not_possible_now"] as const;

/** An empty text discards the draft. */
export const saveAnswerDraft = endpoint<{ rating: ManagedRating }>()({
  name: "saveAnswerDraft",
  method: "POST",
  path: "/api/customer/ratings/manage/saveDraft",
  body: z.object({ ratingId: idNumber, version, text: paragraphsOf(ANSWER_CHARACTERS) }),
  errors: answerErrors,
});

/** Publishes an answer, or replaces the published one. */
export const publishAnswer = endpoint<{ rating: ManagedRating }>()({
  name: "publishAnswer",
  method: "POST",
  path: "/api/customer/ratings/manage/publish",
  body: z.object({ ratingId: idNumber, version, text }),
  errors: [...answerErrors, "ratings.source_takes_no_answers", "ratings.google_not_connected"],
});

const oneAnswer = z.object({ ratingId: idNumber, version });
export const withdrawAnswer = endpoint<{ rating: ManagedRating }>()({
  name: "withdrawAnswer",
  method: "POST",
  path: "/api/customer/ratings/manage/withdraw",
  body: oneAnswer,
  errors: answerErrors,
});

/** Takes a withdrawal back. */
export const restoreAnswer = endpoint<{ rating: ManagedRating }>()({
  name: "restoreAnswer",
  method: "POST",
  path: "/api/customer/ratings/manage/restore",
  body: oneAnswer,
  errors: answerErrors,
});

/** Sends an answer to Google once more, after that failed. */
export const resendAnswer = endpoint<{ rating: ManagedRating }>()({
  name: "resendAnswer",
  method: "POST",
  path: "/api/customer/ratings/manage/resend",
  body: oneAnswer,
  errors: [...answerErrors, "ratings.google_not_connected"],
});

/** Marks ratings as done, or as not done. Answers those that were changed, so that undoing touches only these. */
export const markRatings = endpoint<{ changed: number[] }>()({
  name: "markRatings",
  method: "POST",
  path: "/api/customer/ratings/manage/mark",
  body: z.object({
    ids: z
      .array(idNumber)
      .check(
        z.minLength(1, "Bitte wählen Sie Bewertungen aus."),
        z.maxLength(MOST_MARKED, `Bitte höchstens ${MOST_MARKED} auf einmal.`),
      ),
    done: z.boolean(),
  }),
  errors: ["ratings.not_found"],
});

export const getAnswerTemplates = endpoint<{ templates: AnswerTemplate[] }>()({
  name: "getAnswerTemplates",
  method: "GET",
  path: "/api/customer/ratings/manage/getTemplates",
});

/** Creates a template, or changes one. Answers all of them in their order, as the next two calls do. */
export const saveAnswerTemplate = endpoint<{ templates: AnswerTemplate[] }>()({
  name: "saveAnswerTemplate",
  method: "POST",
  path: "/api/customer/ratings/manage/saveTemplate",
  body: z.object({ template: answerTemplate }),
  errors: ["ratings.template_not_found", "ratings.too_many_templates"],
});

export const deleteAnswerTemplate = endpoint<{ templates: AnswerTemplate[] }>()({
  name: "deleteAnswerTemplate",
  method: "POST",
  path: "/api/customer/ratings/manage/deleteTemplate",
  body: z.object({ id: idNumber }),
  errors: ["ratings.template_not_found"],
});

/** Orders the templates: all of them, each once. */
export const orderAnswerTemplates = endpoint<{ templates: AnswerTemplate[] }>()({
  name: "orderAnswerTemplates",
  method: "POST",
  path: "/api/customer/ratings/manage/orderTemplates",
  body: z.object({ ids: z.array(idNumber).check(z.maxLength(MOST_TEMPLATES, "Zu viele Vorlagen.")) }),
  errors: ["ratings.template_not_found"],
});
