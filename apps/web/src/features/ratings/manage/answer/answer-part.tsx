import { answerWayOf } from "@portal/contract/ratings/manage/answer-way";
import type { GoogleReplies, ManagedRating, RatingAnswer } from "@portal/contract/ratings/manage/calls";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Refusal } from "../../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../../platform/forms/use-submission.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { UserText } from "../../../../ui/content/user-text.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { useToasts } from "../../../../ui/feedback/toast.tsx";
import { edit } from "../../../../ui/icons/icons.ts";
import { Row } from "../../../../ui/page/layout.tsx";
import styles from "../manage.module.css";
import { useRatingSteps } from "../manage-store.ts";
import { canResend, changedLine, failureText, whereShown } from "../manage-texts.ts";
import { AnswerForm } from "./answer-form.tsx";

type AnswerPartProps = {
  rating: ManagedRating;
  google: GoogleReplies;
  mayWrite: boolean;
  name: string;
  /** What else can be done with the rating. */
  children: ReactNode;
};

/** The answer with its state, the form that writes or changes it, and beside its button the other actions. */
export function AnswerPart({ rating, google, mayWrite, name, children }: AnswerPartProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The form takes the focus with the place of its button, and gives it back.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { answer } = rating;
  const mayAnswer = mayWrite && answerWayOf(rating.source) !== "elsewhere";
  const isPublished = answer !== null && answer.state !== "draft";
  if (isOpen && mayAnswer) {
    return (
      <>
        <AnswerForm rating={rating} google={google} name={name} onClose={() => setOpen(false)} />
        <Row gap="md" data-print="hide">
          {children}
        </Row>
      </>
    );
  }
  return (
    <>
      {isPublished && <Published rating={rating} answer={answer} mayWrite={mayWrite} name={name} />}
      {!isPublished && answer?.draft != null && (
        <div className={styles.answer}>
          <p className="note">Entwurf, {changedLine(answer)}</p>
          <UserText>{answer.draft}</UserText>
        </div>
      )}
      <Row gap="md" data-print="hide">
        {mayAnswer && (
          <Button ref={opener} size="sm" icon={edit} onClick={() => setOpen(true)}>
            {buttonText(answer)}
            <span className="visually-hidden">: Bewertung von {name}</span>
          </Button>
        )}
        {children}
      </Row>
    </>
  );
}

function buttonText(answer: RatingAnswer | null): string {
  if (answer === null) return "Antworten";
  if (answer.draft !== null) return "Entwurf weiterschreiben";
  return answer.state === "published" ? "Antwort ändern" : "Neu antworten";
}

type PublishedProps = { rating: ManagedRating; answer: RatingAnswer; mayWrite: boolean; name: string };

function Published({ rating, answer, mayWrite, name }: PublishedProps) {
  const { refusal, pending, run } = useSubmission();
  const { withdraw, bringBack, resend } = useRatingSteps();
  const toasts = useToasts();
  const isWithdrawn = answer.state === "withdrawn";
  const hasFailed = answer.delivery === "failed" && answer.failure !== null;
  const takeBack = () =>
    run(async () => {
      const { rating: after } = await withdraw(rating);
      toasts.show({
        tone: "success",
        message: "Die Antwort ist zurückgezogen.",
        action: { label: "Rückgängig", onSelect: () => void bringBack(after) },
      });
    });
  return (
    <div className={styles.answer}>
      <p>
        <strong>{isWithdrawn ? "Zurückgezogene Antwort" : "Ihre Antwort"}</strong>
      </p>
      <UserText>{answer.text}</UserText>
      <p className="note">
        {changedLine(answer)}. {whereShown(rating, answer)}
      </p>
      {answer.draft !== null && <p className="note">Ein geänderter Text liegt als Entwurf vor.</p>}
      {!isWithdrawn && answer.moderation === "waiting" && <Alert tone="info">{answer.reason}</Alert>}
      {!isWithdrawn && answer.moderation === "refused" && (
        <Alert tone="danger" title="Wir haben diese Antwort abgelehnt">
          {answer.reason} Sie können den Text ändern und noch einmal veröffentlichen.
        </Alert>
      )}
      {hasFailed && (
        <Alert
          tone="danger"
          title="Google hat die Änderung nicht übernommen"
          actions={
            mayWrite &&
            canResend(answer.failure ?? "away") && (
              <Button size="sm" pending={pending} onClick={() => void run(() => resend(rating))}>
                Noch einmal senden
              </Button>
            )
          }
        >
          {failureText(answer.failure ?? "away")}
        </Alert>
      )}
      <Refusal text={refusal} />
      {mayWrite && (
        <Row data-print="hide">
          {isWithdrawn ? (
            <Button variant="quiet" size="sm" pending={pending} onClick={() => void run(() => bringBack(rating))}>
              Wieder veröffentlichen
              <span className="visually-hidden">: Antwort an {name}</span>
            </Button>
          ) : (
            <Button variant="quiet" size="sm" pending={pending} onClick={() => void takeBack()}>
              Zurückziehen
              <span className="visually-hidden">: Antwort an {name}</span>
            </Button>
          )}
        </Row>
      )}
    </div>
  );
}
