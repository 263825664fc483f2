import { DECISION_GROUNDS } from "@portal/contract/ratings/objections/reasons";
import type {
  DisputedRating,
  ObjectionDecision,
  ObjectionItem,
  ObjectionStep,
} from "@portal/contract/ratings/objections/calls";
import { OBJECTION_OUTCOME_LABELS, OBJECTION_STATE_LABELS } from "@portal/contract/ratings/objections/labels";
import { RATING_SOURCES } from "@portal/contract/ratings/sources";
import { germanInstant } from "@portal/contract/text/formats";
import { DataList } from "../../../ui/content/data-list.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { OBJECTION_TONES, type Side, starWords, stepTitle } from "./objection-texts.ts";
import styles from "./objections.module.css";

/** The rating in its author's words. */
export function RatingQuote({ rating }: { rating: DisputedRating }) {
  const { source, stars, title, body, ratedAt, state } = rating;
  return (
    <blockquote className={styles.rating}>
      <p className={styles.subject}>{title === "" ? starWords(stars) : `${starWords(stars)}: ${title}`}</p>
      {body !== "" && <p className={styles.body}>{body}</p>}
      <p className={styles.note}>
        {RATING_SOURCES[source].label}, {germanInstant(ratedAt)} Uhr
        {state !== "published" && " · zurzeit nicht sichtbar"}
      </p>
    </blockquote>
  );
}

export const StateOf = ({ objection: { state, outcome } }: { objection: Pick<ObjectionItem, "state" | "outcome"> }) => (
  <Status tone={OBJECTION_TONES[state]}>
    {(state === "decided" || state === "final") && outcome !== null
      ? OBJECTION_OUTCOME_LABELS[outcome]
      : OBJECTION_STATE_LABELS[state]}
  </Status>
);

/** Decision and reasons, the same words for both sides. */
export function Decision({ decision: { outcome, ground, reasons } }: { decision: ObjectionDecision }) {
  return (
    <Section title="Entscheidung">
      <DataList
        items={[
          { term: "Ergebnis", value: OBJECTION_OUTCOME_LABELS[outcome] },
          { term: "Grundlage", value: DECISION_GROUNDS[ground].label },
          { term: "Gründe", value: <span className={styles.reasons}>{reasons}</span> },
          { term: "Entschieden haben", value: "zwei Menschen, kein Programm" },
        ]}
      />
    </Section>
  );
}

/** All steps, oldest first. */
export function Course({ steps, side }: { steps: readonly ObjectionStep[]; side: Side }) {
  return (
    <Section title="Verlauf">
      <ol className={styles.course}>
        {steps.map((step) => (
          <li key={step.id} className={styles.step}>
            <p className={styles.subject}>{stepTitle(step, side)}</p>
            <p className={styles.note}>
              <RelativeTime dateTime={step.at} />
            </p>
            {step.text !== "" && <p className={styles.said}>{step.text}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
