import type { Lead } from "@portal/contract/leads/lead";
import { useState } from "react";
import { Form } from "../../../platform/forms/form.tsx";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { centsOf } from "../lead-texts.ts";
import styles from "../leads.module.css";
import { useLeadChanges } from "../leads-store.ts";

const shown = (cents: number | null): string => (cents === null ? "" : (cents / 100).toFixed(2).replace(".", ","));

/** What the order is worth, unfolded on demand. */
export function ValueForm({ lead: { id, valueCents } }: { lead: Lead }) {
  const [text, setText] = useState(shown(valueCents));
  const { errors, refusal, pending, submit, refuse } = useSubmission();
  const { setValue } = useLeadChanges();
  const toasts = useToasts();
  useUnsavedChanges(text !== shown(valueCents));
  return (
    <details data-print="hide">
      <summary className={styles.summary}>
        {valueCents === null ? "Auftragswert festhalten" : "Auftragswert ändern"}
      </summary>
      <Form
        refusal={refusal}
        onSubmit={(form) => {
          const cents = text.trim() === "" ? null : centsOf(text);
          if (cents === undefined) return refuse("valueCents", "Bitte einen Betrag wie 1.250,50.");
          void submit(form, async () => {
            await setValue(id, cents);
            toasts.show({ tone: "success", message: "Der Auftragswert ist gespeichert." });
          });
        }}
      >
        <TextField
          label="Auftragswert in Euro"
          name="valueCents"
          inputMode="decimal"
          size="md"
          help="Nur Ihre Firma sieht ihn. Leer lassen, um ihn zu entfernen."
          value={text}
          error={errors["valueCents"]}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <div>
          <Button type="submit" size="sm" pending={pending}>
            Auftragswert speichern
          </Button>
        </div>
      </Form>
    </details>
  );
}
