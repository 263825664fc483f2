import {
  callUgc,
  CONTRIBUTION_KINDS,
  CONTRIBUTION_TEXT_CHARACTERS,
  type ContributionKind,
} from "@portal/contract/ugc/calls";
import { useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { Form } from "../../platform/forms/form.tsx";
import { formText } from "../../platform/forms/form-text.ts";
import { useUnsavedChanges } from "../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../platform/forms/use-submission.ts";
import { PrivacyNote } from "../../platform/privacy/privacy-note.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

const KINDS = Object.entries(CONTRIBUTION_KINDS).map(([value, label]) => ({ value, label }));

/** Asks what is wrong, in one choice and one text, with an optional address for questions. */
export function ContributionForm({ companyId, onSent }: { companyId: number; onSent: (id: number) => void }) {
  const { errors, refusal, pending, submit } = useSubmission();
  const [touched, setTouched] = useState(false);
  const [chosen, setChosen] = useState("");
  const isErasure = chosen === "erasure";
  useUnsavedChanges(touched && !pending);

  function send(form: HTMLFormElement) {
    void submit(form, async () => {
      const kind = formText(form, "kind") as ContributionKind;
      const body = { companyId, kind, text: formText(form, "text"), email: formText(form, "email").trim() };
      onSent((await apiCall(callUgc, { body })).contribution.id);
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send} onInput={() => setTouched(true)}>
      <RadioGroup
        label="Was stimmt nicht?"
        name="kind"
        options={KINDS}
        error={errors["kind"]}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <TextArea
        label={isErasure ? "Wer sind Sie?" : "Wie ist es richtig?"}
        help={
          isErasure
            ? "Zum Beispiel: Ich bin die Inhaberin und habe das Gewerbe abgemeldet. Einen Grund brauchen Sie nicht."
            : "Zum Beispiel: Die Nummer ist jetzt 030 1234567."
        }
        name="text"
        limit={CONTRIBUTION_TEXT_CHARACTERS}
        error={errors["text"]}
      />
      <TextField
        label="Ihre E-Mail-Adresse"
        optional={!isErasure}
        help={
          isErasure
            ? "An sie schicken wir die Antwort, spätestens in einem Monat."
            : "Nur für Rückfragen zu diesem Hinweis. Sie wird nicht veröffentlicht."
        }
        name="email"
        type="email"
        autoComplete="email"
        error={errors["email"]}
      />
      <PrivacyNote of="correction" />
      <Button type="submit" variant="primary" wide pending={pending}>
        Hinweis senden
      </Button>
    </Form>
  );
}
