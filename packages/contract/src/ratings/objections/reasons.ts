/** Why a company objects, what a decision rests on, and when a rating is hidden before the decision. */
import type { RatingSource, RatingState } from "../sources.ts";
import type { ObjectionState } from "./states.ts";

type Reason = {
  readonly label: string;
  /** What the company has to say, so that the notice is precise enough to be examined. */
  readonly help: string;
  /** True if every day of showing the rating may hurt a person's rights, so it is hidden while it is examined. */
  readonly holds: boolean;
};

export const OBJECTION_REASONS = {
  untrue_facts: {
    label: "Falsche Tatsachen",
    help: "Schreiben Sie, welcher Satz falsch ist und wie es wirklich war.",
    holds: false,
  },
  insult: { label: "Beleidigung oder Schmähung", help: "Nennen Sie die Worte, die Sie meinen.", holds: true },
  no_contact: {
    label: "Kein Kontakt mit uns",
    help: "Schreiben Sie, warum diese Person nicht Kunde bei Ihnen gewesen sein kann.",
    holds: false,
  },
  conflict_of_interest: {
    label: "Mitbewerber oder ehemalige Mitarbeiter",
    help: "Schreiben Sie, woran Sie das erkennen.",
    holds: false,
  },
  personal_data: {
    label: "Nennt Personen oder persönliche Daten",
    help: "Nennen Sie die Stelle. Wir blenden die Bewertung aus, während wir prüfen.",
    holds: true,
  },
  wrong_company: {
    label: "Meint eine andere Firma",
    help: "Schreiben Sie, welche Firma gemeint ist oder woran Sie es erkennen.",
    holds: false,
  },
  other_law: {
    label: "Anderer Verstoß gegen ein Gesetz",
    help: "Schreiben Sie, gegen welches Recht die Bewertung verstößt und mit welchen Worten.",
    holds: false,
  },
} as const satisfies Record<string, Reason>;
export type ObjectionReason = keyof typeof OBJECTION_REASONS;
export const OBJECTION_REASON_CODES = Object.keys(OBJECTION_REASONS) as [ObjectionReason, ...ObjectionReason[]];

/** `removed`: the rating goes. `kept`: it stays, or comes back. */
export const OBJECTION_OUTCOMES = ["removed", "kept"] as const;
export type ObjectionOutcome = (typeof OBJECTION_OUTCOMES)[number];

/** What a decision rests on (DSA article 17 (3) d and e). */
export const DECISION_GROUNDS = {
  personality: { label: "Persönlichkeitsrecht (§§ 823, 1004 BGB)", outcomes: ["removed", "kept"] },
  insult: { label: "Beleidigung (§§ 185 bis 187 StGB)", outcomes: ["removed"] },
  data_protection: { label: "Datenschutz (Art. 17 DSGVO)", outcomes: ["removed"] },
  unfair_competition: { label: "Unlauterer Wettbewerb (UWG)", outcomes: ["removed"] },
  terms: { label: "Unsere Regeln für Bewertungen", outcomes: ["removed"] },
  opinion: { label: "Zulässige Meinung (Art. 5 GG)", outcomes: ["kept"] },
  experience_shown: { label: "Kontakt ist glaubhaft", outcomes: ["kept"] },
} as const satisfies Record<string, { label: string; outcomes: readonly ObjectionOutcome[] }>;
export type DecisionGround = keyof typeof DECISION_GROUNDS;
export const DECISION_GROUND_CODES = Object.keys(DECISION_GROUNDS) as [DecisionGround, ...DecisionGround[]];

export const groundFits = (ground: DecisionGround, outcome: ObjectionOutcome): boolean =>
  (DECISION_GROUNDS[ground].outcomes as readonly ObjectionOutcome[]).includes(outcome);

/** Ratings that the provider publishes itself. About others only their own portal can decide. */
export const OBJECTABLE_SOURCES: readonly RatingSource[] = ["provider", "wkdb"];
export const mayObject = ({ source, state }: { source: RatingSource; state: RatingState }): boolean =>
  OBJECTABLE_SOURCES.includes(source) && state === "published";

/** The states in which a rating is hidden if its reason asks for it: the notice was found precise, nothing is decided. */
const EXAMINED: ReadonlySet<ObjectionState> = new Set(["author_asked", "in_review", "proposed"]);

/**
 * Whether nobody sees the rating. A notice alone hides nothing; a decision counts until a complaint reverses it; an
 * objection that ended without a decision shows the rating again.
 */
export function hidesRating(state: ObjectionState, reason: ObjectionReason, outcome: ObjectionOutcome | null): boolean {
  if (["decided", "complaint", "complaint_proposed", "final"].includes(state)) return outcome === "removed";
  return OBJECTION_REASONS[reason].holds && EXAMINED.has(state);
}
