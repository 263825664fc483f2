import { type Caller, CALLER_NOTE_CHARACTERS } from "@portal/contract/secretarial/calls";
import { useState } from "react";
import { Form } from "../../../platform/forms/form.tsx";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import styles from "../../../platform/phone/phone.module.css";
import { Button } from "../../../ui/actions/button.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useChangeCaller } from "../secretarial-store.ts";

/** The company's note on a call, unfolded on demand. */
export function NoteForm({ caller, name }: { caller: Caller; name: string }) {
  const [note, setNote] = useState(caller.note);
  const { errors, refusal, pending, submit } = useSubmission();
  const change = useChangeCaller();
  useUnsavedChanges(note !== caller.note);
  return (
    <details data-print="hide">
      <summary className={styles.summary}>
        {caller.note === "" ? "Notiz schreiben" : "Notiz ändern"}
        <span className="visually-hidden">: {name}</span>
      </summary>
      <Form
        refusal={refusal}
        onSubmit={(form) => {
          void submit(form, () => change({ id: caller.id, note }));
        }}
      >
        <TextArea
          label="Notiz"
          name="note"
          rows={3}
          limit={CALLER_NOTE_CHARACTERS}
          help="Nur Ihre Firma liest sie."
          value={note}
          error={errors["note"]}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
        <div>
          <Button type="submit" size="sm" pending={pending}>
            Notiz speichern
          </Button>
        </div>
      </Form>
    </details>
  );
}
