import { addServiceCaseMessage, CASE_TEXT_CHARACTERS } from "@portal/contract/service-case/calls";
import { type FormEvent, useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { useUnsavedChanges } from "../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../platform/forms/use-submission.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useChangeCase } from "./case-store.ts";
import styles from "./service-cases.module.css";

/** Adds a message of the company to a case. A message that is sent twice counts once. */
export function MessageForm({ id, isWaiting }: { id: number; isWaiting: boolean }) {
  const [{ text, key }, setMessage] = useState(() => ({ text: "", key: crypto.randomUUID() as string }));
  const { errors, refusal, pending, submit } = useSubmission();
  const change = useChangeCase();
  const toasts = useToasts();
  useUnsavedChanges(text.trim() !== "");

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget, async () => {
      await change((accountId) =>
        apiCall(addServiceCaseMessage, { params: { id: String(id) }, body: { text, key }, accountId }),
      );
      setMessage({ text: "", key: crypto.randomUUID() });
      toasts.show({ tone: "success", message: "Ihre Nachricht ist angekommen." });
    });
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {refusal && (
        <Alert tone="danger" announce>
          {refusal}
        </Alert>
      )}
      <TextArea
        label="Ihre Nachricht"
        name="text"
        rows={4}
        maxLength={CASE_TEXT_CHARACTERS}
        value={text}
        error={errors["text"]}
        onChange={({ currentTarget: { value } }) => setMessage({ text: value, key })}
      />
      <div>
        <Button type="submit" variant={isWaiting ? "primary" : "secondary"} pending={pending}>
          Nachricht senden
        </Button>
      </div>
    </form>
  );
}
