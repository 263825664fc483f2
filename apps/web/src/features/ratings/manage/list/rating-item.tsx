import { mayObject } from "@portal/contract/ratings/objections/reasons";
import { answerWayOf } from "@portal/contract/ratings/manage/answer-way";
import type { GoogleReplies, ManagedRating } from "@portal/contract/ratings/manage/calls";
import { RATING_SOURCES } from "@portal/contract/ratings/sources";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { useState } from "react";
import { DoneButton } from "../../../../platform/forms/done-button.tsx";
import { PageLink } from "../../../../platform/routing/page-link.tsx";
import { Stars } from "../../../../ui/content/stars.tsx";
import { Status } from "../../../../ui/content/status.tsx";
import { UserText } from "../../../../ui/content/user-text.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Row } from "../../../../ui/page/layout.tsx";
import { AnswerPart } from "../answer/answer-part.tsx";
import styles from "../manage.module.css";
import { useRatingSteps } from "../manage-store.ts";
import { markedSentence, nameOf, stateOf } from "../manage-texts.ts";
import { SourceLink } from "./source-link.tsx";

type RatingItemProps = {
  rating: ManagedRating;
  google: GoogleReplies;
  mayWrite: boolean;
  /** Without these the rating can't be chosen. */
  isChosen?: boolean;
  onChoose?: (isOn: boolean) => void;
};

/** A rating as visitors read it, its state, its answer, and what can be done. */
export function RatingItem({ rating, google, mayWrite, isChosen = false, onChoose }: RatingItemProps) {
  const name = nameOf(rating);
  const state = stateOf(rating);
  return (
    <article className={styles.row} aria-label={`Bewertung von ${name}`}>
      {mayWrite && onChoose ? (
        <div data-print="hide">
          <Checkbox
            label={<span className="visually-hidden">{`Bewertung von ${name} auswählen`}</span>}
            checked={isChosen}
            onChange={({ currentTarget: { checked } }) => onChoose(checked)}
          />
        </div>
      ) : (
        <span />
      )}
      <div className={styles.words}>
        <div className={styles.top}>
          <Stars count={rating.stars} />
          <Status tone={state.tone}>{state.text}</Status>
        </div>
        {rating.title !== "" && <h3>{rating.title}</h3>}
        {rating.text === "" ? <p className="note">Ohne Text</p> : <RatingText text={rating.text} name={name} />}
        <p className="note">
          <bdi>{rating.author === "" ? "Ohne Namen" : rating.author}</bdi> ·{" "}
          {germanDay(berlinDate(Date.parse(rating.ratedAt)))} · {RATING_SOURCES[rating.source].label}
        </p>
        <AnswerPart rating={rating} google={google} mayWrite={mayWrite} name={name}>
          <Actions rating={rating} mayWrite={mayWrite} name={name} />
        </AnswerPart>
      </div>
    </article>
  );
}

/** Longer texts are cut at a word on the list; the rest opens. */
const SHOWN_CHARACTERS = 280;

function beginning(text: string): string {
  const end = text.lastIndexOf(" ", SHOWN_CHARACTERS);
  // A text without spaces may be cut inside a character that takes two places.
  return text.slice(0, end > 0 ? end : SHOWN_CHARACTERS).replace(/[\uD800-\uDBFF]$/, "");
}

function RatingText({ text, name }: { text: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > SHOWN_CHARACTERS * 1.5;
  return (
    <>
      <UserText>{isLong && !isOpen ? `${beginning(text)} …` : text}</UserText>
      {isLong && (
        <button
          type="button"
          className={styles.summary}
          data-print="hide"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Weniger zeigen" : "Weiterlesen"}
          <span className="visually-hidden">: Bewertung von {name}</span>
        </button>
      )}
    </>
  );
}

function Actions({ rating, mayWrite, name }: { rating: ManagedRating; mayWrite: boolean; name: string }) {
  const { mark } = useRatingSteps();
  const isDone = rating.doneAt !== null;
  const isAnswered = rating.answer?.state === "published";
  return (
    <>
      {mayWrite && (isDone || !isAnswered) && (
        <DoneButton
          isDone={isDone}
          name={`Bewertung von ${name}`}
          label="Erledigt, ohne Antwort"
          message={markedSentence(1)}
          onMark={(done) => mark([rating.id], done)}
        />
      )}
      <SourceLink rating={rating} needsIt={answerWayOf(rating.source) === "elsewhere"} name={name} />
      <PageLink to="ratings_manage" query={{ bewertung: String(rating.id) }}>
        Link und Verlauf
        <span className="visually-hidden"> der Bewertung von {name}</span>
      </PageLink>
      <More rating={rating} mayWrite={mayWrite} name={name} />
    </>
  );
}

/** What is seldom needed, closed, so that twenty ratings stay readable on a phone. */
function More({ rating, mayWrite, name }: { rating: ManagedRating; mayWrite: boolean; name: string }) {
  const isObjectable = mayObject({ source: rating.source, state: "published" });
  if (!isObjectable && !mayWrite) return null;
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>
        Mehr<span className="visually-hidden"> zur Bewertung von {name}</span>
      </summary>
      <Row>
        {isObjectable && (
          <PageLink to="ratings_objections" query={{ bewertung: String(rating.id) }}>
            {rating.isHeld ? "Einwand ansehen" : "Einwand erheben"}
            <span className="visually-hidden"> gegen Bewertung Nr. {rating.id}</span>
          </PageLink>
        )}
        {mayWrite && (
          <PageLink
            to="ratings_partner_network"
            query={{ bewertung: String(rating.id), quelle: RATING_SOURCES[rating.source].wire }}
          >
            Bewertung melden
            <span className="visually-hidden">: {name}</span>
          </PageLink>
        )}
      </Row>
    </details>
  );
}
