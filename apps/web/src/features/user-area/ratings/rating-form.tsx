import { type OwnRating, RATING_TEXT_CHARACTERS, updateRating } from "@portal/contract/user-area/history";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import styles from "../item-list.module.css";
import { starText } from "./star-texts.ts";

type RatingFormProps = { rating: OwnRating; queryKey: readonly unknown[]; onClose: () => void };

/** Edits text and stars of one rating, in its row of the list. */
export function RatingForm({ rating, queryKey, onClose }: RatingFormProps) {
  const { errors, refusal, pending, submit } = useSubmission();
  const [text, setText] = useState(rating.rating_text);
  const [stars, setStars] = useState(rating.stars);
  const area = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();
  const toasts = useToasts();
  useUnsavedChanges(text !== rating.rating_text || stars !== rating.stars);
  useEffect(() => area.current?.focus(), []);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    await submit(event.currentTarget, async () => {
      await apiCall(updateRating, { body: { rating_id: rating.id, rating_text: text, stars } });
      await client.invalidateQueries({ queryKey });
      toasts.show({ tone: "success", message: "Ihre Bewertung ist gespeichert." });
      onClose();
    });
  }
  return (
    <form noValidate className={styles.words} onSubmit={(event) => void save(event)}>
      <Stack>
        <h2 className={styles.title}>{rating.company.name}</h2>
        <Refusal text={refusal} />
        <TextArea
          ref={area}
          label="Ihre Bewertung"
          name="rating_text"
          limit={RATING_TEXT_CHARACTERS}
          value={text}
          error={errors["rating_text"]}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <RadioGroup
          label="Sterne"
          name="stars"
          value={String(stars)}
          options={[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: starText(count) }))}
          error={errors["stars"]}
          onChange={(event) => setStars(Number(event.currentTarget.value))}
        />
        <Row>
          <Button type="submit" variant="primary" pending={pending}>
            Bewertung speichern
          </Button>
          <Button variant="quiet" disabled={pending} onClick={onClose}>
            Abbrechen
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
