import { COMPLAINT_CHARACTERS } from "@portal/contract/leads/calls";
import { COMPLAINT_REASONS, type ComplaintReason } from "@portal/contract/leads/complaints";
import { COMPLAINT_REASON_LABELS } from "@portal/contract/leads/words";
import { useState } from "react";
import { Form } from "../../../platform/forms/form.tsx";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { complaintText } from "../lead-texts.ts";
import { useLeadChanges } from "../leads-store.ts";

type ComplaintFormProps = { id: number; version: number; onDone: () => void };

/** What is wrong with the lead. The answer says at once whether there is a credit, and why. */
export function ComplaintForm({ id, version, onDone }: ComplaintFormProps) {
  const [reason, setReason] = useState<ComplaintReason>("wrong_contact");
  const [text, setText] = useState("");
  const { errors, refusal, pending, submit } = useSubmission();
  const { complain } = useLeadChanges();
  const toasts = useToasts();
  useUnsavedChanges(text !== "");
  return (
    <Form
      refusal={refusal}
      onSubmit={(form) => {
        void submit(form, async () => {
          const { lead } = await complain({ id, version, reason, text });
          onDone();
          if (lead.complaint !== null) toasts.show({ tone: "info", message: complaintText(lead.complaint) });
        });
      }}
    >
      <Select
        label="Was stimmt nicht?"
        name="reason"
        value={reason}
        error={errors["reason"]}
        onChange={({ currentTarget: { value } }) => setReason(value as ComplaintReason)}
      >
        {COMPLAINT_REASONS.map((one) => (
          <option key={one} value={one}>
            {COMPLAINT_REASON_LABELS[one]}
          </option>
        ))}
      </Select>
      <TextArea
        label="Was ist passiert?"
        name="text"
        optional
        rows={3}
        limit={COMPLAINT_CHARACTERS}
        help="Das liest auch unser Kundendienst."
        value={text}
        error={errors["text"]}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Reklamation senden
        </Button>
      </div>
    </Form>
  );
}
