/** Calls of the provider's desk for objections to ratings. Our own. */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idText } from "../../http/ids.ts";
import { paragraphsOf } from "../../text/text-fields.ts";
import {
  type Objection,
  type ObjectionDecision,
  type ObjectionItem,
  type ObjectionStep,
  objectionPage,
  objectionSearch,
  OBJECTION_TEXT_CHARACTERS,
  OBJECTION_TEXT_MIN_CHARACTERS,
} from "./calls.ts";
import { DECISION_GROUND_CODES, groundFits, OBJECTION_OUTCOMES, OBJECTION_REASON_CODES } from "./reasons.ts";
import { OBJECTION_STATES } from "./states.ts";

export const DESK_PAGE_SIZE = 25;

/** A step with the name of the colleague who took it; "" for steps of the two sides, and if the person is gone. */
export type DeskStep = ObjectionStep & { colleague: string };

/** What only the desk sees. */
export type DeskObjection = Omit<Objection, "steps"> & {
  steps: DeskStep[];
  /** `own`: the reader proposed it; `by`: the name of who did. */
  proposal: (ObjectionDecision & { own: boolean; by: string }) | null;
  /** Whether the rating's author can be asked. */
  authorKnown: boolean;
};

const params = z.object({ id: idText });

export const DESK_FILTERS = ["todo", "waiting", "done", "all"] as const;
export type DeskFilter = (typeof DESK_FILTERS)[number];

/** The desk's work list. `todo`: the provider's turn, the earliest deadline first. */
export const getDeskObjections = endpoint<{
  objections: ObjectionItem[];
  total: number;
  /** Cases that wait for the desk, and those of them whose day is over. */
  todo: number;
  overdue: number;
}>()({
  name: "getDeskObjections",
  method: "GET",
  path: "/api/rating-manager/objections",
  query: z.object({
    show: z._default(z.enum(DESK_FILTERS, "Bitte wählen Sie aus der Liste."), "todo"),
    state: z.optional(z.enum(OBJECTION_STATES, "Bitte wählen Sie aus der Liste.")),
    reason: z.optional(z.enum(OBJECTION_REASON_CODES, "Bitte wählen Sie aus der Liste.")),
    search: objectionSearch,
    page: objectionPage,
  }),
});

export const getDeskObjection = endpoint<{ objection: DeskObjection }>()({
  name: "getDeskObjection",
  method: "GET",
  path: "/api/rating-manager/objections/:id",
  params,
  errors: ["ratings.objection_not_found"],
});

const DESK_STEPS = ["ask_details", "ask_author", "review", "forward", "return", "decide"] as const;
/** A step of the desk. Whoever proposed a decision cannot take it: `ratings.objection_four_eyes`. */
export const stepDeskObjection = endpoint<{ objection: DeskObjection }>()({
  name: "stepDeskObjection",
  method: "POST",
  path: "/api/rating-manager/objections/:id/step",
  params,
  body: z
    .object({
      action: z.enum(DESK_STEPS, "Das geht hier nicht."),
      text: z._default(paragraphsOf(OBJECTION_TEXT_CHARACTERS), ""),
    })
    .check(
      z.refine(({ action, text }) => !["ask_details", "forward", "return"].includes(action) || text !== "", {
        path: ["text"],
        error: "Bitte schreiben Sie etwas dazu.",
      }),
    ),
  errors: [
    "ratings.objection_not_found",
    "ratings.objection_not_possible_now",
    "ratings.objection_four_eyes",
    "ratings.objection_author_unknown",
  ],
});

export const proposeDecision = endpoint<{ objection: DeskObjection }>()({
  name: "proposeDecision",
  method: "POST",
  path: "/api/rating-manager/objections/:id/propose",
  params,
  body: z
    .object({
      outcome: z.enum(OBJECTION_OUTCOMES, "Bitte wählen Sie eine Entscheidung."),
      ground: z.enum(DECISION_GROUND_CODES, "Bitte wählen Sie, worauf die Entscheidung beruht."),
      reasons: paragraphsOf(OBJECTION_TEXT_CHARACTERS).check(
        z.minLength(OBJECTION_TEXT_MIN_CHARACTERS, "Bitte begründen Sie die Entscheidung. Beide Seiten lesen das."),
      ),
    })
    .check(
      z.refine(({ outcome, ground }) => groundFits(ground, outcome), {
        path: ["ground"],
        error: "Darauf kann diese Entscheidung nicht beruhen.",
      }),
    ),
  errors: ["ratings.objection_not_found", "ratings.objection_not_possible_now"],
});
