import { type OwnRating, RATING_TEXT_CHARACTERS, updateRating } from "@portal/contract/user-area/history";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { DraftNotice } from "../../../platform/forms/draft-notice.tsx";
import { Form } from "../../../platform/forms/form.tsx";
import { useKeptDraft, useRestoredDraft } from "../../../platform/forms/use-draft.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Row } from "../../../ui/page/layout.tsx";
import { starText } from "../../../ui/content/star-texts.ts";

type RatingFormProps = { rating: OwnRating; queryKey: readonly unknown[]; onClose: () => void };

/** `from`: when the rating was saved that the person began to change; ISO instant. */
type Words = { readonly text: string; readonly stars: number; readonly from: string };

const areWords = (found: unknown): found is Words =>
  typeof (found as Words).text === "string" &&
  typeof (found as Words).stars === "number" &&
  typeof (found as Words).from === "string";

/** Edits text and stars of one rating, in its row of the list. */
export function RatingForm({ rating, queryKey, onClose }: RatingFormProps) {
  const { errors, refusal, pending, submit } = useSubmission();
  const stored: Words = { text: rating.rating_text, stars: rating.stars, from: rating.update_date };
  const restored = useRestoredDraft({ form: `rating.${rating.id}`, scope: "person", isValue: areWords });
  const [{ text, stars, from }, setWords] = useState(restored.value ?? stored);
  const area = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();
  const toasts = useToasts();
  const dirty = text !== stored.text || stars !== stored.stars;
  const restoredAt = useKeptDraft(restored, { dirty, value: { text, stars, from } });
  useEffect(() => area.current?.focus(), []);

  async function save(form: HTMLFormElement) {
    await submit(form, async () => {
      await apiCall(updateRating, { body: { rating_id: rating.id, rating_text: text, stars } });
      restored.forget();
      await client.invalidateQueries({ queryKey });
      toasts.show({ tone: "success", message: "Ihre Bewertung ist gespeichert." });
      onClose();
    });
  }
  function cancel() {
    restored.forget();
    onClose();
  }
  return (
    <Form refusal={refusal} onSubmit={save}>
      <h2>{rating.company.name}</h2>
      <DraftNotice at={restoredAt} isOutdated={from !== stored.from} onDiscard={() => setWords(stored)} />
      <TextArea
        ref={area}
        label="Ihre Bewertung"
        name="rating_text"
        limit={RATING_TEXT_CHARACTERS}
        value={text}
        error={errors["rating_text"]}
        onChange={({ currentTarget: { value } }) => setWords({ text: value, stars, from })}
      />
      <RadioGroup
        label="Sterne"
        name="stars"
        value={String(stars)}
        options={[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: starText(count) }))}
        error={errors["stars"]}
        onChange={({ currentTarget: { value } }) => setWords({ text, stars: Number(value), from })}
      />
      <Row>
        <Button type="submit" variant="primary" pending={pending}>
          Bewertung speichern
        </Button>
        <Button variant="quiet" disabled={pending} onClick={cancel}>
          Abbrechen
        </Button>
      </Row>
    </Form>
  );
}
