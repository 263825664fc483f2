import { REMINDER_CHARACTERS } from "@portal/contract/leads/calls";
import type { Lead } from "@portal/contract/leads/lead";
import { germanDay } from "@portal/contract/text/formats";
import { useState } from "react";
import { Form } from "../../../platform/forms/form.tsx";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Row } from "../../../ui/page/layout.tsx";
import styles from "../leads.module.css";
import { useLeadChanges } from "../leads-store.ts";

/** A mail on the morning of a day, unfolded on demand. */
export function ReminderForm({ lead: { id, reminder } }: { lead: Lead }) {
  const [dueOn, setDueOn] = useState(reminder?.dueOn ?? "");
  const [text, setText] = useState(reminder?.text ?? "");
  const { errors, refusal, pending, submit, run, refuse } = useSubmission();
  const { remind } = useLeadChanges();
  const toasts = useToasts();
  useUnsavedChanges(dueOn !== (reminder?.dueOn ?? "") || text !== (reminder?.text ?? ""));
  const remove = () =>
    run(async () => {
      await remind({ id, dueOn: null, text: "" });
      toasts.show({
        tone: "success",
        message: "Die Erinnerung ist entfernt.",
        ...(reminder && {
          action: { label: "Rückgängig", onSelect: () => void run(() => remind({ id, ...reminder })) },
        }),
      });
    });
  return (
    <details data-print="hide">
      <summary className={styles.summary}>
        {reminder === null ? "Erinnern lassen" : `Erinnerung am ${germanDay(reminder.dueOn)}`}
      </summary>
      <Form
        refusal={refusal}
        onSubmit={(form) => {
          if (dueOn === "") return refuse("dueOn", "Bitte wählen Sie einen Tag.");
          void submit(form, async () => {
            await remind({ id, dueOn, text });
            toasts.show({ tone: "success", message: `Wir erinnern Sie am ${germanDay(dueOn)}.` });
          });
        }}
      >
        <TextField
          label="Tag"
          name="dueOn"
          type="date"
          size="md"
          help="Am Morgen dieses Tages bekommen Sie eine E-Mail."
          value={dueOn}
          error={errors["dueOn"]}
          onChange={({ currentTarget: { value } }) => setDueOn(value)}
        />
        <TextField
          label="Woran?"
          name="text"
          optional
          maxLength={REMINDER_CHARACTERS}
          value={text}
          error={errors["text"]}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Row gap="md">
          <Button type="submit" size="sm" pending={pending}>
            Erinnerung speichern
          </Button>
          {reminder !== null && (
            <Button variant="quiet" size="sm" pending={pending} onClick={() => void remove()}>
              Erinnerung entfernen
            </Button>
          )}
        </Row>
      </Form>
    </details>
  );
}
