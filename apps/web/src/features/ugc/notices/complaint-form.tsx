import { complainContentNotice, type ContentNotice, NOTICE_TEXT_CHARACTERS } from "@portal/contract/ugc/notices/calls";
import { germanDay } from "@portal/contract/text/formats";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PrivacyNote } from "../../../platform/privacy/privacy-note.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";

type ComplaintFormProps = { token: string; until: string; onSent: (notice: ContentNotice) => void };

/** The complaint of DSA article 20, free of charge, by the link of the mail. */
export function ComplaintForm({ token, until, onSent }: ComplaintFormProps) {
  const { errors, refusal, pending, submit } = useSubmission();
  const [touched, setTouched] = useState(false);
  const toasts = useToasts();
  useUnsavedChanges(touched && !pending);

  function send(form: HTMLFormElement) {
    void submit(form, async () => {
      const { notice } = await apiCall(complainContentNotice, { body: { token, text: formText(form, "text") } });
      toasts.show({ tone: "success", message: "Ihre Beschwerde ist angekommen." });
      onSent(notice);
      document.querySelector<HTMLElement>("h1")?.focus();
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send} onInput={() => setTouched(true)}>
      <h2>Sind Sie nicht einverstanden?</h2>
      <p>Bis zum {germanDay(until)} können Sie sich kostenlos beschweren. Dann prüft ein Mensch noch einmal.</p>
      <TextArea
        label="Warum ist die Entscheidung falsch?"
        name="text"
        limit={NOTICE_TEXT_CHARACTERS}
        error={errors["text"]}
      />
      <PrivacyNote of="notice" />
      <Button type="submit" variant="primary" wide pending={pending}>
        Beschwerde senden
      </Button>
    </Form>
  );
}
