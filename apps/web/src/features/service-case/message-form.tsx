import { addServiceCaseMessage, CASE_TEXT_CHARACTERS } from "@portal/contract/service-case/calls";
import { useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { DraftNotice } from "../../platform/forms/draft-notice.tsx";
import { Form } from "../../platform/forms/form.tsx";
import { useKeptDraft, useRestoredDraft } from "../../platform/forms/use-draft.ts";
import { useSubmission } from "../../platform/forms/use-submission.ts";
import { Button } from "../../ui/actions/button.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useChangeCase } from "./case-store.ts";

/** `key`: the server counts a message once, however often it is sent. */
type Message = { readonly text: string; readonly key: string };

const emptyMessage = (): Message => ({ text: "", key: crypto.randomUUID() });
const isMessage = (found: unknown): found is Message =>
  typeof (found as Message).text === "string" && typeof (found as Message).key === "string";

/** Adds a message of the company to a case. A message that is sent twice counts once. */
export function MessageForm({ id, isWaiting }: { id: number; isWaiting: boolean }) {
  const restored = useRestoredDraft({ form: `case-message.${id}`, isValue: isMessage });
  const [{ text, key }, setMessage] = useState<Message>(() => restored.value ?? emptyMessage());
  const { errors, refusal, pending, submit } = useSubmission();
  const change = useChangeCase();
  const toasts = useToasts();
  const restoredAt = useKeptDraft(restored, { dirty: text.trim() !== "", value: { text, key } });

  function send(form: HTMLFormElement) {
    void submit(form, async () => {
      await change((accountId) =>
        apiCall(addServiceCaseMessage, { params: { id: String(id) }, body: { text, key }, accountId }),
      );
      setMessage(emptyMessage());
      toasts.show({ tone: "success", message: "Ihre Nachricht ist angekommen." });
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
      <DraftNotice at={restoredAt} onDiscard={() => setMessage(emptyMessage())} />
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
    </Form>
  );
}
