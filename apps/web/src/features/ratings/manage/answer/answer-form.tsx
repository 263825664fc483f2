import { ANSWER_CHARACTERS } from "@portal/contract/ratings/manage/answer";
import type { GoogleReplies, ManagedRating } from "@portal/contract/ratings/manage/calls";
import { type FormEvent, useState } from "react";
import { DraftNotice } from "../../../../platform/forms/draft-notice.tsx";
import { Refusal } from "../../../../platform/forms/refusal.tsx";
import { isText, useKeptDraft, useRestoredDraft } from "../../../../platform/forms/use-draft.ts";
import { useSubmission } from "../../../../platform/forms/use-submission.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { useToasts } from "../../../../ui/feedback/toast.tsx";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import styles from "../manage.module.css";
import { useRatingSteps } from "../manage-store.ts";
import { TemplateChoice } from "./template-choice.tsx";

type AnswerFormProps = { rating: ManagedRating; google: GoogleReplies; name: string; onClose: () => void };

const CHECKED =
  "Alle können die Antwort lesen. Wir prüfen sie auf fremde Telefonnummern, E-Mail-Adressen, Kontonummern und Beleidigungen. Finden wir etwas, sehen wir sie uns an, bevor sie erscheint.";

/** Writes an answer: from a template, as a draft, and in public. */
export function AnswerForm({ rating, google, name, onClose }: AnswerFormProps) {
  const saved = rating.answer?.draft ?? (rating.answer?.state === "published" ? rating.answer.text : "");
  const restored = useRestoredDraft({ form: `ratings.answer.${rating.id}`, isValue: isText });
  const [text, setText] = useState(restored.value ?? saved);
  const restoredAt = useKeptDraft(restored, { dirty: text !== saved, value: text });
  const { errors, refusal, pending, submit, run } = useSubmission();
  const steps = useRatingSteps();
  const toasts = useToasts();
  const isPublished = rating.answer?.state === "published";
  const isCutOff = rating.source === "google" && google !== "ready";

  function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget, async () => {
      const { answer } = (await steps.publish(rating, text)).rating;
      restored.forget();
      onClose();
      toasts.show({ tone: "success", message: publishedSentence(answer?.moderation === "waiting", rating.source) });
    });
  }
  const saveDraft = () =>
    run(async () => {
      await steps.saveDraft(rating, text);
      restored.forget();
      onClose();
      toasts.show({
        tone: "success",
        message: text.trim() === "" ? "Der Entwurf ist verworfen." : "Der Entwurf ist gespeichert.",
      });
    });
  return (
    <form className={styles.form} onSubmit={publish} noValidate aria-label={`Antwort an ${name}`} data-print="hide">
      <DraftNotice at={restoredAt} onDiscard={() => setText(saved)} />
      <TemplateChoice rating={rating} text={text} onChange={setText} />
      <TextArea
        label="Ihre Antwort"
        name="text"
        rows={5}
        limit={ANSWER_CHARACTERS}
        help={CHECKED}
        value={text}
        error={errors["text"]}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Refusal text={refusal} />
      {isCutOff && (
        <p>Veröffentlichen können Sie erst, wenn Ihre Firma mit Google verbunden ist. Den Entwurf heben wir auf.</p>
      )}
      <div className={styles.actions}>
        {!isCutOff && (
          <Button type="submit" variant="primary" pending={pending}>
            {isPublished ? "Geänderte Antwort veröffentlichen" : "Antwort veröffentlichen"}
          </Button>
        )}
        <Button pending={pending} onClick={() => void saveDraft()}>
          Entwurf speichern
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            restored.forget();
            onClose();
          }}
        >
          Abbrechen
        </Button>
      </div>
    </form>
  );
}

function publishedSentence(waits: boolean, source: ManagedRating["source"]): string {
  if (waits) return "Wir sehen uns die Antwort an, bevor sie erscheint.";
  return source === "google" ? "Die Antwort wird an Google gesendet." : "Die Antwort ist veröffentlicht.";
}
