/** Calls on objections to ratings: of the company and of the rating's author. Our own; the desk's are in desk-calls.ts. */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber, idText } from "../../http/ids.ts";
import { lineOf, paragraphsOf } from "../../text/text-fields.ts";
import type { Day } from "../../time/berlin-time.ts";
import type { RatingSource, RatingState } from "../sources.ts";
import { type DecisionGround, OBJECTION_REASON_CODES, type ObjectionOutcome, type ObjectionReason } from "./reasons.ts";
import type { ObjectionAction, ObjectionState } from "./states.ts";

export const OBJECTION_PAGE_SIZE = 10;
export const OBJECTION_TEXT_CHARACTERS = 4000;
/** Shorter texts say too little to be examined. */
export const OBJECTION_TEXT_MIN_CHARACTERS = 20;
/** Years for which ended objections are kept, for courts: claims lapse after three years (§ 195 BGB). */
export const OBJECTION_YEARS = 3;

/** The rating as it was objected to, the same for both sides. Nobody but its author is told who wrote it. */
export type DisputedRating = {
  id: number;
  source: RatingSource;
  stars: number;
  title: string;
  body: string;
  ratedAt: string;
  state: RatingState;
  /** What it says now, and when its author changed it (ISO instant); null while it says what was objected to. */
  changed: { stars: number; title: string; body: string; at: string } | null;
};

export type ObjectionItem = {
  id: number;
  reason: ObjectionReason;
  state: ObjectionState;
  outcome: ObjectionOutcome | null;
  company: string;
  stars: number;
  /** ISO instants, UTC. */
  createdAt: string;
  changedAt: string;
  /** The last day on which the side whose turn it is may act; null if there is none. */
  dueOn: Day | null;
};

/** One step, as the reader's side may see it. `by` never names a person. */
export type ObjectionStep = {
  id: number;
  action: ObjectionAction | "object";
  by: "company" | "author" | "provider";
  text: string;
  at: string;
};

/** A decision and its reasons. Both sides read the same words. */
export type ObjectionDecision = { outcome: ObjectionOutcome; ground: DecisionGround; reasons: string };

export type Objection = ObjectionItem & {
  text: string;
  rating: DisputedRating;
  decision: ObjectionDecision | null;
  /** Oldest first. */
  steps: ObjectionStep[];
  /** What the reader may do now. */
  actions: ObjectionAction[];
};

const requestKey = z.string().check(z.regex(/^[\w-]{16,64}$/, "Bitte laden Sie die Seite neu."));
export const objectionPage = z._default(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, "Diese Seite gibt es nicht.")),
    z.transform((digits: string) => Number(digits)),
  ),
  1,
);
export const OBJECTION_SEARCH_CHARACTERS = 100;
export const objectionSearch = z._default(lineOf(OBJECTION_SEARCH_CHARACTERS), "");
const words = (missing: string) => paragraphsOf(OBJECTION_TEXT_CHARACTERS).check(z.minLength(1, missing));
const params = z.object({ id: idText });
const NOT_FOUND = "ratings.objection_not_found";
const NOT_NOW = "ratings.objection_not_possible_now";

/** The rating that the form is about, before there is an objection. */
export const getRatingToObject = endpoint<{ rating: DisputedRating; objectionId: number | null }>()({
  name: "getRatingToObject",
  method: "GET",
  path: "/api/wkdb/ratings/objections/rating/:id",
  params,
  errors: ["ratings.not_found"],
});

export const createObjection = endpoint<{ objection: Objection }>()({
  name: "createObjection",
  method: "POST",
  path: "/api/wkdb/ratings/objections/create",
  body: z.object({
    ratingId: idNumber,
    reason: z.enum(OBJECTION_REASON_CODES, "Bitte wählen Sie aus, was Sie einwenden."),
    text: paragraphsOf(OBJECTION_TEXT_CHARACTERS).check(
      z.minLength(
        OBJECTION_TEXT_MIN_CHARACTERS,
        `Bitte schreiben Sie mindestens ${OBJECTION_TEXT_MIN_CHARACTERS} Zeichen, damit wir prüfen können.`,
      ),
    ),
    /** DSA article 16 (2) d: the notice is made in good faith. */
    confirmed: z.literal(true, "Bitte bestätigen Sie, dass Ihre Angaben stimmen."),
    key: requestKey,
  }),
  errors: ["ratings.not_found", "ratings.objection_not_allowed", "ratings.objection_exists"],
});

/** `search` looks at the number, the reason, the state and the texts. */
export const getObjections = endpoint<{ objections: ObjectionItem[]; total: number }>()({
  name: "getObjections",
  method: "GET",
  path: "/api/wkdb/ratings/objections/list",
  query: z.object({ search: objectionSearch, page: objectionPage }),
});

/** A plain GET, so a link is enough. */
export const getObjectionsCsv = endpoint<unknown>()({
  name: "getObjectionsCsv",
  method: "GET",
  path: "/api/wkdb/ratings/objections.csv",
  query: z.object({ search: objectionSearch }),
});

export const getObjection = endpoint<{ objection: Objection }>()({
  name: "getObjection",
  method: "GET",
  path: "/api/wkdb/ratings/objections/:id",
  params,
  errors: [NOT_FOUND],
});

const COMPANY_STEPS = ["add_details", "comment", "withdraw", "complain"] as const;
/** A step of the company. `text` may be empty for `withdraw` only. */
export const stepObjection = endpoint<{ objection: Objection }>()({
  name: "stepObjection",
  method: "POST",
  path: "/api/wkdb/ratings/objections/:id/step",
  params,
  body: z
    .object({
      action: z.enum(COMPANY_STEPS, "Das geht hier nicht."),
      text: z._default(paragraphsOf(OBJECTION_TEXT_CHARACTERS), ""),
    })
    .check(
      z.refine(({ action, text }) => action === "withdraw" || text !== "", {
        path: ["text"],
        error: "Bitte schreiben Sie etwas dazu.",
      }),
    ),
  errors: [NOT_FOUND, NOT_NOW],
});

/** Objections to the person's own ratings; those that wait for the person first. */
export const getOwnObjections = endpoint<{ objections: ObjectionItem[]; total: number; waiting: number }>()({
  name: "getOwnObjections",
  method: "GET",
  path: "/api/user/ratings/objections",
  query: z.object({ page: objectionPage }),
});

export const getOwnObjection = endpoint<{ objection: Objection }>()({
  name: "getOwnObjection",
  method: "GET",
  path: "/api/user/ratings/objections/:id",
  params,
  errors: [NOT_FOUND],
});

const authorStep = {
  action: z.enum(["state", "complain"], "Das geht hier nicht."),
  text: words("Bitte schreiben Sie, wie es war."),
};
/** The author's statement, or complaint against a decision. */
export const stepOwnObjection = endpoint<{ objection: Objection }>()({
  name: "stepOwnObjection",
  method: "POST",
  path: "/api/user/ratings/objections/:id/step",
  params,
  body: z.object(authorStep),
  errors: [NOT_FOUND, NOT_NOW],
});

const sealedToken = z.string().check(z.regex(/^[\w.-]{20,2000}$/, "Der Link ist nicht vollständig."));

/** The author's side of an objection, for somebody who rated without a login and comes by the link of a mail. */
export const getStatement = endpoint<{ objection: Objection }>()({
  name: "getStatement",
  method: "POST",
  path: "/api/ratings/statement",
  body: z.object({ token: sealedToken }),
  errors: [NOT_FOUND],
});

/** The statement or complaint of such an author. */
export const giveStatement = endpoint<{ objection: Objection }>()({
  name: "giveStatement",
  method: "POST",
  path: "/api/ratings/statement/step",
  body: z.object({ token: sealedToken, ...authorStep }),
  errors: [NOT_FOUND, NOT_NOW],
});
