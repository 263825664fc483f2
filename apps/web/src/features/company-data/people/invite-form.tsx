import { invitePerson } from "@portal/contract/company-data/people/calls";
import type { Right } from "@portal/contract/http/access";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { DraftNotice } from "../../../platform/forms/draft-notice.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { isText, useKeptDraft, useRestoredDraft } from "../../../platform/forms/use-draft.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { mail } from "../../../ui/icons/icons.ts";
import { useChangePeople } from "./people-store.ts";
import { RIGHT_OPTIONS } from "./people-texts.ts";

/** Invites a person to the company by address and right. */
export function InviteForm() {
  const { errors, refusal, pending, submit } = useSubmission();
  const restored = useRestoredDraft({ form: "people.invite", isValue: isText });
  const [email, setEmail] = useState(restored.value ?? "");
  const change = useChangePeople();
  const toasts = useToasts();
  const restoredAt = useKeptDraft(restored, { dirty: email !== "", value: email });

  function send(form: HTMLFormElement) {
    void submit(form, async () => {
      const right = (formText(form, "right") || "read") as Right;
      await change((accountId) => apiCall(invitePerson, { body: { email, right }, accountId }));
      toasts.show({ tone: "success", message: `Die Einladung an ${email.trim()} ist unterwegs.` });
      setEmail("");
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
      <DraftNotice at={restoredAt} onDiscard={() => setEmail("")} />
      <TextField
        label="E-Mail-Adresse der Person"
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        value={email}
        error={errors["email"]}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
      />
      <RadioGroup label="Was darf die Person?" name="right" options={RIGHT_OPTIONS} defaultValue="editor" />
      <div>
        <Button type="submit" variant="primary" icon={mail} pending={pending}>
          Einladung senden
        </Button>
      </div>
    </Form>
  );
}
