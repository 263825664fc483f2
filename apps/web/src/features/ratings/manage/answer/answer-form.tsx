import { ANSWER_CHARACTERS } from "@portal/contract/ratings/manage/answer";
import type { GoogleReplies, ManagedRating } from "@portal/contract/ratings/manage/calls";
import { useLayoutEffect, useRef, useState } from "react";
import { DraftNotice } from "../../../../platform/forms/draft-notice.tsx";
import { Form } from "../../../../platform/forms/form.tsx";
import { isText, useKeptDraft, useRestoredDraft } from "../../../../platform/forms/use-draft.ts";
import { useSubmission } from "../../../../platform/forms/use-submission.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { useToasts } from "../../../../ui/feedback/toast.tsx";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import { Row } from "../../../../ui/page/layout.tsx";
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
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => area.current?.focus(), []);
  const isPublished = rating.answer?.state === "published";
  const isCutOff = rating.source === "google" && google !== "ready";

  function publish(form: HTMLFormElement) {
    void submit(form, async () => {
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
    <Form refusal={refusal} onSubmit={publish} aria-label={`Antwort an ${name}`} data-print="hide">
      <DraftNotice at={restoredAt} onDiscard={() => setText(saved)} />
      <TemplateChoice rating={rating} text={text} onChange={setText} />
      <TextArea
        ref={area}
        label="Ihre Antwort"
        name="text"
        rows={5}
        limit={ANSWER_CHARACTERS}
        help={CHECKED}
        value={text}
        error={errors["text"]}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {isCutOff && (
        <p>Veröffentlichen können Sie erst, wenn Ihre Firma mit Google verbunden ist. Den Entwurf heben wir auf.</p>
      )}
      <Row>
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
      </Row>
    </Form>
  );
}

function publishedSentence(waits: boolean, source: ManagedRating["source"]): string {
  if (waits) return "Wir sehen uns die Antwort an, bevor sie erscheint.";
  return source === "google" ? "Die Antwort wird an Google gesendet." : "Die Antwort ist veröffentlicht.";
}
