import { DECISION_GROUNDS } from "@portal/contract/ratings/objections/reasons";
import type {
  DisputedRating,
  ObjectionDecision,
  ObjectionItem,
  ObjectionStep,
} from "@portal/contract/ratings/objections/calls";
import type { DeskStep } from "@portal/contract/ratings/objections/desk-calls";
import { OBJECTION_OUTCOME_LABELS } from "@portal/contract/ratings/objections/labels";
import { RATING_SOURCES } from "@portal/contract/ratings/sources";
import { germanDay, germanInstant } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { Course, CourseStep } from "../../../ui/lists/course.tsx";
import { DataList } from "../../../ui/content/data-list.tsx";
import { ItemTitle } from "../../../ui/lists/item-list.tsx";
import { Quote } from "../../../ui/content/quote.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { OBJECTION_TONES, type Side, starWords, stateLabel, stepTitle } from "./objection-texts.ts";

/** The rating in its author's words. */
export function RatingQuote({ rating }: { rating: DisputedRating }) {
  const { source, ratedAt, state, changed } = rating;
  return (
    <Stack>
      <Quote>
        <RatingWords {...rating} />
        <p className="note">
          {RATING_SOURCES[source].label}, {germanDay(berlinDate(Date.parse(ratedAt)))}
          {state !== "published" && " · zurzeit nicht sichtbar"}
        </p>
      </Quote>
      {changed && (
        <>
          <Alert tone="info">
            So lautete die Bewertung, als der Einwand kam. Geändert wurde sie am {germanInstant(changed.at)} Uhr. Heute
            lautet sie:
          </Alert>
          <Quote>
            <RatingWords {...changed} />
          </Quote>
        </>
      )}
    </Stack>
  );
}

const RatingWords = ({ stars, title, body }: Pick<DisputedRating, "stars" | "title" | "body">) => (
  <>
    <ItemTitle>{title === "" ? starWords(stars) : `${starWords(stars)}: ${title}`}</ItemTitle>
    {body !== "" && <UserText>{body}</UserText>}
  </>
);

type StateOfProps = { objection: Pick<ObjectionItem, "state" | "outcome">; side: Side };

export const StateOf = ({ objection: { state, outcome }, side }: StateOfProps) => (
  <Status tone={OBJECTION_TONES[state]}>
    {(state === "decided" || state === "final") && outcome !== null
      ? OBJECTION_OUTCOME_LABELS[outcome]
      : stateLabel(state, side)}
  </Status>
);

type DecisionProps = {
  decision: ObjectionDecision;
  /** Names of the two who decided. Only the desk knows them. */
  colleagues: readonly string[];
};

/** Decision and reasons, the same words for both sides. */
export function Decision({ decision: { outcome, ground, reasons }, colleagues }: DecisionProps) {
  return (
    <Section title="Entscheidung">
      <DataList
        items={[
          { term: "Ergebnis", value: OBJECTION_OUTCOME_LABELS[outcome] },
          { term: "Grundlage", value: DECISION_GROUNDS[ground].label },
          { term: "Gründe", value: <UserText as="span">{reasons}</UserText> },
          {
            term: "Entschieden haben",
            value: colleagues.length > 0 ? colleagues.join(" und ") : "zwei Menschen, kein Programm",
          },
        ]}
      />
    </Section>
  );
}

/** All steps, oldest first. */
export function ObjectionCourse({ steps, side }: { steps: readonly (ObjectionStep | DeskStep)[]; side: Side }) {
  return (
    <Section title="Verlauf">
      <Course>
        {steps.map((step) => (
          <CourseStep key={step.id} title={stepTitle(step, side)} at={step.at}>
            {step.text !== "" && <UserText look="box">{step.text}</UserText>}
          </CourseStep>
        ))}
      </Course>
    </Section>
  );
}
